import { pipeline, Readable } from 'node:stream'
import { limits } from '../../contracts/limits.ts'
import { canAccess } from '../../contracts/permissions.ts'
import { type ProductId, productOf } from '../../contracts/products/index.ts'
import type { CustomerActor } from '../actors.ts'
import { audit } from '../audit/audit.ts'
import type { Context, Scope } from '../context.ts'
import { csvWriter } from '../engines/csv.ts'
import { forbidden } from '../problem.ts'
import { exportColumns, exportRow } from './exportColumns.ts'
import { type Filter, matching } from './filters.ts'

const PAGE = 500

/** What an export's audit entry is about: one customer's list of one product. */
export const exportSubject = (userId: string, product: ProductId) => `list:${userId}:${product}`

/** The filtered list as a stream of CSV, newest first. It reads page by page, so neither node nor database holds more than one. */
export async function exportCsv(ctx: Context, scope: Scope<CustomerActor>, product: ProductId, filter: Filter) {
  const { actor, locale } = scope
  if (!canAccess(actor.role, { action: 'export', permission: 'verifications' })) throw forbidden()
  // The filter's values may hold an identifier; its names do not.
  const data = { product, filteredBy: Object.keys(filter) }
  await audit(ctx.db, scope, { action: 'verification.exported', subject: exportSubject(actor.userId, product), data })
  const writer = csvWriter(exportColumns(productOf(product), locale))
  // A failure destroys the writer, and with it the reply: the reader sees a broken download, not a short list.
  pipeline(Readable.from(rowsOf(ctx, actor.userId, product, filter)), writer, () => {})
  return writer
}

async function* rowsOf(ctx: Context, userId: string, product: ProductId, filter: Filter) {
  let after = filter.after
  for (let left: number = limits.exportRows; left > 0; left -= PAGE) {
    const found = matching(ctx, userId, product, filter)
    const page = await (after ? found.where('id', '<', after) : found)
      .selectAll()
      .orderBy('id', 'desc')
      .limit(Math.min(PAGE, left))
      .execute()
    for (const row of page) yield exportRow(productOf(product), row)
    after = page.at(-1)?.id
    if (page.length < PAGE) return
  }
}
