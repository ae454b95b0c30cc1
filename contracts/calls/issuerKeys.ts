import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { keyPurposes } from '../proofs/issuers.ts'
import { defineCall } from './define.ts'

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const time = z.iso.datetime()
const purpose = z.enum(keyPurposes)
/** Printable: it stands in lists, mails and results. */
const name = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u, 'Control characters are not allowed in a name.')

/** Beyond the largest file that is read, so that a file that is too large is called so. */
const fileCharacters = 200_000

const keyFile = z.object({
  purpose,
  /** A certificate (PEM, DER) or an RSA public key (PEM), in base64. */
  file: z
    .string()
    .min(1, 'Choose a file.')
    .max(fileCharacters)
    .regex(/^[\d+/A-Za-z]*={0,2}$/),
  /** The name that the key is filed under, if not the usual one of its purpose. */
  issuer: name.nullish(),
  /** For a bare key: the name by which signatures refer to it. */
  kid: name.nullish(),
})

/** What each purpose is in need of. */
export const listNeededKeys = defineCall({
  ...staff,
  method: 'GET',
  path: '/issuer-keys/needed',
  access: ['admin.restricted', 'list'],
  summary: 'List what issuers’ keys are needed for, and how many are trusted',
  reply: z.array(z.object({ purpose, trusted: z.number().int(), ending: z.number().int() })),
})

/** Imports nothing. 400 names the field and says why a file is refused; 409 for a key that is trusted already. */
export const readIssuerKey = defineCall({
  ...staff,
  method: 'POST',
  path: '/issuer-keys/read',
  access: ['admin.restricted', 'create'],
  summary: 'Show what an issuer’s key file holds',
  bodyBytes: 256 * 1024,
  body: keyFile,
  reply: z.object({
    purpose,
    issuer: z.string(),
    /** SHA-256 of the certificate, or of a bare key: 64 lower-case hex digits. */
    fingerprint: z.string(),
    /** These are null for a bare key. */
    subject: z.string().nullable(),
    certifiedBy: z.string().nullable(),
    notBefore: time.nullable(),
    notAfter: time.nullable(),
    kid: z.string().nullable(),
    isExpired: z.boolean(),
  }),
  errors: ['conflict'],
})

/** Trusts the key of a file that was read before, and whose fingerprint was compared with what the issuer publishes: 400 if the file has another one. */
export const importIssuerKey = defineCall({
  ...staff,
  method: 'POST',
  path: '/issuer-keys',
  access: ['admin.restricted', 'create'],
  fresh: true,
  summary: 'Trust an issuer’s key',
  bodyBytes: 256 * 1024,
  body: keyFile.extend({
    /** As `read` has shown it. */
    fingerprint: z.string().regex(/^[\da-f]{64}$/, 'A fingerprint has 64 hexadecimal digits.'),
    compared: z.literal(true, { error: 'Compare the fingerprint first.' }),
    /** For documents that were signed before the key ended. */
    acceptExpired: z.boolean().optional(),
  }),
  reply: z.object({ id: z.string() }),
  errors: ['conflict'],
})

/** Earlier results stay as they are. 409 if it was removed already. */
export const removeIssuerKey = defineCall({
  ...staff,
  method: 'POST',
  path: '/issuer-keys/{id}/remove',
  access: ['admin.restricted', 'delete'],
  fresh: true,
  summary: 'End the trust in an issuer’s key',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ reason }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found', 'conflict'],
})
