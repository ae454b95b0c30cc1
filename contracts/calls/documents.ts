import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import {
  DocumentBox,
  documentKinds,
  FieldCheck,
  FraudHint,
  fieldNames,
  MrzCheckDigit,
  mrzFormats,
  mrzStates,
  QualityNote,
} from '../ocr/documents.ts'
import { documentFamilies } from '../ocr/families.ts'
import { purposes, verificationStatuses } from '../platform/codes.ts'
import { atMostPaise } from '../resources/verification.ts'
import { defineCall } from './define.ts'

const console_ = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byId = z.object({ id: z.string().max(64) })
const count = z.number().int().min(0)
const known = z.string().nullable()

const correction = z.object({
  /** Masked like the field. */
  value: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})

const field = z.object({
  /** Its place in the result's `fields`. */
  at: count,
  name: z.enum(fieldNames),
  /** As read, masked if `masked`. */
  value: z.string(),
  masked: z.boolean(),
  script: z.enum(['latin', 'devanagari']),
  sure: z.boolean(),
  /** Characters are not what the reader saw first, but what it held second. */
  corrected: z.boolean(),
  picture: count,
  box: DocumentBox,
  check: FieldCheck,
  /** The newest last: it holds. */
  corrections: z.array(correction),
})

export type ShownField = z.output<typeof field>

const picture = z.object({
  /** Its file: `readFile` reads it, `deleteFile` deletes it. */
  file: z.string(),
  width: count,
  height: count,
  /** False once its time is over or somebody has deleted it. */
  kept: z.boolean(),
  keptUntil: z.iso.datetime().nullable(),
})

export type ShownPicture = z.output<typeof picture>

const mrz = z.object({
  format: z.enum(mrzFormats),
  lines: z.array(z.string()),
  corrected: count,
  state: z.enum(mrzStates),
  valid: z.boolean(),
  checkDigits: z.array(MrzCheckDigit),
  picture: count,
  box: DocumentBox,
})

export type ShownMrz = z.output<typeof mrz>

const compared = z.object({
  name: z.enum(fieldNames),
  /** On the document, with its corrections; masked like the field. */
  claimed: z.string(),
  /** On record; null if the source says nothing about it. */
  found: known,
  agrees: z.enum(['same', 'close', 'differs', 'unknown']),
})

const comparison = z.object({
  /** The check of the source. */
  id: z.string(),
  product: z.string(),
  status: z.enum(verificationStatuses),
  chargePaise: count,
  at: z.iso.datetime(),
  fields: z.array(compared),
})

export type DocumentComparison = z.output<typeof comparison>

const comparable = z.object({
  product: z.string(),
  /** Inputs of the product that the document does not have, or that were not read. */
  missing: z.array(z.string()),
})

/** What a check has read from a document: with corrections, comparisons, and masked like every check. */
export const readDocumentCheck = defineCall({
  ...console_,
  method: 'GET',
  path: '/documents/{id}',
  access: ['verifications', 'show'],
  summary: 'Get what was read from a document',
  params: byId,
  reply: z.object({
    kind: z.enum([...documentKinds, 'unknown']),
    family: z.enum(documentFamilies).nullable(),
    pictures: z.array(picture),
    fields: z.array(field),
    /** What such a document shows and what was not found. */
    missing: z.array(z.enum(fieldNames)),
    mrz: mrz.nullable(),
    quality: z.array(QualityNote),
    hints: z.array(FraudHint),
    seenBefore: z.array(z.object({ id: z.string(), at: z.iso.datetime(), by: z.enum(['picture', 'number']) })),
    comparable: z.array(comparable),
    comparisons: z.array(comparison),
  }),
  errors: ['not_found'],
})

