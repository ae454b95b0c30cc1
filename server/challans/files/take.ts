import type { Trx } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'

/** Claims an uploaded file permanently. Throws `not_found` when it does not exist or has been claimed already. */
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
