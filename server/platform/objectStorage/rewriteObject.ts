import type { Readable } from 'node:stream'
import type { Trx } from '../context.ts'
import type { ObjectKey } from '../db/schema/platform.ts'
import { Problem } from '../problem.ts'
import { type StoreParts, writeSealed } from './sealedStore.ts'

interface Accepting {
  maxBytes?: number
  /** Runs with the change of the row; what it throws leaves the object as it was. */
  accept?: (trx: Trx, bytes: number) => Promise<void>
}

/**
 * Writes the content of an old object in frames, lets its row name the new writing, then deletes the old one. Of two nodes that do it at once, or
 * if the object is deleted meanwhile, whoever changes the row first has done it; the other's writing goes.
 */
export async function rewriteObject(
  parts: StoreParts,
  row: ObjectKey,
  content: Readable,
  { maxBytes = Number.POSITIVE_INFINITY, accept }: Accepting = {},
): Promise<void> {
  const { db, raw } = parts
  const { name, bytes, key_sealed } = await writeSealed(parts, row.object_id, content, maxBytes)
  const change = db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('object_keys')
      .set({ stored_as: name, key_sealed, bytes, former_key: null, replaced: row.stored_as })
      .where('object_id', '=', row.object_id)
      .where('stored_as', '=', row.stored_as)
      .where('key_sealed', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await accept?.(trx, bytes)
    return numUpdatedRows > 0n
  })
  // After any other failure the row may name the new writing all the same.
  const isFirst = await change.catch(async error => {
    if (error instanceof Problem) await raw.remove(name)
    throw error
  })
  if (isFirst) await dropReplaced(parts, row.object_id, row.stored_as)
  else await raw.remove(name)
}

/** Deletes what an object has been rewritten from. */
export async function dropReplaced({ db, raw }: StoreParts, id: string, replaced: string): Promise<void> {
  await raw.remove(replaced)
  await db
    .updateTable('object_keys')
    .set({ replaced: null })
    .where('object_id', '=', id)
    .where('replaced', '=', replaced)
    .execute()
}