/** Keeps what a person reads in place of what was read; the original stays beside it. Throws `bad_request` for a value that cannot be. */
export const correctDocumentField = defineCall({
  ...console_,
  method: 'POST',
  path: '/documents/{id}/corrections',
  access: ['verifications', 'edit'],
  summary: 'Correct a field of a document',
  params: byId,
  body: z.object({ field: count.max(200), value: z.string().trim().min(1, 'Enter the value.').max(400) }),
  reply: z.object({ correction, check: FieldCheck }),
  errors: ['not_found', 'conflict'],
})

/** One value in clear, as read or as last corrected. The reason is audited. */
export const revealDocumentField = defineCall({
  ...console_,
  method: 'POST',
  path: '/documents/{id}/reveal',
  access: ['verifications.reveal', 'show'],
  summary: 'Reveal a field of a document',
  params: byId,
  body: z.object({
    field: count.max(200),
    corrected: z.boolean(),
    reason: z.string().trim().min(3, 'Give a reason of at least 3 characters.').max(500),
  }),
  reply: z.object({ value: z.string() }),
  errors: ['not_found'],
})

/**
 * Asks a source about what the document says, and charges that check. `more` are inputs that the document does not have. Returns the
 * comparison; one that waits for its source has no fields yet.
 */
export const compareDocument = defineCall({
  ...console_,
  method: 'POST',
  path: '/documents/{id}/comparisons',
  access: ['verifications', 'create'],
  summary: 'Compare a document with a source',
  params: byId,
  body: z.object({
    product: z.string().max(40),
    consent: z.literal(true, { error: 'Confirm consent before you run a check.' }),
    purpose: z.enum(purposes),
    more: z.array(z.object({ source: z.string().max(40), value: z.string().trim().max(200) })).max(4),
    atMostPaise: atMostPaise.optional(),
  }),
  reply: comparison,
  errors: ['not_found', 'conflict', 'insufficient_balance', 'idempotency_conflict', 'product_disabled'],
  idempotent: true,
})

/** Which documents are read here at present. */
export const listDocumentKinds = defineCall({
  service: 'main',
  auth: 'customer',
  access: ['verifications', 'list'],
  style: 'http',
  method: 'GET',
  path: '/document-kinds',
  summary: 'List the documents that can be read',
  reply: z.array(z.object({ family: z.enum(documentFamilies), isOn: z.boolean() })),
})

const kindSetting = z.object({
  family: z.enum(documentFamilies),
  isOn: z.boolean(),
  /** Percent: a field that was read with less is marked for a look. */
  sureFrom: z.number().int().min(50).max(99),
})

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const

/** Each kind's switch and threshold, with what the last 30 days brought. */
export const listDocumentKindsForStaff = defineCall({
  ...staff,
  method: 'GET',
  path: '/document-kinds',
  access: ['admin.documents', 'list'],
  summary: 'List the kinds of documents',
  reply: z.object({
    kinds: z.array(
      kindSetting.extend({
        /** Documents of this kind that were read, and the median time in milliseconds. */
        read: count,
        medianMs: count.nullable(),
        /** Attempts that asked for this kind and were refused. */
        refused: count,
        /** Of those that were read: how many have had their doubts counted, and how many of these have a field that a person should look at. */
        judged: count,
        doubted: count,
        /** Of those that were read: documents that a person has corrected, and the fields that they corrected. */
        reviewed: count,
        correctedFields: count,
        /** The last change; null until staff have set anything. */
        change: z.object({ by: known, at: z.iso.datetime(), reason: known }).nullable(),
      }),
    ),
    /** Refused attempts by reason, the most frequent first. */
    failures: z.array(z.object({ reason: z.string(), count })),
    days: count,
  }),
})

export const changeDocumentKind = defineCall({
  ...staff,
  method: 'PUT',
  path: '/document-kinds/{family}',
  access: ['admin.documents', 'edit'],
  summary: 'Change a kind of document',
  params: z.object({ family: z.enum(documentFamilies) }),
  body: kindSetting.omit({ family: true }).extend({ reason }),
  reply: kindSetting,
})
