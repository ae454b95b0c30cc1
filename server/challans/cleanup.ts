import { challanLimits } from '../../contracts/challans/challanLimits.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 100

type Shared = Pick<Context, 'db' | 'objects'>

/** Runs hourly: deletes public searches that led to no order, end users without one, uploaded files that nothing uses, and expired tokens. */
export const startChallansCleanup = (ctx: Shared & Pick<Context, 'log'>) =>
  runPeriodically(HOUR_MS, 'tidying challans', ctx.log, () => cleanUpChallans(ctx))

export async function cleanUpChallans(ctx: Shared): Promise<void> {
  await forgetSearches(ctx)
  await forgetEndUsers(ctx)
  await dropFiles(ctx)
  await ctx.db.deleteFrom('challan_used_retries').where('expires_at', '<', new Date().toISOString()).execute()
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

async function forgetSearches({ db }: Shared): Promise<void> {
  await db
    .deleteFrom('challan_searches')
    .where('channel', '=', 'public')
    .where('created_at', '<', ago(challanLimits.searchDays * DAY_MS))
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('challan_orders')
            .select('challan_orders.id')
            .whereRef('challan_orders.search_id', '=', 'challan_searches.id'),
        ),
      ),
    )
    .execute()
}

/** Whoever is blocked stays known, so that the block lasts. */
async function forgetEndUsers({ db }: Shared): Promise<void> {
  await db
    .deleteFrom('brand_users')
    .where('last_seen_at', '<', ago(challanLimits.searchDays * DAY_MS))
    .where('blocked_at', 'is', null)
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('challan_orders')
            .select('challan_orders.id')
            .whereRef('challan_orders.brand_id', '=', 'brand_users.brand_id')
            .whereRef('challan_orders.phone_index', '=', 'brand_users.phone_index'),
        ),
      ),
    )
    .execute()
}

async function dropFiles({ db, objects }: Shared): Promise<void> {
  const left = await db
    .selectFrom('challan_files')
    .select('object_id')
    .where('taken_at', 'is', null)
    .where('created_at', '<', ago(challanLimits.fileMs))
    .limit(BATCH)
    .execute()
  for (const { object_id } of left) {
    const deleteContent = await db.transaction().execute(async trx => {
      const dropped = await trx
        .deleteFrom('challan_files')
        .where('object_id', '=', object_id)
        .where('taken_at', 'is', null)
        .executeTakeFirst()
      return dropped.numDeletedRows > 0n ? objects.removeIn(trx, object_id) : undefined
    })
    await deleteContent?.()
  }
}
