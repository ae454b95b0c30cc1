import { useGetOne, useResourceContext } from 'ra-core'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import type { CustomerBatchDetail } from '../../../contracts/resources/customerBatch.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { JobProgress } from '../../components/JobProgress.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { hasEnded, isActive, isDraft } from '../verifications/bulk/job.ts'
import styles from './CustomerBatches.module.css'
import { outcomesOf } from './cells.tsx'

interface BatchProps {
  record: CustomerBatchDetail
}

const EVERY_MS = 2_000

/** How far a batch is, and who it waits for. Follows a batch that runs. */
export const BatchState = ({ record }: BatchProps) => {
  const text = useTexts('adminBatches')
  const resource = useResourceContext() ?? ''
  const { id, status, counts, wait, lanes, waitingRows } = record
  // The same query as that of the drawer, which shows what it brings.
  useGetOne(
    resource,
    { id, meta: { detail: true } },
    { refetchInterval: isActive(status) ? EVERY_MS : false, retry: false, onError: () => {} },
  )
  const price = formatPaise(record.atMostPaise)
  return (
    <div className={styles.part}>
      {!isDraft(status) && (
        <JobProgress
          name={record.fileName}
          done={counts.done}
          total={counts.ready}
          outcomes={outcomesOf(record, text)}
          rowsPerSecond={record.rowsPerSecond ?? undefined}
          secondsLeft={record.secondsLeft ?? undefined}
          ended={hasEnded(status)}
          capturedPaise={record.capturedPaise}
        />
      )}
      {isActive(status) && (
        <p className={`num ${styles.quiet}`}>
          {text('waiting', { count: formatCount(waitingRows), lanes: formatCount(lanes) })}
        </p>
      )}
      {wait && (
        <div className={styles.part}>
          <InlineAlert tone={wait === 'source' || wait === 'balance' ? 'warning' : 'info'}>
            {text(`why.${wait}`, { price })}
          </InlineAlert>
        </div>
      )}
    </div>
  )
}
