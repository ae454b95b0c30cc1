import { sql } from 'kysely'
import { limits } from '../../../contracts/limits.ts'
import type { Db } from '../../platform/context.ts'
import { addDays } from './days.ts'

const BATCH = 2_000

/** Deletes expired log rows in batches, so that no lock is held for long; daily usage remains. */
export async function deleteOldRequests(db: Db): Promise<void> {
  const oldest = addDays(new Date(), -limits.requestLog.days).toISOString()
  let deleted = 0
  do {
    const result = await sql`
      delete from request_log where id in (
        select id from request_log where created_at < ${oldest} order by created_at limit ${BATCH} for update skip locked)`.execute(
      db,
    )
    deleted = Number(result.numAffectedRows ?? 0)
  } while (deleted === BATCH)
}
