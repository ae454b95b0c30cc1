import { sql } from 'kysely'
import type { Dashboard, Need } from '../../../contracts/calls/dashboard.ts'
import type { VerificationStatus } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { productIds } from '../../../contracts/products/index.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { readMedians, readTraffic } from './traffic.ts'

const RECENT = 8

export async function readDashboard(ctx: Context, scope: Scope<CustomerActor>, days: number): Promise<Dashboard> {
  const { userId } = scope.actor
  const [traffic, medianMs, recent, needs] = await Promise.all([
    readTraffic(ctx.db, userId, days),
    readMedians(ctx.db, userId, days),
    readRecent(ctx.db, userId),
    readNeeds(ctx.db, userId),
  ])
  const { now, before } = traffic
  return {
    verifications: { now: now.verifications, before: before.verifications },
    successRate: { now: now.successRate, before: before.successRate },
    spendPaise: { now: now.spendPaise, before: before.spendPaise },
    medianMs: { now: medianMs.now, before: medianMs.before },
    days: traffic.days.map(day => ({ ...day, medianMs: medianMs.ofDay(day.day) })),
    recent,
    needs,
  }
}

/** The newest of each product, because the index of a customer's checks begins with the product. */
async function readRecent(db: Db, userId: string): Promise<Dashboard['recent']> {
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${sql.val(productIds)}::text[])`.as<'asked'>(sql`asked (id)`))
    .innerJoinLateral(
      query =>
        query
          .selectFrom('verifications')
          .select(['id', 'product', 'subject_masked', 'status', 'outcome', 'charge_paise', 'mode', 'created_at'])
          .where('user_id', '=', userId)
          .whereRef('product', '=', 'asked.id')
          .orderBy('id', 'desc')
          .limit(RECENT)
          .as('newest'),
      join => join.onTrue(),
    )
    .selectAll('newest')
    .orderBy('newest.id', 'desc')
    .limit(RECENT)
    .execute()
  return rows.map(row => ({
    id: row.id,
    product: row.product,
    subject: row.subject_masked,
    status: row.status as VerificationStatus,
    outcome: row.outcome,
    chargePaise: row.charge_paise,
    mode: row.mode === 'live' ? 'live' : 'test',
    createdAt: row.created_at,
  }))
}

const MAX_JOBS = 5

/** What needs the customer's attention: checked files to start, rows to run again, wallets running low. */
async function readNeeds(db: Db, userId: string): Promise<Need[]> {
  const jobs = await db
    .selectFrom('bulk_jobs as job')
    .select(['job.id', 'job.product', 'job.status', 'job.rows_ready', 'job.rows_unavailable'])
    .where('job.user_id', '=', userId)
    .where(eb =>
      eb.or([
        eb.and([eb('job.status', '=', 'ready'), eb('job.rows_ready', '>', 0)]),
        eb.and([
          eb('job.status', '=', 'completed'),
          eb('job.rows_unavailable', '>', 0),
          eb.not(
            eb.exists(eb.selectFrom('bulk_jobs as again').select('again.id').whereRef('again.rerun_of', '=', 'job.id')),
          ),
        ]),
      ]),
    )
    .orderBy('job.id', 'desc')
    .limit(MAX_JOBS)
    .execute()
  const wallets = await db
    .selectFrom('wallets')
    .select(['kind', 'available_paise'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['api', 'product'])
    .where('account_type', '=', 'Prepaid')
    .where('available_paise', '<', limits.lowBalancePaise)
    .orderBy('kind')
    .execute()
  return [
    ...jobs.map(job =>
      job.status === 'ready'
        ? { kind: 'start' as const, id: job.id, product: job.product, rows: job.rows_ready }
        : { kind: 'rerun' as const, id: job.id, product: job.product, rows: job.rows_unavailable },
    ),
    ...wallets.map(wallet => ({
      kind: 'lowBalance' as const,
      wallet: wallet.kind === 'api' ? ('api' as const) : ('product' as const),
      paise: wallet.available_paise,
    })),
  ]
}
