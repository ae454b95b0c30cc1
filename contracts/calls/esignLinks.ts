import { z } from 'zod'
import { fieldKinds } from '../esign/fieldKinds.ts'
import { esignLimits } from '../esign/limits.ts'
import { pageSize } from '../esign/shown.ts'
import { signatureMethods } from '../esign/states.ts'
import { valueFormats } from '../esign/valueFormats.ts'
import { linkEnds } from '../invitations.ts'
import { locales } from '../platform/text.ts'
import { defineCall } from './define.ts'

/* What a recipient of an envelope sees and sends, by their link (`calls/invitations.ts` opens it). In the language of the request. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const link = { token: z.string().trim().max(64), pass: z.string().max(256).optional() }

const ended = z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() })
const locked = z.object({ state: z.literal('code'), sentTo: z.string() })

const box = {
  /** From 0. */
  page: z.number().int(),
  /** Points, from the upper left corner of the page as it is shown. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
}

/** What the recipient has uploaded in a field. */
const attachment = z.object({
  name: z.string(),
  bytes: z.number().int(),
  /** Of what is kept, in hex. */
  sha256: z.string(),
  /** A small picture as a data URL; null for a file that is not drawn. */
  preview: z.string().nullable(),
})

export type EsignAttachment = z.output<typeof attachment>

const ownField = z.object({
  id: z.string(),
  kind: z.enum(fieldKinds),
  ...box,
  required: z.boolean(),
  label: z.string(),
  value: z.string().nullable(),
  /** The recipient cannot change it: it is prefilled, or filled in by the platform. */
  readOnly: z.boolean(),
  options: z.array(z.string()),
  /** What the value is checked against. */
  format: z.enum(valueFormats).nullable(),
  least: z.number().nullable(),
  most: z.number().nullable(),
  attachment: attachment.nullable(),
})

/** A field of somebody else: empty, or with what they have entered. */
const othersField = z.object({
  ...box,
  kind: z.enum(fieldKinds),
  name: z.string(),
  value: z.string().nullable(),
  /** Of what is drawn in it: its place in `pictures`. */
  picture: z.number().int().nullable(),
})

const signing = z.object({
  state: z.literal('open'),
  title: z.string(),
  message: z.string(),
  askedBy: z.string(),
  role: z.enum(['sign', 'approve', 'view']),
  method: z.enum(signatureMethods),
  name: z.string(),
  locale: z.enum(locales),
  /** What the recipient agrees to before anything else. */
  consent: z.string(),
  consented: z.boolean(),
  /** Of the document, in bytes. */
  bytes: z.number().int(),
  sha256: z.string(),
  pages: z.array(pageSize),
  fields: z.array(ownField),
  others: z.array(othersField),
  /** What others have drawn or uploaded, each once: as data URLs. */
  pictures: z.array(z.string()),
  /** Sent with a test key: nothing of it is binding. */
  isTest: z.boolean(),
  /** Where the recipient may go on afterwards. */
  afterUrl: z.string().nullable(),
})

export type EsignSigning = z.output<typeof signing>
export type EsignOwnField = z.output<typeof ownField>

const reply = z.discriminatedUnion('state', [ended, locked, signing])

/** The document and what the recipient has to do with it. */
export const readEsignLink = defineCall({
  ...place,
  path: '/esign-links/read',
  summary: 'Read a document to be signed',
  body: z.object(link),
  reply,
})

/** The token and the pass of the link, of a request without a body. */
export const ESIGN_LINK_HEADER = 'x-link-token'
export const ESIGN_PASS_HEADER = 'x-link-pass'

/** The document itself, also in parts, so that the first page shows before the last has come. The link is in the headers. */
export const readEsignDocument = defineCall({
  ...place,
  method: 'GET',
  path: '/esign-links/document',
  summary: 'Read the pages of a document to be signed',
  raw: 'application/pdf',
  ranges: true,
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})

const values = z.record(z.string().max(32), z.string().max(esignLimits.textCharacters))

/** Agrees to sign electronically. Everything else needs it first. */
export const consentToEsign = defineCall({
  ...place,
  path: '/esign-links/consent',
  summary: 'Agree to sign electronically',
  body: z.object({ ...link, sha256: z.string().max(64) }),
  reply,
  errors: ['conflict'],
})

/** Keeps what was entered so far, so that the recipient can go on later or on another device. A signature is not kept. */
export const saveEsignLink = defineCall({
  ...place,
  path: '/esign-links/save',
  summary: 'Keep what was entered in a document',
  bodyBytes: esignLimits.bodyBytes,
  body: z.object({ ...link, values }),
  reply: z.discriminatedUnion('state', [ended, locked, z.object({ state: z.literal('saved') })]),
  errors: ['conflict'],
})

