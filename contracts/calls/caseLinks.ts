import { z } from 'zod'
import { openStep } from '../cases/openStep.ts'
import { livenessSteps } from '../faces/liveness.ts'
import { linkEnds } from '../invitations.ts'
import { defineCall } from './define.ts'
import { uploadedFile } from './files.ts'

/* What the person whom a case is about sees and sends, by the link of the case (`calls/invitations.ts` opens it). In the language of the request. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const link = { token: z.string().trim().max(64), pass: z.string().max(256).optional() }

const MAX_DRAFT_CHARACTERS = 20_000

/** Texts by their paths (`draftOf`). */
const draft = z
  .record(z.string().max(80), z.string().max(2000))
  .refine(given => JSON.stringify(given).length <= MAX_DRAFT_CHARACTERS, 'This is too long to be kept.')

const checkout = z.discriminatedUnion('gateway', [
  z.object({ gateway: z.literal('sandbox'), url: z.string() }),
  z.object({
    gateway: z.literal('razorpay'),
    script: z.string(),
    name: z.string(),
    description: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  }),
])

const ended = z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() })
const locked = z.object({ state: z.literal('code'), sentTo: z.string() })

const steps = z.object({
  state: z.literal('open'),
  /** Those of the person, in the order of the plan. */
  steps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(['waiting', 'open', 'checking', 'done']),
      /** The person can look at what they have answered. */
      canLook: z.boolean(),
    }),
  ),
  /** What the person can do now. */
  open: z.array(openStep),
  /** When nine in ten such cases have ended, of a background verification; null while there is too little history, and once that time is over. */
  usuallyBy: z.iso.datetime().nullable(),
})

export type CaseLinkSteps = z.output<typeof steps>

const reply = z.discriminatedUnion('state', [ended, locked, steps])

/** The steps of the person, and what is open now. */
export const readCaseLink = defineCall({
  ...place,
  path: '/case-links/read',
  summary: 'Read what a case asks',
  body: z.object(link),
  reply,
})

/** Answers a step; 400 with the fields that need another look, 409 if it does not wait for an answer any more. */
export const answerCaseLink = defineCall({
  ...place,
  path: '/case-links/answer',
  summary: 'Answer a step of a case',
  codeHandle: 'enters',
  body: z.object({ ...link, step: z.string().max(40), answer: z.record(z.string().max(40), z.unknown()) }),
  reply,
  errors: ['conflict'],
})

/** Keeps what the person has filled in, sealed, until they answer: the link shows it again, on another device as well. 409 if the step is not open. */
export const saveCaseLink = defineCall({
  ...place,
  path: '/case-links/save',
  summary: 'Keep a draft of an answer to a step of a case',
  body: z.object({ ...link, step: z.string().max(40), draft }),
  reply: z.discriminatedUnion('state', [ended, locked, z.object({ state: z.literal('saved') })]),
  errors: ['conflict'],
})

const answered = z.object({
  state: z.literal('answered'),
  title: z.string(),
  given: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Why the answer cannot be changed any more; null if it can. */
  fixed: z.string().nullable(),
})

export type AnsweredStep = z.output<typeof answered>

/** What the person has answered: numbers masked. 409 for a step that has no answer. */
export const lookCaseLink = defineCall({
  ...place,
  path: '/case-links/look',
  summary: 'Look at an answered step of a case',
  body: z.object({ ...link, step: z.string().max(40) }),
  reply: z.discriminatedUnion('state', [ended, locked, answered]),
  errors: ['conflict'],
})

/** Opens an answered step once more, with its answer as the draft. 409 once a check or another step has read the answer, and for a document. */
export const reopenCaseLink = defineCall({
  ...place,
  path: '/case-links/reopen',
  summary: 'Change an answered step of a case',
  body: z.object({ ...link, step: z.string().max(40) }),
  reply,
  errors: ['conflict'],
})

/** Sends the code of a step that asks for one. */
export const sendCaseLinkCode = defineCall({
  ...place,
  path: '/case-links/code',
  summary: 'Send the code of a step of a case',
  codeHandle: 'asks',
  body: z.object({ ...link, step: z.string().max(40) }),
  reply: z.discriminatedUnion('state', [ended, locked, z.object({ state: z.literal('sent'), sentTo: z.string() })]),
  errors: ['conflict'],
})

/** Lets the person in to the document of a step that asks for a signature. `waiting`: others sign before them. */
export const signCaseLink = defineCall({
  ...place,
  path: '/case-links/sign',
  summary: 'Open the document that a step of a case asks to sign',
  body: z.object({ ...link, step: z.string().max(40) }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    z.object({ state: z.literal('waiting') }),
    /** The link to the document, and the pass that opens it. */
    z.object({ state: z.literal('admitted'), token: z.string(), pass: z.string() }),
  ]),
  errors: ['conflict'],
})

/** Opens the gateway's form for the payment of a step. 409 if the step asks for none now, or while an earlier payment waits for the bank; 503 if the gateway does not answer. */
export const payCaseLink = defineCall({
  ...place,
  path: '/case-links/pay',
  summary: 'Pay what a step of a case asks',
  body: z.object({ ...link, step: z.string().max(40) }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    /** It is paid, of a test case without a gateway. */
    z.object({ state: z.literal('paid') }),
    z.object({
      state: z.literal('checkout'),
      order_id: z.string(),
      key_id: z.string(),
      total: z.number().int(),
      name: z.string(),
      checkout,
    }),
  ]),
  errors: ['conflict', 'unavailable', 'too_many_requests'],
})

/** What became of the payment of a step. `outcome`: the form was left just now, so that the gateway is asked. */
export const checkCasePayment = defineCall({
  ...place,
  path: '/case-links/payment',
  summary: 'Check the payment of a step of a case',
  body: z.object({
    ...link,
    step: z.string().max(40),
    outcome: z.enum(['paid', 'failed', 'closed']).optional(),
    paymentId: z.string().max(64).optional(),
  }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    z.object({
      state: z.literal('unpaid'),
      /** Until when at most the bank is waited for; null if nothing is on its way. */
      waitingUntil: z.iso.datetime().nullable(),
      /** Why the last attempt failed. */
      failure: z.string().nullable(),
      payUntil: z.iso.datetime().nullable(),
    }),
    /** The step waits for no payment any more: it was paid, or it ended without. */
    z.object({ state: z.literal('over') }),
  ]),
  errors: ['too_many_requests'],
})

/** A new liveness challenge of a selfie: one picture for each step, uploaded before it expires. 409 if the step asks for none now. */
export const challengeCaseLink = defineCall({
  ...place,
  path: '/case-links/challenge',
  summary: 'Take a liveness challenge for a step of a case',
  body: z.object({ ...link, step: z.string().max(40) }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    z.object({
      state: z.literal('challenge'),
      id: z.string(),
      steps: z.array(z.enum(livenessSteps)),
      expiresAt: z.iso.datetime(),
    }),
  ]),
  errors: ['conflict', 'too_many_requests'],
})

/** The token and the pass of the link, of an upload, whose body is the file. */
export const LINK_HEADER = 'x-link-token'
export const PASS_HEADER = 'x-link-pass'

/** Uploads a page of a document, for an answer. The link is in the headers. */
export const uploadCaseFile = defineCall({
  ...place,
  path: '/case-links/files',
  summary: 'Upload a file for a step of a case',
  upload: true,
  reply: uploadedFile,
  errors: ['not_found', 'conflict'],
})
