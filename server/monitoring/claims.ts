import type { Context, Trx } from '../platform/context.ts'
import type { MonitorRow } from './rows.ts'

/** Longer than any source may take; afterwards another run takes over. */
const CLAIM_MS = 5 * 60_000

/** Of two runs, one gets a row: the other passes over it while it is locked, and finds it claimed afterwards. */
export const claimNext = ({ db }: Pick<Context, 'db'>, claim: string, now: Date): Promise<MonitorRow | undefined> =>
  db
    .updateTable('monitors')
    .set({ claim, claimed_until: new Date(now.getTime() + CLAIM_MS) })
    .where('id', '=', eb =>
      eb
        .selectFrom('monitors')
        .innerJoin('users', 'users.id', 'monitors.user_id')
        .select('monitors.id')
        .where('status', '!=', 'ended')
        .where('users.is_active', '=', true)
        .where('next_check_at', '<=', now.toISOString())
        .where(claimed =>
          claimed.or([claimed('claimed_until', 'is', null), claimed('claimed_until', '<', now.toISOString())]),
        )
        .orderBy('next_check_at')
        .limit(1)
        .forUpdate('monitors')
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()

/** Locks a row that was claimed. Undefined if it was ended meanwhile, or another run has taken over. */
export const lockClaimed = (trx: Trx, { id, claim }: MonitorRow): Promise<MonitorRow | undefined> =>
  trx.selectFrom('monitors').selectAll().where('id', '=', id).where('claim', '=', claim).forUpdate().executeTakeFirst()

/** Gives a row back with these values, unless it is another run's by now. */
export async function release(
  { db }: Pick<Context, 'db'>,
  { id, claim }: MonitorRow,
  values: Partial<MonitorRow>,
): Promise<void> {
  const mine = db.updateTable('monitors').where('id', '=', id).where('claim', '=', claim)
  await mine.set({ ...values, claim: null, claimed_until: null }).execute()
}
