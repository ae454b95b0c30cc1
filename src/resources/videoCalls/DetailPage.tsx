import { Skeleton } from '@mui/material'
import type { ComponentProps } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { videoCallResource } from '../../../contracts/resources/videoCall.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Decided } from './Decided.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { Facts } from './Facts.tsx'
import { CallRoom } from './room/CallRoom.tsx'
import { useOwnDocument } from './room/useOwnDocument.ts'
import { Session } from './Session.tsx'
import { useVideoCall } from './useVideoCall.ts'
import { VcipChecklist } from './VcipChecklist.tsx'
import styles from './VideoCalls.module.css'

const RoomOfDocument = (props: ComponentProps<typeof CallRoom>) =>
  useOwnDocument() ? <CallRoom {...props} /> : <Skeleton variant="rounded" height={240} />

/** A call: the room of its agent while it is on, then its sessions and what was decided. */
const DetailPage = () => {
  const text = useTexts('videoCallsScreen')
  const locale = useLocale()
  const { id, data: shown, error, refetch, refresh } = useVideoCall()
  if (id === '') return <Navigate replace to={paths.videoKycCalls} />
  if (!shown && !error) return <Skeleton variant="rounded" height={240} />
  if (!shown)
    return (
      <LoadError
        isPage
        title={videoCallResource.words?.[error?.status === 404 ? 'missing' : 'error']?.[locale]}
        requestId={error?.requestId}
        onRetry={() => void refetch()}
      />
    )
  const { may, status } = shown
  const chip = videoCallResource.fields.status.choices[status]
  const isEmpty = shown.rounds.length === 0 && shown.proposal === null
  const isOver = status === 'approved' || status === 'rejected' || status === 'held' || status === 'proposed'
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('list'), to: paths.videoKycCalls }, { label: shown.person }]}
        title={may.hold ? text('room.title', { person: shown.person }) : shown.person}
        actions={<ToneChip tone={chip.tone ?? 'neutral'} label={chip.label[locale]} />}
      />
      <div className={styles.notices}>
        {isOver && (
          <InlineAlert tone={shown.usable ? 'success' : 'warning'}>
            {text(shown.usable ? 'detail.usable' : 'detail.notUsable')}
          </InlineAlert>
        )}
        {status === 'invited' && <InlineAlert tone="info">{text('detail.waits')}</InlineAlert>}
        {status === 'waiting' && <InlineAlert tone="info">{text('detail.queued')}</InlineAlert>}
        {status === 'inCall' && !may.hold && (
          <InlineAlert tone="info">{text('detail.busy', { agent: shown.agent ?? '' })}</InlineAlert>
        )}
        {status === 'ended' && shown.end && <InlineAlert tone="info">{text(`detail.ended.${shown.end}`)}</InlineAlert>}
      </div>
      {may.hold ? (
        <RoomOfDocument key={shown.id} shown={shown} refresh={refresh} />
      ) : isEmpty ? (
        <Facts shown={shown} refresh={refresh} />
      ) : (
        <TwoColumns aside={<Facts shown={shown} refresh={refresh} />}>
          <div className={styles.stack}>
            {may.propose && <DecisionForm kind="propose" shown={shown} refresh={refresh} />}
            {may.audit && <DecisionForm kind="audit" shown={shown} refresh={refresh} />}
            {shown.auditBlock && <InlineAlert tone="info">{shown.auditBlock}</InlineAlert>}
            <Decided shown={shown} />
            {shown.rounds.map(round => (
              <Session key={round.round} shown={shown} round={round} refresh={refresh} />
            ))}
            {isOver && <VcipChecklist shown={shown} />}
          </div>
        </TwoColumns>
      )}
    </>
  )
}

export default DetailPage
