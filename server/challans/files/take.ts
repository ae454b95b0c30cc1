import type { Trx } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'

/** Keeps an uploaded file for good, once: what has taken it owns it. Throws `not_found`, also for one that something else has taken. */
export async function takeFile(trx: Trx, objectId: string): Promise<{ type: string; bytes: number }> {
  const taken = await trx
    .updateTable('challan_files')
    .set({ taken_at: new Date() })
    .where('object_id', '=', objectId)
    .where('taken_at', 'is', null)
    .returning(['type', 'bytes'])
    .executeTakeFirst()
  if (!taken) throw notFound('file')
  return taken
}
