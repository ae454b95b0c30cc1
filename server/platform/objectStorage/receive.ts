import { Readable } from 'node:stream'
import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../context.ts'
import { notFound, Problem } from '../problem.ts'
import { matchesType, SNIFFED_BYTES } from './sniff.ts'

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
    const { bytes } = await objects.put(id, Readable.from(sniffed(content, row.content_type)), maxBytes)
    if (row.bytes > 0 && bytes !== row.bytes) throw await tooShort(objects, id, row.bytes)
    await db.updateTable('objects').set({ bytes }).where('id', '=', id).execute()
    return { bytes }
  } catch (error) {
    await db.updateTable('objects').set({ uploaded_at: null }).where('id', '=', id).execute()
    throw error
  }
}

/** Passes the content on after checking its first bytes. */
async function* sniffed(content: Readable, type: string): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  let seen = false
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (seen) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < SNIFFED_BYTES) continue
    if (!matchesType(type, head)) throw wrongType(type)
    seen = true
    yield head
  }
  if (!seen) throw wrongType(type)
}

async function tooShort(objects: Context['objects'], id: string, announced: number): Promise<Problem> {
  await objects.remove(id)
  return new Problem('bad_request', `The file is shorter than the declared ${announced} bytes.`)
}

const taken = () => new Problem('conflict', 'This URL has already been used. Request a new one.')
const wrongType = (type: string) => new Problem('unsupported_type', `The file is not ${type}.`)
