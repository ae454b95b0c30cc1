import { z } from 'zod'
import { envelopeLabel, labelId, labelKinds, labelLimits, labelName } from '../esign/labels.ts'
import { reason } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/* How an account keeps its envelopes in order: folders, tags, and what is done with several at once. */

const byLabel = { params: z.object({ id: labelId }), errors: ['not_found', 'conflict'] } as const
const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const changing = { ...common, access: ['verifications', 'edit'] } as const

const listed = z.array(
  envelopeLabel.extend({
    /** Envelopes and templates. */
    count: z.number().int(),
  }),
)

/** In the order of their names. */
export const listEnvelopeLabels = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/esign/labels',
  summary: 'List folders and tags',
  reply: z.object({ folders: listed, tags: listed }),
})

/** 409 if there is one of this kind and name. */
export const createEnvelopeLabel = defineCall({
  ...changing,
  method: 'POST',
  path: '/esign/labels',
  summary: 'Create a folder or a tag',
  body: z.object({ kind: z.enum(labelKinds), name: labelName }),
  reply: envelopeLabel,
  errors: ['conflict'],
})

export const renameEnvelopeLabel = defineCall({
  ...changing,
  ...byLabel,
  method: 'PUT',
  path: '/esign/labels/{id}',
  summary: 'Rename a folder or a tag',
  body: z.object({ name: labelName }),
  reply: envelopeLabel,
})

/** Envelopes in it stay, without it. */
export const deleteEnvelopeLabel = defineCall({
  ...changing,
  ...byLabel,
  method: 'DELETE',
  path: '/esign/labels/{id}',
  summary: 'Delete a folder or a tag',
  reply: z.object({ id: z.string() }),
})

const ids = z.array(z.string().max(64)).min(1).max(labelLimits.envelopes)

const several = z.object({
  done: z.number().int(),
  /** Those with which it could not be done, and why. */
  refused: z.array(z.object({ id: z.string(), message: z.string() })),
})

/** Moves envelopes into a folder; null takes them out of theirs. */
export const moveEnvelopes = defineCall({
  ...changing,
  method: 'POST',
  path: '/esign/several/move',
  summary: 'Move envelopes into a folder',
  body: z.object({ ids, folder: labelId.nullable() }),
  reply: z.object({ changed: z.number().int() }),
  errors: ['not_found'],
})

/** Gives envelopes tags, and takes others from them. */
export const tagEnvelopes = defineCall({
  ...changing,
  method: 'POST',
  path: '/esign/several/tag',
  summary: 'Tag envelopes',
  body: z.object({ ids, add: z.array(labelId).max(20), remove: z.array(labelId).max(20) }),
  reply: z.object({ changed: z.number().int() }),
  errors: ['not_found'],
})

/** Voids each as `voidEnvelope` does. One that is not out is left as it is. */
export const voidEnvelopes = defineCall({
  ...changing,
  method: 'POST',
  path: '/esign/several/void',
  summary: 'Void envelopes',
  body: z.object({ ids, reason }),
  reply: several,
})

/** Sends the links again to all who are asked now. */
export const remindEnvelopes = defineCall({
  ...changing,
  method: 'POST',
  path: '/esign/several/remind',
  summary: 'Remind the recipients of envelopes',
  body: z.object({ ids }),
  reply: several,
})
