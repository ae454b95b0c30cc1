import { Skeleton, Tab, Tabs } from '@mui/material'
import { useShowContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { verificationAccessLog } from '../../../../contracts/calls/verifications.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { VerificationDetail } from '../record.ts'
import { AccessLog } from './AccessLog.tsx'
import { ChargeSection } from './ChargeSection.tsx'
import { JsonTab } from './JsonTab.tsx'
import { ResultTab } from './ResultTab.tsx'
import styles from './Show.module.css'
import { VerificationSummary } from './VerificationSummary.tsx'
import { VerificationTimeline } from './VerificationTimeline.tsx'

const tabs = ['result', 'json', 'accessLog'] as const

/** One verification: what it says, how that came about, what it cost and who looked. */
export const VerificationShow = ({ missing }: { missing: ReactNode }) => {
  const text = useTexts('verifications')
  const { record, error, isPending, refetch } = useShowContext<VerificationDetail>()
  const [tab, setTab] = useState<(typeof tabs)[number]>('result')
  const log = useCallQuery(
    verificationAccessLog,
    { params: { id: record?.id ?? '' } },
    { enabled: record !== undefined },
  )
  if (error && !record) {
    const { status, requestId } = error as CallError
    if (status === 404) return missing
    return <LoadError title={text('detail.reloadFailed')} requestId={requestId} onRetry={() => void refetch()} />
  }
  if (isPending || !record) return <Loading />
  return (
    <>
      <VerificationSummary record={record} />
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
      <div className={styles.columns}>
        <div className={styles.main} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === 'result' && <ResultTab record={record} />}
          {tab === 'json' && <JsonTab record={record} />}
          {tab === 'accessLog' && <AccessLog entries={log.data} />}
        </div>
        <div className={styles.aside}>
          <ChargeSection record={record} />
          <VerificationTimeline record={record} />
        </div>
      </div>
    </>
  )
}

const Loading = () => (
  <div className={styles.loading} aria-busy="true">
    <Skeleton variant="rounded" height={142} />
    <Skeleton variant="rounded" height={320} />
  </div>
)
