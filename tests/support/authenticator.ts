import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../../contracts/calls/passkeys.ts'

/** What an authenticator or a browser does differently, to be refused. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  crossOrigin?: boolean
  /** The user was there, but was not verified. */
  unverified?: boolean
  counter?: number
  /** The signature is of other bytes. */
  forged?: boolean
  userHandle?: string | null
  /** A statement of the maker, with certificates. */
  certificates?: boolean
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** CBOR (RFC 8949) of what WebAuthn needs: integers, byte strings, texts, arrays and maps. */
type Cbor = number | string | Uint8Array | Cbor[] | Map<number | string, Cbor>

function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length])
    if (length < 256) return Buffer.from([(major << 5) | 24, length])
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const ATTESTED = 0x40

/** A passkey in software, with the browser before it: ES256, attestation `none`, and a count that grows with each use unless it stays 0. */
export function createAuthenticator(origin: string, { counts = true } = {}) {
  const id = randomBytes(32)
  const { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string, deviation: Deviation) => {
    const { crossOrigin = false } = deviation
    const data = { type, challenge: deviation.challenge ?? challenge, origin: deviation.origin ?? origin, crossOrigin }
    return Buffer.from(JSON.stringify(data))
  }

  const authenticatorData = (rpId: string, deviation: Deviation, attested: Uint8Array = Buffer.alloc(0)) => {
    const verified = deviation.unverified ? 0 : USER_VERIFIED
    const flags = USER_PRESENT | verified | BACKUP_ELIGIBLE | BACKED_UP | (attested.length > 0 ? ATTESTED : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(deviation.counter ?? counter)
    return Buffer.concat([sha256(deviation.rpId ?? rpId), Buffer.from([flags]), count, attested])
  }

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (part: string) => Buffer.from(part, 'base64url')
    return new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ])
  }

  return {
    id: base64url(id),

    /** `navigator.credentials.create` */
    create(options: PasskeyCreationOptions, deviation: Deviation = {}) {
      handle = options.user.id
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(coseKey())])
      const statement = new Map<string, Cbor>(
        deviation.certificates ? Object.entries({ alg: -7, sig: randomBytes(70), x5c: [randomBytes(300)] }) : [],
      )
      const object = new Map<string, Cbor>([
        ['fmt', deviation.certificates ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', authenticatorData(options.rp.id, deviation, attested)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation)),
        attestationObject: base64url(cbor(object)),
        transports: ['internal', 'hybrid', 'of the future'],
      }
      return { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, response }
    },

    /** `navigator.credentials.get` */
    get(options: PasskeyRequestOptions, deviation: Deviation = {}) {
      if (counts) counter++
      const data = authenticatorData(options.rpId, deviation)
      const client = clientData('webauthn.get', options.challenge, deviation)
      const signed = Buffer.concat([data, sha256(client), deviation.forged ? Buffer.from('more') : Buffer.alloc(0)])
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle: deviation.userHandle === undefined ? handle : deviation.userHandle,
      }
      return { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, response }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
