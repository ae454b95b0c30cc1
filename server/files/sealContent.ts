import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/*
 * The content of a file is sealed with a random key of its own, which lies sealed in the file's row (AES-256-GCM, the nonce and the tag before
 * the text). So a rotation of SECRET_KEY touches rows only, and whoever deletes the key has deleted every copy of the content.
 */

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Returns the sealed content and its key, in base64url. */
export function sealContent(content: Buffer): { key: string; sealed: Buffer } {
  const key = randomBytes(KEY_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return { key: key.toString('base64url'), sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]) }
}

/** Throws if the content was altered. */
export function openContent(sealed: Buffer, key: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}

/** What sealing adds, in bytes. */
export const SEALING_BYTES = NONCE_BYTES + TAG_BYTES
