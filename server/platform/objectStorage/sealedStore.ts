import { pipeline, type Readable } from 'node:stream'
import type { Context, Trx } from '../context.ts'
import type { ObjectKey } from '../db/schema/platform.ts'
import { mayBeCommitted } from '../db/unavailable.ts'
import { newId } from '../identity/ids.ts'
import type { ByteRange, ObjectStore, StoredObject } from '../ports/objectStore.ts'
import { notFound, Problem } from '../problem.ts'
import { FrameOpener } from './frameOpener.ts'
import { newObjectKey, sealedRange, sealFrames } from './frames.ts'
import { openOldObject } from './oldObjects.ts'
import type { RawStore } from './rawStore.ts'

export type StoreParts = Pick<Context, 'db' | 'vault'> & { raw: RawStore }

/** The only way to stored bytes: seals what it writes and opens what it reads (decision 0071). */
export const sealedStore = (parts: StoreParts): ObjectStore => ({
  async put(id, content, maxBytes) {
    const { name, bytes, key_sealed } = await writeSealed(parts, id, content, maxBytes)
    return stored(parts, { object_id: id, stored_as: name, key_sealed, bytes })
  },
  get: (id, range) => openObject(parts, id, range),
  remove: async id => (await parts.db.transaction().execute(trx => removeKey(parts, trx, id)))(),
  removeIn: (trx, id) => removeKey(parts, trx, id),
})

/** Writes a content under a new name with a new key. */
export async function writeSealed({ raw, vault }: StoreParts, id: string, content: Readable, maxBytes: number) {
  const name = newId('obj')
  const key = newObjectKey()
  const counted = { bytes: 0 }
  try {
    await raw.put(name, sealFrames(limited(content, maxBytes, counted), id, key))
  } finally {
    content.destroy()
  }
  return { name, bytes: counted.bytes, key_sealed: vault.seal(key, { column: 'object_keys.key_sealed', id }) }
}

async function* limited(content: Readable, maxBytes: number, counted: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    counted.bytes += chunk.length
    if (counted.bytes > maxBytes) throw new Problem('too_large', `The file is larger than ${maxBytes} bytes.`)
    yield chunk
  }
}

type NewKey = Pick<ObjectKey, 'object_id' | 'stored_as' | 'key_sealed' | 'bytes'>

const stored = ({ raw, db }: StoreParts, row: NewKey): StoredObject => ({
  bytes: row.bytes ?? 0,
  async keep(trx) {
    const written = await trx
      .insertInto('object_keys')
      .values({ ...row, former_key: null, replaced: null })
      // Where an upload to an address of the bucket was awaited, the file has come through this server.
      .onConflict(same =>
        same
          .column('object_id')
          .doUpdateSet(old => ({ ...row, former_key: null, replaced: old.ref('object_keys.stored_as') }))
          .where('object_keys.key_sealed', 'is', null),
      )
      .executeTakeFirst()
    if (!written.numInsertedOrUpdatedRows) throw new Error(`There is an object ${row.object_id} already.`)
  },
  async discard() {
    const kept = db.selectFrom('object_keys').select('object_id').where('stored_as', '=', row.stored_as)
    try {
      // If the answer to a commit was lost, the object may have been kept all the same.
      if (!(await kept.executeTakeFirst())) await raw.remove(row.stored_as)
    } catch {
      // What is left has no key, so that nobody can read it; what is reported is why it was discarded.
    }
  },
})

async function openObject(parts: StoreParts, id: string, range?: ByteRange): Promise<Readable> {
  for (let tried: string | undefined; ; ) {
    const row = await parts.db.selectFrom('object_keys').selectAll().where('object_id', '=', id).executeTakeFirst()
    if (!row || row.stored_as === tried) throw notFound('file')
    try {
      return await openRow(parts, row, range)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'not_found') throw error
      // It may have been rewritten under another name since its row was read.
      tried = row.stored_as
    }
  }
}

async function openRow({ raw, vault }: StoreParts, row: ObjectKey, range?: ByteRange): Promise<Readable> {
  const { object_id: id, stored_as, key_sealed, bytes } = row
  if (key_sealed === null || bytes === null) return openOldObject(raw, vault, row, range)
  const key = vault.open(key_sealed, { column: 'object_keys.key_sealed', id })
  const sealed = await raw.get(stored_as, range && sealedRange(range))
  const content = new FrameOpener({ id, key, bytes, range })
  // An error on either side ends both; the reader gets it.
  pipeline(sealed, content, () => {})
  return content
}

/** Deletes an object's key. What it returns deletes the content. */
async function removeKey({ raw }: StoreParts, trx: Trx, id: string): Promise<() => Promise<void>> {
  const row = await trx
    .deleteFrom('object_keys')
    .where('object_id', '=', id)
    .returning(['stored_as', 'replaced'])
    .executeTakeFirst()
  return async () => {
    for (const name of [row?.stored_as, row?.replaced]) if (name) await raw.remove(name)
  }
}

/** Runs a transaction that keeps stored objects together with the rows of their owner; nothing is left of them if it fails. */
export async function keepWith<Result>(
  { db }: Pick<Context, 'db'>,
  objects: readonly StoredObject[],
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async trx => {
      for (const object of objects) await object.keep(trx)
      return work(trx)
    })
  } catch (error) {
    // A commit whose answer was lost may still come; what it refers to must stay.
    if (!mayBeCommitted(error)) for (const object of objects) await object.discard()
    throw error
  }
}
