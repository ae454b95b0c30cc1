import type { MultipartFile } from '@fastify/multipart'
import { sql } from 'kysely'
import { withGatewayErrors } from '../../money/payments/paymentOrders.ts'
import { settlementsFromCsv } from '../../money/payments/settlementCsv.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import { type Actor, type AdminActor, actorId } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { SettlementRow } from '../../platform/ports/paymentGateway.ts'
import { Problem } from '../../platform/problem.ts'

const attempts = { max: 60, windowMs: 10 * 60_000 }

/** Fetches what the gateway settled on a day. Throws `unavailable`. */
export async function fetchReport(ctx: Context, scope: Scope<AdminActor>, day: string) {
  await consumeRateLimitOrThrow(ctx, scope, `settlements:${scope.actor.adminId}`, attempts)
  const rows = await withGatewayErrors(scope, () => ctx.payments.settlementReport(day))
  return importRows(ctx, scope, rows, day)
}

/** Reads a report from a CSV file. Throws `bad_request`, naming the row. */
export async function uploadReport(ctx: Context, scope: Scope<AdminActor>, file: MultipartFile | undefined) {
  if (!file) throw new Problem('bad_request', 'Choose a file.', [{ field: 'file', message: 'Choose a file.' }])
  await consumeRateLimitOrThrow(ctx, scope, `settlements:${scope.actor.adminId}`, attempts)
  return importRows(ctx, scope, settlementsFromCsv(await file.toBuffer()), null)
}

/** Stores the rows of a report; those that are known are overwritten, so that a report can be imported any number of times. */
export function importRows(ctx: Context, scope: Scope<Actor>, rows: readonly SettlementRow[], day: string | null) {
  const gateway = ctx.payments.name
  const source = day === null ? ('file' as const) : ('gateway' as const)
  return ctx.db.transaction().execute(async trx => {
    const id = newId('gre')
    const imported_by = actorId(scope.actor)
    await trx
      .insertInto('gateway_reports')
      .values({ id, gateway, source, day, rows: rows.length, imported_by })
      .execute()
    // A row that a file names twice counts as it stands last.
    const latest = [...new Map(rows.map(row => [row.id, row])).values()]
    if (latest.length > 0)
      await sql`insert into gateway_report_rows (${columns})
        select ${columns} from ${jsonRows(
          'gateway_report_rows',
          latest.map(row => stored(row, gateway, id)),
        )}
        on conflict (gateway, id) do update set ${overwritten}`.execute(trx)
    await audit(trx, scope, {
      action: 'reconciliation.imported',
      subject: id,
      data: { source, day, rows: rows.length },
    })
    return { rows: latest.length }
  })
}

const stored = (row: SettlementRow, gateway: string, report_id: string) => ({
  gateway,
  id: row.id,
  kind: row.kind,
  payment_id: row.paymentId,
  order_id: row.orderId,
  amount_minor: row.amountMinor,
  currency: row.currency,
  fee_minor: row.feeMinor,
  tax_minor: row.taxMinor,
  net_minor: row.netMinor,
  at: row.at,
  settled_at: row.settledAt,
  settlement_id: row.settlementId,
  utr: row.utr,
  report_id,
})

const names = Object.keys(stored({} as SettlementRow, '', ''))
const columns = sql.join(names.map(name => sql.ref(name)))
const overwritten = sql.join(names.slice(2).map(name => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
