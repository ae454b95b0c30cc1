import type { Product } from '../../../../contracts/products/index.ts'
import type { PurposeValues } from '../new/PurposeFields.tsx'
import { firstUnmappedField, type Job } from './job.ts'

export type BulkBlocker = 'file' | 'checking' | 'columns' | 'ready' | 'balance' | 'purpose' | 'consent'

/** Why a file cannot be started: the first thing that is left to do. `balancePaise` is undefined where it does not limit. */
export function bulkBlocker(
  product: Product,
  job: Job | undefined,
  values: PurposeValues,
  balancePaise: number | undefined,
): BulkBlocker | undefined {
  if (!job || job.status === 'failed') return 'file'
  if (job.status === 'checking') return 'checking'
  if (firstUnmappedField(product, job)) return 'columns'
  if (job.counts.ready === 0) return 'ready'
  if (balancePaise !== undefined && balancePaise < job.atMostPaise) return 'balance'
  if (values.purpose === '') return 'purpose'
  return values.consent ? undefined : 'consent'
}
