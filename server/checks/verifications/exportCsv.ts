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

/** What an export's audit entry is about: one customer's list of one product. */
export const exportSubject = (userId: string, product: ProductId) => `list:${userId}:${product}`

/** The filtered list as a stream of CSV, newest first. It reads page by page, so neither node nor database holds more than one. */
export async function exportCsv(ctx: Context, scope: Scope<CustomerActor>, product: ProductId, filter: Filter) {
  const { actor, locale } = scope
  if (!canAccess(actor.role, { action: 'export', permission: 'verifications' })) throw forbidden()
  // The filter's values may hold an identifier; its names do not.
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
