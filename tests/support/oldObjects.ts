import { createCipheriv, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../../server/platform/context.ts'
import type { RawStore } from '../../server/platform/objectStorage/rawStore.ts'
import type { FormerColumn } from '../../server/platform/sealedColumns.ts'

/** A content as versions before decision 0071 have sealed it: whole, the nonce and the tag before the text. */
export function sealWhole(content: Buffer): { key: string; sealed: Buffer } {
  const [key, nonce] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(content), cipher.final()])
  return { key: key.toString('base64url'), sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) }
}

/**
 * Lays a stored object in the store as the version before had it: under its id, in clear or, with an owner, sealed as a whole. Returns the key, sealed
 * for the owner's row.
 */
export async function layOld(
  { db, vault, objects }: Pick<Context, 'db' | 'vault' | 'objects'>,
  raw: RawStore,
  id: string,
  owner?: { column: FormerColumn; id: string },
): Promise<string> {
  const content = await buffer(await objects.get(id))
  await objects.remove(id)
  const { key, sealed } = sealWhole(content)
  await raw.put(id, Readable.from([owner ? sealed : content]))
  const former = owner && { ...owner, sealed: vault.seal(key, { formerColumn: owner.column, id: owner.id }) }
  await db
    .insertInto('object_keys')
    .values({
      object_id: id,
      stored_as: id,
      key_sealed: null,
      bytes: null,
      former_key: former ? JSON.stringify(former) : null,
      replaced: null,
    })
    .execute()
  return former?.sealed ?? ''
}
