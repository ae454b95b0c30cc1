import { createCipheriv, createHmac, pbkdf2Sync, timingSafeEqual } from 'node:crypto'

/** Bytes of salt and key by strength (WinZip, "AES Encryption Information"). */
const strengths: Record<number, { salt: number; key: 16 | 24 | 32 }> = {
  1: { salt: 8, key: 16 },
  2: { salt: 12, key: 24 },
  3: { salt: 16, key: 32 },
}
const CHECK_BYTES = 2
const MAC_BYTES = 10
const ROUNDS = 1_000
const BLOCK = 16

export interface AesKeys {
  key: Buffer
  mac: Buffer
  check: Buffer
}

export function aesKeys(password: Uint8Array, salt: Uint8Array, keyBytes: number): AesKeys {
  const derived = pbkdf2Sync(password, salt, ROUNDS, 2 * keyBytes + CHECK_BYTES, 'sha1')
  return {
    key: derived.subarray(0, keyBytes),
    mac: derived.subarray(keyBytes, 2 * keyBytes),
    check: derived.subarray(2 * keyBytes),
  }
}

/** AES in counter mode whose counter is little-endian and begins at 1, which Node's is not. */
export function counterMode(key: Buffer, bytes: Uint8Array): Buffer {
  const blocks = Math.ceil(bytes.length / BLOCK)
  const counters = Buffer.alloc(blocks * BLOCK)
  for (let block = 0; block < blocks; block++) counters.writeUInt32LE(block + 1, block * BLOCK)
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false)
  const stream = cipher.update(counters)
  return Buffer.from(bytes.map((byte, at) => byte ^ (stream[at] ?? 0)))
}

export const authentication = (mac: Buffer, encrypted: Uint8Array): Buffer =>
  createHmac('sha1', mac).update(encrypted).digest().subarray(0, MAC_BYTES)

/** The content; null if the password is wrong or the bytes were changed, and if the strength is unknown. */
export function openAes(packed: Buffer, password: Uint8Array, strength: number): Buffer | null {
  const sizes = strengths[strength]
  if (!sizes || packed.length < sizes.salt + CHECK_BYTES + MAC_BYTES) return null
  const { key, mac, check } = aesKeys(password, packed.subarray(0, sizes.salt), sizes.key)
  const start = sizes.salt + CHECK_BYTES
  if (!timingSafeEqual(check, packed.subarray(sizes.salt, start))) return null
  const encrypted = packed.subarray(start, -MAC_BYTES)
  if (!timingSafeEqual(authentication(mac, encrypted), packed.subarray(-MAC_BYTES))) return null
  return counterMode(key, encrypted)
}
