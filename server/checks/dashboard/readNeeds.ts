import type { Need } from '../../../contracts/calls/dashboard.ts'
import { limits } from '../../../contracts/limits.ts'
import type { Db } from '../../platform/context.ts'

const MOST_JOBS = 5

/** What needs the customer's attention: checked files to start, rows to run again, wallets running low. */
export async function readNeeds(db: Db, userId: string): Promise<Need[]> {
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
    .limit(MOST_JOBS)
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
