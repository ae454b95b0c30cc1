import { sql } from 'kysely'
import { addMonths } from '../../../server/monitoring/months.ts'
import type { Database } from '../../../server/platform/db/connect.ts'
import type { Journal } from './journal.ts'

type Db = Database['db']

/** Makes business due that goes on by itself, and notes it. Returns how much of it is under way at this moment. */
export type TimePasses = (db: Db, journal: Journal) => Promise<number>

/** Waiting checks whose time passes at once. */
const EXPIRING = 4

const numberOf = async (query: ReturnType<typeof sql<{ count: number }>>, db: Db) =>
  Number((await query.execute(db)).rows[0]?.count ?? 0)

/** A month of each monitor ends, if the last one is paid. */
export const monthsPass: TimePasses = async (db, { monitors }) => {
  const now = new Date().toISOString()
  const running = await numberOf(sql`select count(*) from monitors where claimed_until > now()`, db)
  for (const [id, days] of monitors) {
    const [earliest = ''] = [...days].sort()
    const row = await db.selectFrom('monitors').select('paid_until').where('id', '=', id).executeTakeFirst()
    if (!row || row.paid_until <= now.slice(0, 10)) continue
    // Each charge names the day on which its month begins: the day before all others is one that no month has begun on.
    const from = new Date(Date.parse(earliest) - 86_400_000).toISOString().slice(0, 10)
    await db
      .updateTable('monitors')
      .set({ anchor: addMonths(from, -1), months: 1, paid_until: from, next_check_at: now })
      .set({ claim: null, claimed_until: null })
      .where('id', '=', id)
      .execute()
    days.add(from)
  }
  return running
}

/** The next run of each repeated file is due, unless one is running. */
export const daysPass: TimePasses = async (db, { schedules }) => {
  const running = await numberOf(sql`select count(*) from bulk_schedule_runs where status = 'running'`, db)
  for (const [id, dueAt] of schedules) {
    const at = new Date().toISOString()
    const { numUpdatedRows } = await db
      .updateTable('bulk_schedules')
      .set({ next_at: at })
      .where('id', '=', id)
      .where('next_at', '>', at)
      .where(eb =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('bulk_schedule_runs')
              .select('id')
              .where('schedule_id', '=', id)
              .where('status', '=', 'running'),
          ),
        ),
      )
      .executeTakeFirst()
    if (numUpdatedRows > 0n) dueAt.add(at)
  }
  return running
}

/** The time of some waiting checks passes without a decision. */
export const nobodyDecides: TimePasses = async (db, { waiting }) => {
  const past = new Date(Date.now() - 1_000)
  const holding = await numberOf(sql`select count(*) from verifications where status = 'awaiting_person'`, db)
  const ids = [...waiting].flatMap(([id, state]) => (state === 'waits' ? [id] : [])).slice(0, EXPIRING)
  for (const id of ids) {
    waiting.set(id, 'expires')
    await db
      .updateTable('holds')
      .set({ expires_at: past })
      .where('id', '=', eb => eb.selectFrom('verifications').select('hold_id').where('id', '=', id))
      .execute()
    await db.updateTable('verifications').set({ expires_at: past }).where('id', '=', id).execute()
  }
  return holding
}
