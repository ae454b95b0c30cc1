import type { z } from 'zod'
import { monitoredProducts } from '../../contracts/monitoring.ts'
import type { Monitor, MonitorDetail, monitor } from '../../contracts/resources/monitor.ts'
import type { Context, Scope } from '../platform/context.ts'
import { findAndCount, likePattern } from '../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { monthPriceOf, presentMonitor } from './rows.ts'

type Parts = Pick<Context, 'db' | 'prices'>
type Filter = z.output<typeof monitor.filter>

const sorts = {
  id: 'id',
  since: 'since',
  checkedAt: 'checked_at',
  changedAt: 'changed_at',
  nextChargeOn: 'paid_until',
}

export async function listMonitors(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  { filter, ...query }: ListQuery<Filter>,
): Promise<Page<Monitor>> {
  const page = await findAndCount(monitorsMatching(ctx, actor.userId, filter).selectAll(), sorts, query)
  const prices = await Promise.all(
    monitoredProducts.map(async id => [id, await monthPriceOf(ctx, ctx.db, actor.userId, id)] as const),
  )
  const priceOf = new Map(prices)
  return { ...page, rows: page.rows.map(row => presentMonitor(row, priceOf.get(row.product) ?? 0)) }
}

/** With its history, newest first. Throws `not_found`, also for another account's. */
export async function showMonitor(ctx: Parts, { actor }: Scope<CustomerActor>, id: string): Promise<MonitorDetail> {
  const row = await monitorsMatching(ctx, actor.userId, { id: [id] })
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound('monitor')
  const events = await ctx.db
    .selectFrom('monitor_events')
    .selectAll()
    .where('monitor_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_EVENTS)
    .execute()
  return {
    ...presentMonitor(row, await monthPriceOf(ctx, ctx.db, actor.userId, row.product)),
    events: events.map(event => ({
      id: event.id,
      kind: event.kind,
      at: event.at,
      verificationId: event.verification_id,
      added: event.added,
      changed: event.changed,
      removed: event.removed,
      paise: event.paise,
      from: event.month_from,
      until: event.month_until,
    })),
  }
}

const MAX_EVENTS = 200

function monitorsMatching({ db }: Pick<Context, 'db'>, userId: string, filter: Filter) {
  let query = db.selectFrom('monitors').where('user_id', '=', userId)
  if (filter.id) query = query.where('id', 'in', filter.id)
  if (filter.product) query = query.where('product', 'in', filter.product)
  if (filter.status) query = query.where('status', 'in', filter.status)
  const { q } = filter
  if (q) query = query.where(eb => eb.or([eb('reference', 'ilike', likePattern(q)), eb('verification_id', '=', q)]))
  return query
}
