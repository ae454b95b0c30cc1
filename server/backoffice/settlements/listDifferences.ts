import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { limits } from '../../../contracts/platform/limits.ts'
import type { GatewayDifference, gatewayDifference } from '../../../contracts/resources/gatewayDifference.ts'
import type { Context } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerName, openName, type SealedName } from '../../platform/sealing/names.ts'
import { type DifferenceRow, differencesOf, explanationOf } from './differences.ts'
import { allTime, periodOf } from './period.ts'

type Filter = z.output<typeof gatewayDifference.filter>
type Parts = Pick<Context, 'db' | 'payments' | 'vault'>

/** What differs between the gateway's reports and our records, latest first. */
export async function listDifferences(ctx: Parts, query: ListQuery<Filter>): Promise<Page<GatewayDifference>> {
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${found(ctx, query.filter)} limit ${limits.countCap + 1}) counted`.execute(ctx.db)
  const total = counted[0]?.count ?? 0
  return {
    rows: await rowsOf(ctx, query),
    total: Math.min(total, limits.countCap),
    capped: total > limits.countCap,
  }
}

/** A period has far fewer differences than an export may have rows. */
export async function* streamDifferences(ctx: Parts, filter: Filter): AsyncGenerator<GatewayDifference> {
  const sort = { field: 'createdAt', order: 'DESC' } as const
  yield* await rowsOf(ctx, { filter, sort, offset: 0, limit: limits.exportRows })
}

function found({ payments: { name } }: Parts, filter: Filter) {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`]
  if (filter.id) conditions.push(sql`difference.id = any(${filter.id}::text[])`)
  if (filter.kind) conditions.push(sql`difference.kind = any(${filter.kind}::text[])`)
  if (filter.state) conditions.push(filter.state === 'open' ? sql`explained.id is null` : sql`explained.id is not null`)
  if (filter.q)
    conditions.push(
      sql`${filter.q} in (difference.id, difference.payment_id, difference.settlement_id, difference.utr, difference.order_id)`,
    )
  const period = filter.id && !filter.createdFrom && !filter.createdTo ? allTime : periodOf(filter)
  return sql`${differencesOf(name, period)} difference
    left join gateway_explanations explained on ${explanationOf(name)}
    left join users on users.id = difference.user_id
    left join admins on admins.id = explained.explained_by
    where ${sql.join(conditions, sql` and `)}`
}

interface Row extends DifferenceRow {
  customer: SealedName | null
  explanation_id: string | null
  note_sealed: string | null
  explained_by: string | null
  explained_at: string | null
}

async function rowsOf(ctx: Parts, { filter, sort, offset, limit }: ListQuery<Filter>): Promise<GatewayDifference[]> {
  const order = sql.raw(sort.order === 'ASC' ? 'asc' : 'desc')
  const { rows } = await sql<Row>`
    select difference.*, ${customerName} as customer, explained.id as explanation_id, explained.note_sealed,
      admins.name as explained_by, explained.explained_at
    from ${found(ctx, filter)}
    order by ${sql.ref(sort.field === 'id' ? 'difference.id' : 'difference.at')} ${order}, difference.id
    offset ${offset} limit ${limit}`.execute(ctx.db)
  return rows.map(row => ({
    id: row.id,
    createdAt: row.at,
    kind: row.kind,
    paymentId: row.payment_id,
    origin: row.origin,
    orderId: row.order_id,
    userId: row.user_id,
    customer: openName(ctx.vault, row.customer),
    reportedMinor: row.reported_minor,
    recordedMinor: row.recorded_minor,
    currency: row.currency,
    settlementId: row.settlement_id,
    utr: row.utr,
    state: row.explanation_id === null ? 'open' : 'explained',
    note:
      row.explanation_id && row.note_sealed
        ? ctx.vault.open(row.note_sealed, { column: 'gateway_explanations.note_sealed', id: row.explanation_id })
        : null,
    explainedBy: row.explained_by,
    explainedAt: row.explained_at,
  }))
}
