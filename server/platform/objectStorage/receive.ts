import { Readable } from 'node:stream'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Context } from '../context.ts'
import { notFound, Problem } from '../problem.ts'
import { keepWith } from './sealedStore.ts'
import { sniffed, wrongType } from './sniff.ts'

/**
 * Receives an upload once; its declared type and first bytes must match the announced type. Throws `not_found`, `conflict` for a
 * second upload, `unsupported_type` and `too_large`, leaving nothing behind.
 */
export async function receiveObject(
  { db, objects }: Pick<Context, 'db' | 'objects'>,
  id: string,
  contentType: string | undefined,
  content: Readable,
): Promise<{ bytes: number }> {
  const row = await db
    .selectFrom('objects')
    .select(['content_type', 'uploaded_at', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('file')
  if (row.uploaded_at) throw taken()
  if (contentType !== row.content_type) throw wrongType(row.content_type)
  // Claimed before any byte is stored, so that the second of two concurrent uploads is refused.
  const claimed = await db
    .updateTable('objects')
    .set({ uploaded_at: new Date() })
    .where('id', '=', id)
    .where('uploaded_at', 'is', null)
    .executeTakeFirst()
  if (!claimed.numUpdatedRows) throw taken()
  try {
    const maxBytes = row.bytes || limits.objects.maxBytes
    const object = await objects.put(id, Readable.from(sniffed(content, row.content_type)), maxBytes)
    const { bytes } = object
    await keepWith({ db }, [object], async trx => {
      if (row.bytes > 0 && bytes !== row.bytes) throw tooShort(row.bytes)
      await trx.updateTable('objects').set({ bytes }).where('id', '=', id).execute()
    })
    return { bytes }
  } catch (error) {
    await db.updateTable('objects').set({ uploaded_at: null }).where('id', '=', id).execute()
    throw error
  }
}

const tooShort = (announced: number) =>
  new Problem('bad_request', `The file is shorter than the declared ${announced} bytes.`)

const taken = () => new Problem('conflict', 'This URL has already been used. Request a new one.')

/** Deletes rows older than `before` whose file never arrived; one that waits to be claimed is left to that (`waitingUploads.ts`). */
export async function deleteAbandonedUploads({ db }: Pick<Context, 'db'>, before: string): Promise<void> {
  await db
    .deleteFrom('objects')
    .where('uploaded_at', 'is', null)
    .where('created_at', '<', before)
    .where(row =>
      row.not(row.exists(row.selectFrom('object_keys').select('object_id').whereRef('object_id', '=', 'objects.id'))),
    )
    .execute()
}
