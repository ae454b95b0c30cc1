import { canAccess } from '../../../contracts/permissions.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/streamRows.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { forbidden } from '../../platform/problem.ts'
import { exportColumns, exportRow } from './exportColumns.ts'
import { type Filter, verificationsMatching } from './filters.ts'

/** Subject of an export's audit entry: one customer's list of one product. */
export const exportSubject = (userId: string, product: ProductId) => `list:${userId}:${product}`

/** Streams the filtered list as CSV, newest first, one page in memory at a time. */
export async function exportCsv(ctx: Context, scope: Scope<CustomerActor>, product: ProductId, filter: Filter) {
  const { actor, locale } = scope
  if (!canAccess(actor.role, { action: 'export', permission: 'verifications' })) throw forbidden()
  // Filter values may contain an identifier; the names of the filters do not.
  const data = { product, filteredBy: Object.keys(filter) }
  await audit(ctx.db, scope, { action: 'verification.exported', subject: exportSubject(actor.userId, product), data })
  return streamCsv(exportColumns(productOf(product), locale), rowsOf(ctx, actor.userId, product, filter))
}

async function* rowsOf(ctx: Context, userId: string, product: ProductId, filter: Filter) {
  const page = (after: string | undefined, limit: number) => {
    const found = verificationsMatching(ctx, userId, product, filter)
    return (after ? found.where('id', '<', after) : found).selectAll().orderBy('id', 'desc').limit(limit).execute()
  }
  for await (const row of streamRows(page, filter.after)) yield exportRow(productOf(product), row)
}
