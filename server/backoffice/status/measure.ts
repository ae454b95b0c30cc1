import { sql } from 'kysely'
import { type ComponentId, type ComponentState, worstComponentState } from '../../../contracts/pages/statusPage.ts'
import { type ProductGroup, productGroups } from '../../../contracts/products/groups.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { firstIdAt } from '../../checks/days.ts'
import type { Context } from '../../platform/context.ts'
import { judgeCheck, judgeJobs, judgeTries, type Tries, type Waiting } from './judge.ts'

type Parts = Pick<Context, 'config' | 'db' | 'sources'>
type Measured = Record<ComponentId, ComponentState>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The state of every component by what happened in the last hour, of payments in the last six. Throws if the database does not answer. */
export async function measure(ctx: Parts, now = new Date()): Promise<Measured> {
  const since = new Date(now.getTime() - HOUR_MS)
  const [checks, signing, gateway, payments, messages, jobs] = await Promise.all([
    measureChecks(ctx, since),
    readSigning(ctx, since, now),
    readGateway(ctx, since),
    readPayments(ctx, now),
    readMessages(ctx, since),
    readJobs(ctx),
  ])
  return {
    // Whoever measures serves pages, and has just read the database.
    web: 'operational',
    gateway: judgeTries(gateway),
    ...checks,
    signing: judgeTries(signing),
    payments: judgeTries(payments),
    messages: judgeTries(messages),
    jobs: judgeJobs(jobs),
  }
}

type CheckedGroup = Exclude<ProductGroup, 'signing'>

const checkedGroups = (Object.keys(productGroups) as ProductGroup[]).filter(group => group !== 'signing')

const none: Tries = { answered: 0, failed: 0 }

/**
 * A group is as good as the worst of its checks that somebody made. Test mode asks no source, so it proves nothing. The documents and lists that we
 * read ourselves count as their answers do.
 */
async function measureChecks({ db, sources }: Parts, since: Date): Promise<Record<CheckedGroup, ComponentState>> {
  const { rows } = await sql<Tries & { product: string }>`
    select product, (count(*) filter (where status <> 'source_unavailable'))::int as answered,
      (count(*) filter (where status = 'source_unavailable'))::int as failed
    from verifications
    where id >= ${firstIdAt('ver', since)} and created_at >= ${since} and mode = 'live'
      and status in ('completed', 'not_found', 'rejected_input', 'source_unavailable')
    group by product`.execute(db)
  const tries = new Map(rows.map(row => [row.product, row]))
  const breakers = new Map(sources.health().map(({ product, state }) => [product, state]))
  const states = productIds.map(id => ({
    group: productOf(id).group,
    state: judgeCheck(tries.get(id) ?? none, breakers.get(id) ?? 'unknown'),
  }))
  const worstOf = (group: CheckedGroup) =>
    worstComponentState(states.filter(one => one.group === group && one.state !== 'unknown').map(({ state }) => state))
  return Object.fromEntries(checkedGroups.map(group => [group, worstOf(group)])) as Record<CheckedGroup, ComponentState>
}

/** The last step of a document is the server's own: to seal what everybody has signed. */
const SEALING_MS = 10 * MINUTE_MS

/** E-sign has no checks: documents that were sealed, and those that should be. */
async function readSigning({ db }: Parts, since: Date, now: Date): Promise<Tries> {
  const late = new Date(now.getTime() - SEALING_MS)
  const { rows } = await sql<Tries>`
    select (select count(*) from envelopes where state = 'completed' and ended_at >= ${since})::int as answered,
      (select count(*) from envelopes where state = 'sealing' and updated_at < ${late})::int as failed`.execute(db)
  return rows[0] ?? none
}

/** Requests by key. A source that is down is not the fault of the API, which has answered. */
async function readGateway({ db }: Parts, since: Date): Promise<Tries> {
  const { rows } = await sql<Tries>`
    select (count(*) filter (where outcome <> 'failed'))::int as answered,
      (count(*) filter (where outcome = 'failed'))::int as failed
    from request_log where id >= ${firstIdAt('req', since)} and created_at >= ${since}`.execute(db)
  return rows[0] ?? none
}

const PAYMENTS_MS = 6 * HOUR_MS
/** The gateway has answered by then, or never will. */
const ORDER_MS = 2 * MINUTE_MS

/** Whether the payment gateway has taken the orders. A payer who gives up proves nothing. */
async function readPayments({ db }: Parts, now: Date): Promise<Tries> {
  const since = new Date(now.getTime() - PAYMENTS_MS)
  const { rows } = await sql<Tries>`
    select (count(*) filter (where gateway_order_id is not null))::int as answered,
      (count(*) filter (where gateway_order_id is null and created_at < ${new Date(now.getTime() - ORDER_MS)}))::int as failed
    from payment_orders where id >= ${firstIdAt('ord', since)} and created_at >= ${since}`.execute(db)
  return rows[0] ?? none
}

/** Messages that were handed over, and those whose last attempt has failed. The sandbox's inbox has every message at once. */
async function readMessages({ config, db }: Parts, since: Date): Promise<Tries> {
  const from = sql`id >= ${firstIdAt('msg', since)} and created_at >= ${since}`
  if (config.CHANNELS !== 'smtp') {
    const { rows } = await sql<{ any: boolean }>`select exists (select from messages where ${from}) as any`.execute(db)
    return { answered: rows[0]?.any ? 1 : 0, failed: 0 }
  }
  const { rows } = await sql<Tries>`
    select (count(*) filter (where status = 'delivered'))::int as answered,
      (count(*) filter (where status <> 'delivered' and error is not null))::int as failed
    from deliveries where ${from}`.execute(db)
  return rows[0] ?? none
}

async function readJobs({ db }: Parts): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    with queues as (select array(select name from pgboss.queue) as names)
    select (select extract(epoch from now() - min(greatest(start_after, created_on)))::float8 from pgboss.job
        where name = any (queues.names) and state < 'active' and not blocked and start_after <= now()) as "oldestSeconds",
      exists (select from pgboss.job where name = any (queues.names) and state = 'completed'
        and completed_on > now() - interval '1 hour') as "hasFinished"
    from queues`.execute(db)
  return rows[0] ?? { oldestSeconds: null, hasFinished: false }
}
