import type { SourceState } from '../../../contracts/platform/sourceStates.ts'
import type { BatchWait } from '../../../contracts/resources/customerBatch.ts'
import type { BulkJob } from '../../checks/bulk/bulkJob.ts'

interface Around {
  /** Chunks that workers have now. */
  lanes: number
  /** What the owner's wallet can still reserve in paise; null without a limit. */
  spendablePaise: number | null
  source: SourceState
}

type Job = Pick<BulkJob, 'status' | 'rows_ready' | 'unit_price_paise' | 'paused_at' | 'staff_notices'>

/** Who a batch waits for, and why; null if it is being worked on or has ended. */
export function waitOf(job: Job, { lanes, spendablePaise, source }: Around): BatchWait | null {
  const pricePaise = job.rows_ready * job.unit_price_paise
  switch (job.status) {
    case 'failed':
      return 'rows'
    case 'ready':
      if (job.rows_ready === 0) return 'rows'
      return spendablePaise !== null && spendablePaise < pricePaise ? 'balance' : 'start'
    case 'pausing':
    case 'paused':
      return isPausedByStaff(job) ? 'staff' : 'customer'
    case 'running':
      if (source === 'down') return 'source'
      return lanes === 0 ? 'lane' : null
    default:
      return null
  }
}

/** Whether the present pause is that of the last notice: its owner may have resumed and paused it since. */
function isPausedByStaff({ paused_at, staff_notices }: Pick<Job, 'paused_at' | 'staff_notices'>): boolean {
  const last = staff_notices.findLast(({ action }) => action === 'paused')
  return last !== undefined && paused_at !== null && Date.parse(last.at) === Date.parse(paused_at)
}
