import { joinBytes } from '../values.ts'
import { decryptCbc } from './aes.ts'
import { md5 } from './md5.ts'
import { rc4 } from './rc4.ts'

/** What the standard security handler writes into the encryption dictionary (ISO 32000-2, table 21). */
export interface HandlerEntries {
  revision: 2 | 3 | 4 | 5 | 6
  /** Bytes of the key, likelier first: revision 4 does not say it clearly. */
  keyLengths: readonly number[]
  owner: Uint8Array
  user: Uint8Array
  ownerKey: Uint8Array
  userKey: Uint8Array
  permissions: number
  encryptsMetadata: boolean
  /** The first part of the document's identifier. */
  id: Uint8Array
}

/** The key of a document from its user's or its owner's password; null if the password is neither. */
export async function fileKey(entries: HandlerEntries, password: string): Promise<Uint8Array | null> {
  if (entries.revision >= 5) return keyOfLateRevision(entries, password)
  const given = oldPassword(password)
  for (const length of entries.keyLengths) {
    const key = keyOfUser(entries, given, length) ?? keyOfUser(entries, userPassword(entries, given, length), length)
    if (key) return key
  }
  return null
}

/** 7.6.4.3.2: what fills up a shorter password. */
const filling = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  byte => Number.parseInt(byte, 16),
)

/** Exactly 32 bytes: one for each letter, or in UTF-8 where that is not enough. */
function oldPassword(password: string): Uint8Array {
  const isLatin = /^[\0-\xff]*$/.test(password)
  const bytes = isLatin ? Uint8Array.from(password, letter => letter.charCodeAt(0)) : new TextEncoder().encode(password)
  return joinBytes(bytes, filling).subarray(0, 32)
}

/** Algorithms 2 and 6. */
function keyOfUser(entries: HandlerEntries, password: Uint8Array, length: number): Uint8Array | null {
  const { revision, owner, user, permissions, encryptsMetadata, id } = entries
  const number = Uint8Array.of(permissions, permissions >> 8, permissions >> 16, permissions >> 24)
  const unencrypted = revision >= 4 && !encryptsMetadata ? [Uint8Array.of(255, 255, 255, 255)] : []
  let key = md5(joinBytes(password, owner.subarray(0, 32), number, id, ...unencrypted)).subarray(0, length)
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key).subarray(0, length)
  const expected = revision === 2 ? rc4(key, filling) : rounds(md5(joinBytes(filling, id)), key, 0, 19)
  return isSame(expected, user.subarray(0, expected.length)) ? key : null
}

/** Algorithm 7: the user's password, which the owner's opens. */
function userPassword({ revision, owner }: HandlerEntries, password: Uint8Array, length: number): Uint8Array {
  let key = md5(password)
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key)
  const sealed = owner.subarray(0, 32)
  key = key.subarray(0, length)
  return revision === 2 ? rc4(key, sealed) : rounds(sealed, key, 19, 0)
}

/** RC4 twenty times over, each time with the key changed by the number of the round. */
function rounds(data: Uint8Array, key: Uint8Array, first: number, last: number): Uint8Array {
  const step = first < last ? 1 : -1
  let result = data
  for (let round = first; round !== last + step; round += step)
    result = rc4(
      key.map(byte => byte ^ round),
      result,
    )
  return result
}

/** Algorithm 2.A. A hash of 32 bytes is followed by a salt to check the password and one to open the key. */
async function keyOfLateRevision(entries: HandlerEntries, password: string): Promise<Uint8Array | null> {
  const { owner, user, ownerKey, userKey } = entries
  const whole = user.subarray(0, 48)
  for (const given of latePasswords(password)) {
    for (const { sealed, key, more } of [
      { sealed: user, key: userKey, more: new Uint8Array() },
      { sealed: owner, key: ownerKey, more: whole },
    ]) {
      const hash = await hashOf(entries, { given, salt: sealed.subarray(32, 40), more })
      if (!isSame(hash, sealed.subarray(0, 32))) continue
      const opener = await hashOf(entries, { given, salt: sealed.subarray(40, 48), more })
      return decryptCbc(opener, new Uint8Array(16), key.subarray(0, 32))
    }
  }
  return null
}

/** As it was typed, and with the letters that SASLprep (RFC 4013) makes of it; at most 127 bytes of UTF-8. */
const latePasswords = (password: string): Uint8Array[] =>
  [...new Set([password, password.normalize('NFKC')])].map(one => new TextEncoder().encode(one).subarray(0, 127))

interface Hashed {
  given: Uint8Array
  salt: Uint8Array
  more: Uint8Array
}

/** Algorithm 2.B; revision 5, which was never standard, stops after its first step. */
async function hashOf({ revision }: HandlerEntries, { given, salt, more }: Hashed): Promise<Uint8Array> {
  let hash = await digest('SHA-256', joinBytes(given, salt, more))
  if (revision === 5) return hash
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const once = joinBytes(given, hash, more)
    const repeated = joinBytes(...Array.from({ length: 64 }, () => once))
    const key = await crypto.subtle.importKey('raw', copy(hash.subarray(0, 16)), 'AES-CBC', false, ['encrypt'])
    const iv = copy(hash.subarray(16, 32))
    const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, repeated))
    // WebCrypto always adds a block of padding, which nobody wants here.
    const kept = encrypted.subarray(0, repeated.length)
    const rest = kept.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = await digest(rest === 0 ? 'SHA-256' : rest === 1 ? 'SHA-384' : 'SHA-512', kept)
    last = kept.at(-1) ?? 0
  }
  return hash.subarray(0, 32)
}

const digest = async (name: string, data: Uint8Array) => new Uint8Array(await crypto.subtle.digest(name, copy(data)))

/** WebCrypto takes no view of a shared buffer, and the types cannot tell. */
const copy = (bytes: Uint8Array) => new Uint8Array(bytes)

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at])
