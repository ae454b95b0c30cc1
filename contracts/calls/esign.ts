import { z } from 'zod'
import { ESIGN_SCOPE } from '../checks/apiKeys.ts'
import { draftRecipient, envelopeDraft } from '../esign/draft.ts'
import { esignLimits } from '../esign/limits.ts'
import { esignFile, shownEnvelope, shownEnvelopeDetail } from '../esign/shown.ts'
import { reason } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/* Envelopes of an account: prepared, sent, followed and ended. What a recipient sees and does is in `esignLinks.ts`. */

const id = z.string().max(64)
const byId = { params: z.object({ id }), errors: ['not_found', 'conflict'] } as const
const byRecipient = {
  params: z.object({ id, recipient: z.string().max(32) }),
  errors: ['not_found', 'conflict', 'too_many_requests'],
} as const
const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byKey = { service: 'gateway', auth: 'key', scope: ESIGN_SCOPE, style: 'http', gate: 'kyc' } as const
const changing = { ...common, access: ['verifications', 'edit'] } as const

const problems = z.array(z.object({ field: z.string(), message: z.string() }))

const uploading = {
  method: 'POST',
  path: '/esign/files',
  summary: 'Upload a document to be signed',
  upload: true,
  reply: esignFile,
  errors: ['too_large', 'unsupported_type'],
} as const

/** PDF, PNG or JPEG. 400 says why a document cannot be signed: it is encrypted, damaged, or a dynamic form (XFA). */
export const uploadEsignFile = defineCall({ ...changing, ...uploading })

/** The content of an uploaded document, for the builder's pages. */
export const readEsignFile = defineCall({
  ...common,
  ...byId,
  method: 'GET',
  path: '/esign/files/{id}/content',
  access: ['verifications', 'show'],
  summary: 'Read a document to be signed',
  raw: 'application/octet-stream',
  reply: z.unknown(),
})

