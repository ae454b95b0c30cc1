import { Skeleton } from '@mui/material'
import { useGetOne } from 'ra-core'
import { Navigate, useSearchParams } from 'react-router-dom'
import { saveEnvelopeDraft } from '../../../contracts/calls/esign.ts'
import type { ShownEnvelopeDetail } from '../../../contracts/esign/shown.ts'
import { isOver } from '../../../contracts/esign/states.ts'
import { stateName } from '../../../contracts/identifiers/states.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { envelopeResource } from '../../../contracts/resources/envelope.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { FieldValue } from '../../components/FieldValue.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Documents } from './Documents.tsx'
import { EnvelopeActions } from './EnvelopeActions.tsx'
import styles from './Envelopes.module.css'
import { NoSuchDocument } from './NoSuchDocument.tsx'
import { RecipientStates } from './RecipientStates.tsx'
import { Trail } from './Trail.tsx'
import { Uploads } from './Uploads.tsx'

/** While recipients act. */
const REFRESH_MS = 5_000

/** An envelope: who is where, what happened, and its documents. A draft opens in the builder. */
const EnvelopePage = () => {
  const locale = useLocale()
  const mayEdit = useCanCall(saveEnvelopeDraft)
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<ShownEnvelopeDetail, CallError>(
    envelopeResource.name,
    // A separate cache key: list rows have no trail.
    { id, meta: { detail: true } },
    {
      retry: false,
      refetchInterval: ({ state }) => state.data !== undefined && !isOver(state.data.state) && REFRESH_MS,
    },
  )
  const { words } = envelopeResource
  if (data?.state === 'draft' && mayEdit) return <Navigate replace to={withId(paths.esign, id)} />
  if (data) return <Loaded envelope={data} />
  if (!error) return <Skeleton variant="rounded" height={142} />
  if (error.status !== 404)
    return (
      <LoadError isPage title={words?.error?.[locale]} requestId={error.requestId} onRetry={() => void refetch()} />
    )
  return <NoSuchDocument />
}

export default EnvelopePage

const Loaded = ({ envelope }: { envelope: ShownEnvelopeDetail }) => {
  const text = useTexts('esignScreen')
  const locale = useLocale()
  const { full } = useDateFormats()
  const { fields, words } = envelopeResource
  const { id, title, state, mode, template, folder, tags, done, acting } = envelope
  const { createdBy, createdAt, sentAt, expiresAt, endedAt, stamp } = envelope
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('product'), to: paths.esign },
          { label: words?.title[locale] ?? '', to: paths.esignResponses },
          { label: id.slice(-8), mono: true },
        ]}
      />
      <SummaryCard
        title={title || text('untitled')}
        chips={
          <>
            <FieldValue field={fields.state} value={state} />
            {mode === 'test' && <ToneChip tone="info" label={text('test')} />}
            {template && <ToneChip tone="neutral" label={text('template')} />}
          </>
        }
        meaning={text(`meaning.${state}`, { done, count: acting })}
        actions={<EnvelopeActions envelope={envelope} />}
        facts={[
          ...(stamp
            ? [
                {
                  label: text('stamp.label'),
                  value: text('stamp.value', {
                    value: formatPaise(stamp.valuePaise),
                    state: stateName(stamp.state, locale),
                    number: stamp.number,
                  }),
                },
              ]
            : []),
          { label: fields.done.label[locale], value: text('progress', { done, count: acting }) },
          { label: fields.createdBy.label[locale], value: createdBy },
          { label: fields.createdAt.label[locale], value: full(createdAt) },
          { label: fields.sentAt.label[locale], value: sentAt && full(sentAt) },
          endedAt
            ? { label: fields.endedAt.label[locale], value: full(endedAt) }
            : { label: fields.expiresAt.label[locale], value: expiresAt && full(expiresAt) },
          ...(folder ? [{ label: fields.folder.label[locale], value: folder.name }] : []),
          ...(tags.length > 0
            ? [{ label: fields.tags.label[locale], value: tags.map(({ name }) => name).join(', ') }]
            : []),
        ]}
      />
      <WhyEnded envelope={envelope} />
      <div className={styles.under}>
        <TwoColumns
          aside={
            <>
              <Documents envelope={envelope} />
              <Uploads envelope={envelope} />
            </>
          }
        >
          <RecipientStates envelope={envelope} />
          <Trail envelope={envelope} />
        </TwoColumns>
      </div>
    </>
  )
}

const WhyEnded = ({ envelope: { state, reason } }: { envelope: ShownEnvelopeDetail }) => {
  const text = useTexts('esignScreen')
  if (!reason || (state !== 'declined' && state !== 'voided')) return null
  return (
    <div className={styles.under}>
      <InlineAlert tone={state === 'declined' ? 'danger' : 'info'}>{text(`why.${state}`, { reason })}</InlineAlert>
    </div>
  )
}
