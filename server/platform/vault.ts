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
import { type FormerColumn, type SealedColumn, type SealedColumnOptions, sealedColumns } from './sealedColumns.ts'

/**
 * Where a sealed value lies: a column of `sealedColumns.ts` and the row's id (its id columns in their order), or a token that
 * leaves the server, or a setting. It is bound into the value, which does not open anywhere else.
 */
export type Place =
  | { column: SealedColumn; id: string | readonly (string | number)[] }
  | { formerColumn: FormerColumn; id: string }
  | { token: 'challan-code' | 'challan-access' | 'challan-retry' | 'sso-flow' | 'sandbox-sso' }
  | { setting: string }

/**
 * Keyed cryptography. Sealing keys come from SECRET_KEY and rotate; the index key stays (`sealing/indexKey.ts`); MACs and tokens
 * have the key SIGNING_KEY. Each purpose has its own key (HKDF-SHA256, RFC 5869).
 *
 * To store personal data, add the column to `sealedColumns.ts`, then
 * `vault.seal(text, { column: 'drafts.input_sealed', id })` and `vault.open(row.input_sealed, { column: 'drafts.input_sealed', id })`.
 */
export interface Vault extends Signer {
  /** AES-256-GCM with the place as additional data; returns `s2.<key id>.<nonce, tag and text>`. */
  seal(text: string, place: Place): string
  /**
   * Also opens what the old key sealed, what was sealed before values carried a key id, and, in a column that was `clear`, the
   * text that is not sealed yet. @throws if the value was altered, lies elsewhere, or was sealed with an unknown key.
   */
  open(sealed: string, place: Place): string
  /** What every value starts with that needs no resealing. */
  readonly sealedPrefix: string
  /** A keyed hash of a value, for searching sealed data: HMAC-SHA256, first 16 bytes. A rotation does not change it. */
  index(kind: string, value: string): string
  /** This vault, and what signed before the installation had a SIGNING_KEY: for codes and links without an end. */
  readonly signers: readonly Signer[]
  /** The same for tokens, as long as those from then may live. */
  tokenSigners(): readonly Signer[]
}

export interface Signer {
  /** A MAC that proves our authorship. */
  sign(purpose: string, value: string): string
  /** A signing key for tokens of one audience. */
  tokenKey(audience: string): KeyObject
}

/** The secret that signed before the installation had a SIGNING_KEY, and when the last token of then ends. */
export interface FormerSigning {
  secret: string
  tokensUntil: Date
}

interface Keys {
  /** The secret before the rotation; it only opens. */
  old?: string | undefined
  /** By default the secret. */
  signing?: string | undefined
  former?: FormerSigning | undefined
  /** By default derived from the secret. */
  index?: KeyObject | undefined
}

const VERSION = 's2'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The form of `seal`'s output; the key id is the first group. Nothing sealed is shorter than a nonce and a tag. */
const sealedForm = /^s2\.([\w-]{8})\.[\w-]{38,}$/

export function createVault(secret: string, { old, signing = secret, former, index }: Keys = {}): Vault {
  const signer = signerWith(signing)
  const signers = former ? [signer, signerWith(former.secret)] : [signer]
  const current = { id: keyIdOf(secret), key: deriveKey(secret, 'seal') }
  const known = old === undefined ? [current] : [current, { id: keyIdOf(old), key: deriveKey(old, 'seal') }]
  const indexing = index ?? deriveIndexKey(secret)
  const sealedPrefix = `${VERSION}.${current.id}.`
  return {
    sealedPrefix,
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(bytesOf(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return sealedPrefix + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, place) {
      const keyId = sealedForm.exec(sealed)?.[1]
      if (keyId === undefined) return wasClear(place) ? sealed : openUnbound(sealed, known)
      const key = known.find(({ id }) => id === keyId)?.key
      if (!key)
        throw new Error(`This value was sealed with the key ${keyId}, which is neither SECRET_KEY nor SECRET_KEY_OLD.`)
      const encoded = sealed.slice(sealedPrefix.length)
      const former = formerPlace(place)
      if (!former) return decrypt(encoded, key, bytesOf(place))
      try {
        return decrypt(encoded, key, bytesOf(place))
      } catch {
        return decrypt(encoded, key, bytesOf(former))
      }
    },
    index: (kind, value) => hmac(indexing, `${kind}\n${value}`).subarray(0, 16).toString('base64url'),
    ...signer,
    signers,
    tokenSigners: () => (former && former.tokensUntil.getTime() > Date.now() ? signers : signers.slice(0, 1)),
  }
}

const hmac = (key: KeyObject, value: string) => createHmac('sha256', key).update(value).digest()

function signerWith(secret: string): Signer {
  const keys = cacheKeys(secret)
  return {
    sign: (purpose, value) => hmac(keys(`sign:${purpose}`), value).toString('base64url'),
    tokenKey: audience => keys(`token:${audience}`),
  }
}

function bytesOf(place: Place): Buffer {
  if ('token' in place) return Buffer.from(`token\n${place.token}`)
  if ('setting' in place) return Buffer.from(`setting\n${place.setting}`)
  if ('formerColumn' in place) return Buffer.from(`${place.formerColumn}\n${place.id}`)
  return Buffer.from([place.column, place.id].flat().join('\n'))
}

/** Where a value lay that has moved into this column with its id. */
function formerPlace(place: Place): Place | null {
  if (!('column' in place)) return null
  const { formerly }: SealedColumnOptions = sealedColumns[place.column]
  return formerly ? { formerColumn: formerly, id: [place.id].flat().join('\n') } : null
}

const wasClear = (place: Place) => 'column' in place && 'clear' in sealedColumns[place.column]

/** Values from before they carried a key id and their place. */
function openUnbound(sealed: string, keys: { key: KeyObject }[]): string {
  for (const { key } of keys.slice(0, -1))
    try {
      return decrypt(sealed, key)
    } catch {
      // The other key may have sealed it.
    }
  return decrypt(sealed, (keys.at(-1) as { key: KeyObject }).key)
}

function decrypt(encoded: string, key: KeyObject, additional?: Buffer): string {
  const bytes = Buffer.from(encoded, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  if (additional) decipher.setAAD(additional)
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, 'satyapan', purpose, bytes))

const deriveKey = (secret: string, purpose: string) => createSecretKey(derive(secret, purpose, 32))

/** Names a secret without telling anything about it. */
export const keyIdOf = (secret: string): string => derive(secret, 'key-id', 6).toString('base64url')

/** The index key of a database that stores none yet. */
export const deriveIndexKey = (secret: string): KeyObject => deriveKey(secret, 'index')

/** Keys derived once and cached as key objects: raw bytes cost several times as much per use. */
function cacheKeys(secret: string): (purpose: string) => KeyObject {
  const keys = new Map<string, KeyObject>()
  return purpose => {
    const key = keys.get(purpose) ?? deriveKey(secret, purpose)
    keys.set(purpose, key)
    return key
  }
}

export const sha256 = (value: string): string => createHash('sha256').update(value).digest('base64url')

/** Compares two secrets in constant time. */
export function timingSafeEquals(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