/** A draft: empty, or a copy of another envelope or of a template with its documents, recipients and fields. */
export const createEnvelope = defineCall({
  ...common,
  access: ['verifications', 'create'],
  method: 'POST',
  path: '/esign/envelopes',
  summary: 'Create a draft of an envelope',
  body: z.object({ from: id.nullish(), asTemplate: z.boolean().default(false) }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found'],
})

/**
 * Saves a draft. 409 if somebody else has saved it since `revision`: nothing is overwritten. The reply says what keeps it from being sent, and what it will cost.
 */
export const saveEnvelopeDraft = defineCall({
  ...changing,
  ...byId,
  method: 'PUT',
  path: '/esign/envelopes/{id}/draft',
  summary: 'Save a draft of an envelope',
  bodyBytes: esignLimits.bodyBytes,
  body: z.object({ revision: z.number().int().min(0).max(1_000_000_000), draft: envelopeDraft }),
  reply: z.object({
    revision: z.number().int(),
    problems,
    /** Integer paise. */
    pricePaise: z.number().int(),
  }),
})

/** Says that a draft is open in a builder, every few seconds, and who else has it open. `editor` names the builder. */
export const editEnvelope = defineCall({
  ...changing,
  ...byId,
  method: 'POST',
  path: '/esign/envelopes/{id}/editors',
  summary: 'Say that a draft is being edited',
  body: z.object({ editor: z.string().regex(/^[\w-]{8,36}$/) }),
  reply: z.object({
    /** Of the draft as it is saved. */
    revision: z.number().int(),
    others: z.array(
      z.object({
        name: z.string(),
        /** The same person, elsewhere. */
        isYou: z.boolean(),
      }),
    ),
  }),
})

/**
 * Composes the document, holds the price and asks the first recipients. The price is charged when everybody has acted, and given back if it never comes to that.
 * 400 lists every problem of the draft; 402 without balance. Nothing is sent then.
 */
export const sendEnvelope = defineCall({
  ...changing,
  params: byId.params,
  method: 'POST',
  path: '/esign/envelopes/{id}/send',
  summary: 'Send an envelope',
  body: z.object({ revision: z.number().int().min(0).max(1_000_000_000) }),
  reply: shownEnvelopeDetail,
  errors: ['not_found', 'conflict', 'insufficient_balance', 'idempotency_conflict'],
  idempotent: true,
})

const voiding = {
  ...byId,
  method: 'POST',
  path: '/esign/envelopes/{id}/void',
  summary: 'Void an envelope',
  body: z.object({ reason }),
  reply: shownEnvelopeDetail,
} as const

/** Ends an envelope. Whoever was asked is told why; their links end, and nothing is charged. */
export const voidEnvelope = defineCall({ ...changing, ...voiding })

const reminding = {
  ...byRecipient,
  method: 'POST',
  path: '/esign/envelopes/{id}/recipients/{recipient}/remind',
  summary: 'Send the link of a recipient again',
  reply: shownEnvelopeDetail,
} as const

/** Sends the link again, to the recipient. Links that were sent before say so. */
export const remindRecipient = defineCall({ ...changing, ...reminding })

/** Corrects a recipient who has not opened the document yet: a new link goes to the new address, and the former one ends. */
export const correctRecipient = defineCall({
  ...changing,
  ...byRecipient,
  method: 'PUT',
  path: '/esign/envelopes/{id}/recipients/{recipient}',
  summary: 'Correct a recipient',
  body: draftRecipient.pick({ name: true, email: true, phone: true }),
  reply: shownEnvelopeDetail,
})

/** Deletes a draft or a template, with its files. */
export const deleteEnvelope = defineCall({
  ...changing,
  ...byId,
  method: 'DELETE',
  path: '/esign/envelopes/{id}',
  summary: 'Delete a draft',
  reply: z.object({ id: z.string() }),
})

const kinds = z.object({
  /** `original`: as it was sent; `signed`: with all signatures, sealed, once the envelope is completed; `certificate`: what happened, by whom, when and from where. */
  kind: z.enum(['original', 'signed', 'certificate']).default('signed'),
})

const downloading = {
  params: byId.params,
  method: 'GET',
  path: '/esign/envelopes/{id}/document',
  summary: 'Download the document of an envelope',
  query: kinds,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
} as const

/** 409 as long as there is no such document. */
export const downloadEnvelope = defineCall({ ...common, access: ['verifications', 'export'], ...downloading })

const downloadingAttachment = {
  params: z.object({ id, field: z.string().max(32) }),
  method: 'GET',
  path: '/esign/envelopes/{id}/attachments/{field}',
  summary: 'Download what a recipient has uploaded',
  raw: 'application/octet-stream',
  reply: z.unknown(),
  errors: ['not_found'],
} as const

/** What was uploaded in a field by somebody who has signed; 404 before. */
export const downloadAttachment = defineCall({
  ...common,
  access: ['verifications', 'export'],
  ...downloadingAttachment,
})

const count = z.number().int()

/** How many envelopes there are by state, and how many of those that are out expire within three days. */
export const countEnvelopes = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/esign/envelopes/counts',
  summary: 'Count envelopes',
  reply: z.object({
    draft: count,
    sent: count,
    completed: count,
    declined: count,
    voided: count,
    expired: count,
    expiring: count,
    /** Out, and the person who is signed in is asked now, by their e-mail address. */
    waitingForMe: count,
    templates: count,
    /** Minutes from sending to completion, of those of the last 90 days; null without any. */
    medianMinutes: z.number().nullable(),
  }),
})

export const uploadEsignFileByApi = defineCall({ ...byKey, ...uploading })

/** Makes an envelope of uploaded documents, or of a template whose recipients are named in its order, and sends it unless `send` is false. Positions are points from the upper left corner of the page as it is shown. */
export const createEnvelopeByApi = defineCall({
  ...byKey,
  method: 'POST',
  path: '/esign/envelopes',
  summary: 'Create and send an envelope',
  bodyBytes: esignLimits.bodyBytes,
  body: z.union([
    z.object({ draft: envelopeDraft, send: z.boolean().default(true) }),
    z.object({
      templateId: id,
      recipients: z.array(draftRecipient.pick({ name: true, email: true, phone: true })).max(30),
      send: z.boolean().default(true),
    }),
  ]),
  reply: shownEnvelopeDetail,
  errors: ['not_found', 'conflict', 'insufficient_balance', 'idempotency_conflict'],
  idempotent: true,
})

/** Envelopes of the key's account and mode; any other answers 404. Names and addresses are in clear. */
export const readEnvelopeByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/esign/envelopes/{id}',
  summary: 'Get an envelope',
  reply: shownEnvelopeDetail,
})

/** The newest first, 25 at a time; `before` is the id of a page's last one. */
export const listEnvelopesByApi = defineCall({
  ...byKey,
  method: 'GET',
  path: '/esign/envelopes',
  summary: 'List envelopes',
  query: z.object({ before: id.optional() }),
  reply: z.object({ envelopes: z.array(shownEnvelope) }),
})

export const voidEnvelopeByApi = defineCall({ ...byKey, ...voiding })

export const remindRecipientByApi = defineCall({ ...byKey, ...reminding })

export const downloadEnvelopeByApi = defineCall({ ...byKey, ...downloading })

export const downloadAttachmentByApi = defineCall({ ...byKey, ...downloadingAttachment })
