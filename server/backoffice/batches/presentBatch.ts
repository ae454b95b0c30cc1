import type { JobStatus } from '../../../contracts/platform/codes.ts'
import { type SourceState, worstState } from '../../../contracts/platform/sourceStates.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { CustomerBatch } from '../../../contracts/resources/customerBatch.ts'
import type { BulkJob } from '../../checks/bulk/bulkJob.ts'
import { presentProgress } from '../../checks/bulk/presentJob.ts'
import type { Context } from '../../platform/context.ts'
import { openName, type SealedName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'
import { waitOf } from './waits.ts'

export type BatchRow = BulkJob & { customer: SealedName; lanes: number; spendable: number | null }

/** The state of each product's source, as this node knows it. */
export function stateOfSources({ sources }: Pick<Context, 'sources'>): (product: string) => SourceState {
  const health = sources.health()
  return product => worstState(health.filter(one => one.product === product).map(({ state }) => state))
}

/** A batch as staff see it: without the file's columns and rows. */
export function presentBatch(vault: Vault, row: BatchRow, sourceOf: (product: string) => SourceState): CustomerBatch {
  const progress = presentProgress(row)
  const around = { lanes: row.lanes, spendablePaise: row.spendable, source: sourceOf(row.product) }
  return {
    ...progress,
    status: row.status as JobStatus,
    userId: row.user_id,
    customer: openName(vault, row.customer),
    product: row.product as ProductId,
    fileName: row.file_name,
    wait: waitOf(row, around),
    lanes: row.lanes,
    errors: row.rows_unavailable + row.rows_problem,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}