/** A PNG as a data URL. */
export const signaturePicture = z
  .string()
  .max(Math.ceil((esignLimits.signatureBytes * 4) / 3) + 30)
  .regex(/^data:image\/png;base64,[\d+/A-Za-z=]+$/)

export const signatureSources = ['drawn', 'typed', 'uploaded'] as const

/**
 * Signs, approves or confirms. `sha256` is that of the document that the recipient has seen; 409 if it is another one by now. 400 names the fields that need
 * another look. It can be done once.
 */
export const signEsignLink = defineCall({
  ...place,
  path: '/esign-links/sign',
  summary: 'Sign a document',
  bodyBytes: esignLimits.bodyBytes,
  body: z.object({
    ...link,
    sha256: z.string().max(64),
    values,
    signature: z.object({ image: signaturePicture, source: z.enum(signatureSources) }).nullable(),
    initials: z.object({ image: signaturePicture, source: z.enum(signatureSources) }).nullable(),
  }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    /** `isLast`: everybody has acted, and the sealed document is on its way to all. */
    z.object({ state: z.literal('done'), isLast: z.boolean() }),
  ]),
  errors: ['conflict'],
})

const base64 = (maxBytes: number) =>
  z
    .string()
    .max(Math.ceil(maxBytes / 3) * 4)
    .regex(/^[\d+/A-Za-z]+={0,2}$/)

/**
 * Prepares the document for a signature with the recipient's own certificate, whose key never leaves their browser: the reply has the digest that it must cover. 400 names
 * the field that needs another look, or says why the certificate is not taken; 409 if the document does not wait for this.
 */
export const beginEsignLink = defineCall({
  ...place,
  path: '/esign-links/begin',
  summary: 'Prepare a document for a signature with a certificate',
  bodyBytes: esignLimits.bodyBytes,
  body: z.object({
    ...link,
    sha256: z.string().max(64),
    values,
    /** DER: the signer's, then those above it. */
    certificates: z.array(base64(esignLimits.certificateBytes)).min(1).max(esignLimits.certificates),
    /** The recipient says that a certificate with another name than theirs is their own. */
    isOwnName: z.boolean().default(false),
  }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    z.object({
      state: z.literal('prepared'),
      signing: z.string(),
      /** SHA-256, in hex. */
      digest: z.string(),
    }),
    /** Somebody else is signing: the same request works in a minute. */
    z.object({ state: z.literal('busy'), message: z.string() }),
    /** The certificate names somebody else: `isOwnName` says that it is the recipient's all the same. */
    z.object({ state: z.literal('nameDiffers'), name: z.string() }),
  ]),
  errors: ['conflict'],
})

/** Brings the signature for what was prepared: a detached CMS as PAdES wants it (ETSI EN 319 122-1), DER. It can be done once. */
export const completeEsignLink = defineCall({
  ...place,
  path: '/esign-links/complete',
  summary: 'Sign a document with a certificate',
  bodyBytes: esignLimits.bodyBytes,
  body: z.object({ ...link, signing: z.string().max(64), cms: base64(esignLimits.cmsBytes) }),
  reply: z.discriminatedUnion('state', [ended, locked, z.object({ state: z.literal('done'), isLast: z.boolean() })]),
  errors: ['not_found', 'conflict'],
})

/** Of an upload: the field that it is for. */
export const ESIGN_FIELD_HEADER = 'x-link-field'

/**
 * Uploads what a field asks for: a photo, the picture of a stamp, or a file (PDF, PNG or JPEG) of at most 5 MB. It takes the place of what was there. The link and the
 * field are in the headers.
 */
export const uploadEsignAttachment = defineCall({
  ...place,
  path: '/esign-links/files',
  summary: 'Upload a file for a field of a document',
  upload: true,
  reply: z.discriminatedUnion('state', [ended, locked, z.object({ state: z.literal('stored'), attachment })]),
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
})

/** Takes an upload out of its field again. */
export const removeEsignAttachment = defineCall({
  ...place,
  path: '/esign-links/files/remove',
  summary: 'Remove a file from a field of a document',
  body: z.object({ ...link, field: z.string().max(32) }),
  reply: z.discriminatedUnion('state', [ended, locked, z.object({ state: z.literal('removed') })]),
  errors: ['conflict'],
})

/** For the calls of other ways to sign. */
export { ended as endedEsignLink, link as esignLink, locked as lockedEsignLink }
