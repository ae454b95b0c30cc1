import { sql } from 'kysely'
import type { JobNotice } from '../../../contracts/resources/bulkJob.ts'
import type { Trx } from '../../platform/context.ts'

interface Notice {
  id: string
  action: JobNotice['action']
  /** Only staff give one. */
  reason: string | undefined
  at?: string
  jobId?: string
}

/** Adds what staff did to the trail that the job's owner sees; does nothing for what its owner did. */
export async function tellOwner(
  trx: Trx,
  { id, action, reason, at = new Date().toISOString(), jobId }: Notice,
): Promise<void> {
  if (reason === undefined) return
  const notice: JobNotice = { action, reason, at, jobId: jobId ?? null }
  await trx
    .updateTable('bulk_jobs')
    .set({ staff_notices: sql`staff_notices || ${JSON.stringify([notice])}::jsonb` })
    .where('id', '=', id)
    .execute()
}
