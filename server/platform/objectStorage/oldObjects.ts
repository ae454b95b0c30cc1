import { createDecipheriv } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ObjectKey } from '../db/schema/platform.ts'
import type { ByteRange } from '../ports/objectStore.ts'
import type { FormerColumn } from '../sealedColumns.ts'
import type { Vault } from '../vault.ts'
import type { RawStore } from './rawStore.ts'

/*
 * What was stored before decision 0071: in clear, or the whole content sealed at once, with a key that lay in a row of its owner. `rewriteOld.ts`
 * rewrites all of it; when no installation has any left, this file and that one can go.
 */

/** An old object that was altered, or whose key neither secret opens. */
export class UnreadableObject extends Error {}

/** The content of an object that is not in frames yet, or a part of it. Throws `not_found`, and UnreadableObject. */
export async function openOldObject(
  raw: RawStore,
  vault: Vault,
  { stored_as, former_key }: ObjectKey,
  range?: ByteRange,
): Promise<Readable> {
  if (!former_key) return raw.get(stored_as, range)
  const { column, id, sealed } = former_key
  const whole = await buffer(await raw.get(stored_as))
  try {
    const content = openWhole(whole, vault.open(sealed, { formerColumn: column as FormerColumn, id }))
    return Readable.from([range ? content.subarray(range.start, range.end + 1) : content])
  } catch (error) {
    throw new UnreadableObject(`The stored content of ${stored_as} cannot be opened.`, { cause: error })
  }
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM, the nonce and the tag before the text. */
function openWhole(sealed: Buffer, key: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
