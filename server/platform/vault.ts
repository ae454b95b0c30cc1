import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Keyed cryptography for stored data, derived from one secret: each purpose has its own key (HKDF-SHA256, RFC 5869), so that a
 * value sealed for one purpose cannot be opened for another.
 */
export interface Vault {
  /** AES-256-GCM; returns */
  seal(text: string): string
  /** Throws if the text was altered or sealed with another key. */
  open(sealed: string): string
  /** A keyed hash of a value, for searching sealed data: HMAC-SHA256, first 16 bytes. */
  index(kind: string, value: string): string
  /** A MAC that proves our authorship. */
  sign(purpose: string, value: string): string
  /** A signing key for tokens of one audience. */
  tokenKey(audience: string): KeyObject
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createVault(secret: string): Vault {
  // Derived once and cached as key objects: raw bytes cost several times as much per use.
  const keys = new Map<string, KeyObject>()
  const keyFor = (purpose: string) => {
    const derive = () => createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'satyapan', purpose, 32)))
    const key = keys.get(purpose) ?? derive()
    keys.set(purpose, key)
    return key
  }
  const sealing = keyFor('seal')
  const indexing = keyFor('index')
  const hmac = (key: KeyObject, value: string) => createHmac('sha256', key).update(value).digest()
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    index: (kind, value) => hmac(indexing, `${kind}\n${value}`).subarray(0, 16).toString('base64url'),
    sign: (purpose, value) => hmac(keyFor(`sign:${purpose}`), value).toString('base64url'),
    tokenKey: audience => keyFor(`token:${audience}`),
  }
}

export const sha256 = (value: string): string => createHash('sha256').update(value).digest('base64url')

/** Compares two secrets in constant time. */
export function timingSafeEquals(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
