import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { type BulkJob, lockJob } from './bulkJob.ts'

/** Deletes a job that was not started, with its rows and its file. Throws `conflict` once it has started. */
export async function discardJob(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<{ id: string }> {
  const job = await ctx.db.transaction().execute(async trx => {
    const found = await lockJob(trx, scope, id, ['ready', 'failed'])
    await deleteJob(trx, found)
    await audit(trx, scope, { action: 'job.discarded', subject: id })
    return found
  })
  if (job.object_id) await ctx.objects.remove(job.object_id)
  return { id }
}

/** Deletes the database rows; the caller removes the stored object after the commit. */
export async function deleteJob(trx: Trx, { id, object_id }: BulkJob): Promise<void> {
  await trx.deleteFrom('bulk_jobs').where('id', '=', id).execute()
  if (object_id) await trx.deleteFrom('objects').where('id', '=', object_id).execute()
}
