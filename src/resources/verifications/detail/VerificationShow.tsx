import { Skeleton, Tab, Tabs } from '@mui/material'
import { useShowContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { verificationAccessLog } from '../../../../contracts/calls/verifications.ts'
import { needsConsent } from '../../../../contracts/checks/needsConsent.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { JsonView } from '../../../components/JsonView.tsx'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CheckFiles } from '../files/CheckFiles.tsx'
import { RevealContext } from '../ProductValue.tsx'
import { useProduct } from '../product.ts'
import type { VerificationDetail } from '../record.ts'
import { VerificationTimeline } from '../VerificationTimeline.tsx'
import { AccessLog } from './AccessLog.tsx'
import { ChargeSection } from './ChargeSection.tsx'
import styles from './Detail.module.css'
import { ResultTab } from './ResultTab.tsx'
import { SharedLinks } from './SharedLinks.tsx'
import { useReveal } from './useReveal.ts'
import { VerificationSummary } from './VerificationSummary.tsx'

const tabs = ['result', 'json', 'accessLog'] as const

interface ShowProps {
  missing: ReactNode
  /** In place of the outcome's words in the summary. */
  meaning?: string
  /** In place of the declared result. */
  result?: ReactNode
  /** Beside the result, above the charge. */
  aside?: ReactNode
}

/** One verification: result, timeline, charge and access log. */
export const VerificationShow = ({ missing, meaning, result, aside }: ShowProps) => {
  const text = useTexts('verifications')
  const { record, error, isPending, refetch } = useShowContext<VerificationDetail>()
  const { reads } = useProduct()
  const [tab, setTab] = useState<(typeof tabs)[number]>('result')
  const reveal = useReveal(record?.id ?? '')
  const log = useCallQuery(
    verificationAccessLog,
    { params: { id: record?.id ?? '' } },
    { enabled: record !== undefined },
  )
  if (error && !record) {
    const { status, requestId } = error as CallError
    if (status === 404) return missing
    return <LoadError isPage title={text('detail.reloadFailed')} requestId={requestId} onRetry={() => void refetch()} />
  }
  if (isPending || !record) return <Loading />
  return (
    <RevealContext value={reveal}>
      <VerificationSummary record={record} meaning={meaning} />
      <Tabs
        className={styles.tabs}
        aria-label={text('detail.tabs')}
        value={tab}
        onChange={(_, next: (typeof tabs)[number]) => setTab(next)}
      >
        {tabs.map(name => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            label={
              <span className={styles.tab}>
                {text(`detail.${name}`)}
                {name === 'accessLog' && log.data && log.data.length > 0 && (
                  <span className={`num ${styles.count}`}>{log.data.length}</span>
                )}
              </span>
            }
          />
        ))}
      </Tabs>
      <TwoColumns
        aside={
          <>
            {aside}
            <ChargeSection record={record} />
            {reads && <CheckFiles record={record} />}
            <VerificationTimeline record={record} />
            {record.finishedAt && <SharedLinks id={record.id} />}
          </>
        }
      >
        <div className={styles.panel} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === 'result' && (result ?? <ResultTab record={record} />)}
          {tab === 'json' && <JsonTab record={record} />}
          {tab === 'accessLog' && <AccessLog title={text('detail.accessLog')} entries={log.data} />}
        </div>
      </TwoColumns>
    </RevealContext>
  )
}

const Loading = () => (
  <div className={styles.loading} aria-busy="true">
    <Skeleton variant="rounded" height={142} />
    <Skeleton variant="rounded" height={320} />
  </div>
)

/** The reply or the request as JSON, masked like the other tabs. */
const JsonTab = ({ record }: { record: VerificationDetail }) => {
  const text = useTexts('verifications')
  const product = useProduct()
  const [shown, setShown] = useState<'response' | 'request'>('response')
  const { timeline: _, ...response } = record
  const { input, purpose, reference } = record
  return (
    <JsonView
      label={text(`detail.${shown}`)}
      value={shown === 'response' ? response : { input, consent: needsConsent(product, input), purpose, reference }}
      bar={
        <SegmentedControl
          label={text('detail.jsonView')}
          value={shown}
          options={[
            { value: 'response', label: text('detail.response') },
            { value: 'request', label: text('detail.request') },
          ]}
          onChange={setShown}
        />
      }
    />
  )
}
