import { Readable } from 'node:stream'
import { limits } from '../../../contracts/platform/limits.ts'
import type { ObjectKey } from '../db/schema/platform.ts'
import { Problem } from '../problem.ts'
import { rewriteObject } from './rewriteObject.ts'
import type { StoreParts } from './sealedStore.ts'
import { sniffed } from './sniff.ts'

/*
 * Versions before decision 0071 gave out addresses of the bucket, to which browsers uploaded files past the server. Those that nobody had
 * inspected by then wait in the bucket's folder `incoming/`, at most those of a day.
 */

export const isWaiting = ({ stored_as }: Pick<ObjectKey, 'stored_as'>): boolean => stored_as.startsWith('incoming/')

/** Tolerance for uploads still in progress and for clock drift. */
const LATE_MS = 60 * 60_000

/**
 * Inspects an upload as every upload is inspected, and gives it to its row; one that is not what was announced is deleted. Returns whether the
 * upload may still arrive.
 */
export async function claimWaiting(parts: StoreParts, row: ObjectKey): Promise<'done' | 'left'> {
  const { db, raw } = parts
  const upload = await db
    .selectFrom('objects')
    .select(['content_type', 'bytes', 'created_at'])
    .where('id', '=', row.object_id)
    .where('uploaded_at', 'is', null)
    .executeTakeFirst()
  try {
    if (!upload) throw new Problem('not_found', 'Its row is gone.')
    const content = Readable.from(sniffed(await raw.get(row.stored_as), upload.content_type))
    await rewriteObject(parts, row, content, {
      maxBytes: upload.bytes,
      accept: async (trx, bytes) => {
        if (bytes !== upload.bytes) throw new Problem('bad_request', 'The file is shorter than was announced.')
        await trx.updateTable('objects').set({ uploaded_at: new Date() }).where('id', '=', row.object_id).execute()
      },
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error
    const mayArrive = upload && Date.now() < Date.parse(upload.created_at) + limits.objects.urlMs + LATE_MS
    if (mayArrive && error.code === 'not_found') return 'left'
    await refuse(parts, row)
  }
  return 'done'
}

async function refuse({ db, raw }: StoreParts, { object_id, stored_as }: ObjectKey): Promise<void> {
  await raw.remove(stored_as)
  await db.deleteFrom('object_keys').where('object_id', '=', object_id).where('stored_as', '=', stored_as).execute()
}
