import { z } from 'zod'
import { session, staffTokens } from '../fields/schemas.ts'
import { passkeyLimits } from '../people/passkeyLimits.ts'
import { defineCall, named } from './define.ts'

/** How a browser reaches an authenticator (WebAuthn, `AuthenticatorTransport`). Others are left out. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Bytes in base64url. */
const bytes = (characters: number) =>
  z
    .string()
    .max(characters)
    .regex(/^[\w-]+$/)

/** Says which challenge is answered. It belongs to the browser, or to the session, that asked for it, is valid for five minutes, and once. */
const challenge = z.string().min(1).max(2_048)

/** A credential id has at most 1,023 bytes. */
const credential = { id: bytes(1_364), rawId: bytes(1_364), type: z.literal('public-key') }

/** What `navigator.credentials.get` returns, as JSON. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_192),
    authenticatorData: bytes(8_192),
    signature: bytes(8_192),
    userHandle: bytes(128).nullish(),
  }),
})

/** What `navigator.credentials.create` returns, as JSON. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_192),
    attestationObject: bytes(32_768),
    transports: z.array(z.string().max(32)).max(16).nullish(),
  }),
})

export type PasskeyAssertion = z.output<typeof assertion>
export type PasskeyAttestation = z.output<typeof attestation>

/** For `navigator.credentials.get`. The list is empty where the browser shows all passkeys that it has for this domain. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(passkeyTransports)) }),
  ),
})

/** For `navigator.credentials.create`. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: requestOptions.shape.allowCredentials,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

export type PasskeyRequestOptions = z.output<typeof requestOptions>
export type PasskeyCreationOptions = z.output<typeof creationOptions>

const asked = z.object({ challenge, options: requestOptions })
const answered = z.object({ challenge, response: assertion })

const visitor = { service: 'main', auth: 'client' } as const
const staffVisitor = { service: 'admin', auth: 'client' } as const

const beginSignIn = {
  method: 'POST',
  path: '/session/passkey/begin',
  style: 'http',
  summary: 'Sign in with a passkey, step 1: get a challenge for this browser',
  errors: ['conflict'],
} as const

/** 409 where the installation's address is no domain name, without which browsers have no passkeys. */
export const beginPasskeySignIn = defineCall({ ...visitor, ...beginSignIn, reply: asked })
export const beginStaffPasskeySignIn = defineCall({ ...staffVisitor, ...beginSignIn, reply: asked })

const signIn = {
  method: 'POST',
  path: '/session/passkey',
  style: 'named',
  summary: 'Sign in with a passkey, step 2. No second step follows',
  errors: ['conflict'],
} as const

/**
 * 102 for a passkey that is unknown or refused; 103 for a challenge that is used, expired or another browser's, after which the
 * sign-in starts again; 104 after too many attempts.
 */
export const passkeySignIn = defineCall({ ...visitor, ...signIn, body: answered, reply: named(session) })
export const staffPasskeySignIn = defineCall({ ...staffVisitor, ...signIn, body: answered, reply: named(staffTokens) })

const customer = { service: 'main', auth: 'customer', style: 'http', access: 'signedIn' } as const
const staff = { service: 'admin', auth: 'admin', style: 'http', access: 'signedIn' } as const
/** Staff who must set up a second factor may set up a passkey instead of an app, or use the one that they have. */
const newStaff = { ...staff, beforeSecondFactor: true } as const

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Kept by a password manager or an account of the maker, so that it survives the loss of the device. */
  backedUp: z.boolean(),
  /** Added or last used in this browser. */
  own: z.boolean(),
  /** The domain where it works, if that is not this one. */
  otherDomain: z.string().nullable(),
})

export type Passkey = z.infer<typeof passkey>

/** How somebody signs in without a passkey. */
export const otherWays = ['emailCode', 'password', 'passwordAndApp'] as const

const read = { method: 'GET', path: '/passkeys', summary: "List one's passkeys" } as const
const list = z.object({
  passkeys: z.array(passkey),
  /** How many one person may have. */
  max: z.number().int(),
  /** A name for a passkey of this browser. */
  suggestedName: z.string(),
  /** What is left without any passkey. Empty if the last one must stay. */
  otherWays: z.array(z.enum(otherWays)),
})

export const listPasskeys = defineCall({ ...customer, ...read, reply: list })
export const listStaffPasskeys = defineCall({ ...newStaff, ...read, reply: list })

const begin = {
  method: 'POST',
  path: '/passkeys/begin',
  summary: 'Add a passkey, step 1: get a challenge for this session',
  fresh: true,
  errors: ['conflict'],
} as const
const begun = z.object({ challenge, options: creationOptions })

/** 409 for somebody who has as many as one may have. */
export const beginPasskey = defineCall({ ...customer, ...begin, reply: begun })
export const beginStaffPasskey = defineCall({ ...newStaff, ...begin, reply: begun })

const name = z.string().trim().min(1).max(passkeyLimits.nameCharacters)

const add = {
  method: 'POST',
  path: '/passkeys',
  summary: 'Add a passkey, step 2',
  fresh: true,
  errors: ['conflict'],
} as const
const addBody = z.object({ challenge, response: attestation, name })

/** 400 for a passkey that does not fit the challenge; 409 for one that is known already. */
export const addPasskey = defineCall({ ...customer, ...add, body: addBody, reply: passkey })
export const addStaffPasskey = defineCall({ ...newStaff, ...add, body: addBody, reply: passkey })

const one = z.object({ id: z.string().max(64) })
const rename = {
  method: 'POST',
  path: '/passkeys/{id}/name',
  summary: 'Rename a passkey',
  params: one,
  body: z.object({ name }),
  errors: ['not_found'],
} as const

export const renamePasskey = defineCall({ ...customer, ...rename, reply: passkey })
export const renameStaffPasskey = defineCall({ ...staff, ...rename, reply: passkey })

const remove = {
  method: 'POST',
  path: '/passkeys/{id}/remove',
  summary: 'Remove a passkey, which ends all other sessions',
  params: one,
  fresh: true,
  errors: ['not_found', 'conflict'],
} as const
const left = z.object({
  /** The passkeys that are left. */
  left: z.number().int(),
})

/** 409 for the last one if nothing else would be left to sign in with. */
export const removePasskey = defineCall({ ...customer, ...remove, reply: left })
export const removeStaffPasskey = defineCall({ ...staff, ...remove, reply: left })

const beginProof = {
  method: 'POST',
  path: '/session/proof/passkey/begin',
  summary: 'Prove who is signed in with a passkey, step 1',
  errors: ['conflict'],
} as const

export const beginPasskeyProof = defineCall({ ...customer, ...beginProof, reply: asked })
export const beginStaffPasskeyProof = defineCall({ ...newStaff, ...beginProof, reply: asked })

const prove = {
  method: 'POST',
  path: '/session/proof/passkey',
  summary: 'Prove who is signed in with a passkey, step 2',
  errors: ['conflict'],
} as const
const proven = z.object({ freshUntil: z.iso.datetime() })

/** Lets the session make calls with `fresh` for some minutes. 400 for a passkey that is not the caller's. */
export const provePasskey = defineCall({ ...customer, ...prove, body: answered, reply: proven })
export const proveStaffPasskey = defineCall({ ...newStaff, ...prove, body: answered, reply: proven })
