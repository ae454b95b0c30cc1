import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import type { InvoiceSnapshot } from './issue.ts'
import { invoicePdf } from './pdf.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** The owner's own invoice. Throws `not_found` for another's as for none. */
export async function downloadOwn(ctx: Parts, { actor }: Scope<CustomerActor>, id: string) {
  const row = await ctx.db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  return documentOf(ctx, row)
}

/** Anybody's, for staff, with a record of who looked. Throws `not_found`. */
export async function downloadAny(ctx: Context, scope: Scope<AdminActor>, id: string) {
  const row = await ctx.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  const document = await documentOf(ctx, row)
  await audit(ctx.db, scope, { action: 'invoice.downloaded', subject: id, userId: row?.user_id ?? null })
  return document
}

/** Made anew each time from what was kept when it was issued: the same bytes each time. */
async function documentOf(
  { vault }: Pick<Parts, 'vault'>,
  row: { number: string; snapshot_sealed: string } | undefined,
) {
  if (!row) throw notFound('invoice')
  const snapshot = JSON.parse(vault.open(row.snapshot_sealed)) as InvoiceSnapshot
  return { fileName: `${row.number.replaceAll('/', '-')}.pdf`, pdf: await invoicePdf(snapshot) }
}
