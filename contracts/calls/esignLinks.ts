import { z } from 'zod'
import { fieldKinds } from '../esign/fieldKinds.ts'
import { esignLimits } from '../esign/limits.ts'
import { pageSize } from '../esign/shown.ts'
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
})

/** A field of somebody else: empty, or with what they have entered. */
const othersField = z.object({
  ...box,
  kind: z.enum(fieldKinds),
  name: z.string(),
  value: z.string().nullable(),
  /** Of a drawn signature: its place in `pictures`. */
  picture: z.number().int().nullable(),
})

const signing = z.object({
  state: z.literal('open'),
  title: z.string(),
  message: z.string(),
  askedBy: z.string(),
  role: z.enum(['sign', 'approve', 'view']),
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
  /** What others have drawn, each once: PNGs as data URLs. */
  pictures: z.array(z.string()),
  /** Sent with a test key: nothing of it is binding. */
  isTest: z.boolean(),
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
const picture = z
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
    signature: z.object({ image: picture, source: z.enum(signatureSources) }).nullable(),
    initials: z.object({ image: picture, source: z.enum(signatureSources) }).nullable(),
  }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    /** `isLast`: everybody has acted, and the sealed document is on its way to all. */
    z.object({ state: z.literal('done'), isLast: z.boolean() }),
  ]),
  errors: ['conflict'],
})

/** What a finished document is, for somebody who got a copy by a link. */
export const readEsignCopy = defineCall({
  ...place,
  path: '/esign-copies/read',
  summary: 'Read a copy of a signed document',
  body: z.object(link),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    z.object({
      state: z.literal('open'),
      title: z.string(),
      askedBy: z.string(),
      completedAt: z.iso.datetime(),
      bytes: z.number().int(),
      /** Of the sealed file, in hex. */
      sha256: z.string(),
      signers: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
    }),
  ]),
})

/** The sealed document. The link is in the headers. */
export const downloadEsignCopy = defineCall({
  ...place,
  method: 'GET',
  path: '/esign-copies/document',
  summary: 'Download a signed document',
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})
