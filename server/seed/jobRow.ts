import { productOf } from '../../contracts/products/index.ts'
import { guessMapping } from '../checks/bulk/mapping.ts'
import type { VerificationOutcome } from '../sources/askSource.ts'
import type { SeedContext } from './context.ts'
import type { Asked, fileOf } from './jobFile.ts'
import type { PlannedJob } from './plan.ts'

/** What a finished job says about its file and its rows; its id, money and times come from whoever ran it. */
export function jobRow(world: SeedContext, planned: PlannedJob, asked: Asked[], file: ReturnType<typeof fileOf>) {
  const { product, at } = planned
  const { userId, subUserId, name } = world.askers[planned.asker]
  const counted = (status: VerificationOutcome['status']) =>
    asked.filter(({ outcome }) => outcome.status === status).length
  return {
    product,
    user_id: userId,
    sub_user_id: subUserId,
    requested_by: name,
    object_id: null,
    file_name: planned.fileName,
    file_bytes: file.bytes,
    file_type: 'csv',
    locale: 'en',
    status: 'completed',
    columns_sealed: file.columns,
    mapping: guessMapping(productOf(product), file.headers),
    purpose: planned.purpose,
    reference: planned.reference,
    consented_at: asked[0]?.made.consentedAt,
    rows_total: file.rows.length,
    rows_ready: asked.length,
    rows_problem: planned.mistakes.length,
    rows_duplicate: 1,
    rows_completed: counted('completed'),
    rows_not_found: counted('not_found'),
    rows_unavailable: counted('source_unavailable'),
    unit_price_paise: productOf(product).pricePaise,
    created_at: at,
    checking_since: at,
    checked_at: new Date(at.getTime() + 2_000),
  }
}
