import { z } from 'zod'
import { caseProducts } from '../cases/products.ts'
import { shownCase, shownCaseDetail } from '../cases/shown.ts'
import { CASES_SCOPE } from '../checks/apiKeys.ts'
import { email, reason } from '../fields/schemas.ts'
import { purposes } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { defineCall } from './define.ts'

const id = z.string().max(64)
const byId = { params: z.object({ id }), errors: ['not_found'] } as const
const byStep = { params: z.object({ id, step: z.string().max(40) }), errors: ['not_found', 'conflict'] } as const
const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byKey = { service: 'gateway', auth: 'key', scope: CASES_SCOPE, style: 'http', gate: 'kyc' } as const

const subject = z.object({
  name: z.string().trim().min(1).max(120).nullish(),
  email: email.nullish(),
  /** With its country code, such as `+919876543210`. */
  phone: z.string().trim().max(20).nullish(),
  /** The language in which the person is asked. */
  locale: z.enum(['en', 'hi']).default('en'),
})

const newCase = z.object({
  planId: id,
  /** The latest one by default. */
  version: z.number().int().min(1).max(100_000).optional(),
  subject,
  reference: z.string().trim().max(limits.referenceCharacters).nullish(),
  purpose: z.enum(purposes),
  consent: z.literal(true, { error: 'Must be true: confirm consent before you start a case.' }),
  /** Of a background verification: where the candidate belongs. */
  locationId: id.nullish(),
})

/** Starts a case of a plan. */
export const startCase = defineCall({
  ...common,
  access: ['verifications', 'create'],
  method: 'POST',
  path: '/cases',
  summary: 'Start a case',
  body: newCase,
  reply: z.object({ id: z.string() }),
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

const count = z.number().int()

/** How many cases of the account there are by status, how many wait for whom, and how many are overdue; of one plan or product if it is named. */
export const countCases = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/cases/counts',
  summary: 'Count cases',
  query: z.object({ planId: id.optional(), product: z.enum(caseProducts).optional() }),
  reply: z.object({
    status: z.object({ open: count, paused: count, done: count, expired: count, cancelled: count }),
    waitsOn: z.object({ customer: count, person: count, other: count, staff: count, system: count }),
    overdue: count,
  }),
})

const control = (name: string, summary: string) =>
  defineCall({
    ...common,
    access: ['verifications', 'edit'],
    ...byId,
    method: 'POST',
    path: `/cases/{id}/${name}`,
    summary,
    reply: shownCaseDetail,
    errors: ['not_found', 'conflict'],
  })

/** Starts no further step; whoever has been asked may still answer. */
export const pauseCase = control('pause', 'Pause a case')
export const resumeCase = control('resume', 'Resume a case')

/** Ends a case. Whoever was asked is told; a check that is running goes on and is charged. */
export const cancelCase = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  ...byId,
  method: 'POST',
  path: '/cases/{id}/cancel',
  summary: 'Cancel a case',
  body: z.object({ reason }),
  reply: shownCaseDetail,
  errors: ['not_found', 'conflict'],
})

const resending = {
  ...byId,
  method: 'POST',
  path: '/cases/{id}/link/resend',
  summary: 'Send the link of a case again',
  /** Another address than the one that did not work; at most one of the two. */
  body: z.object({
    email: email.nullish(),
    /** With its country code, such as `+919876543210`. */
    phone: z.string().trim().max(20).nullish(),
  }),
  reply: shownCaseDetail,
  errors: ['not_found', 'conflict', 'too_many_requests'],
} as const

/** Sends the person's link again, to the same address or to a corrected one. Earlier links say that a newer one was sent. */
export const resendCaseLink = defineCall({ ...common, access: ['verifications', 'edit'], ...resending })

const withdrawing = {
  ...byId,
  method: 'POST',
  path: '/cases/{id}/link/withdraw',
  summary: 'Withdraw the link of a case',
  body: z.object({ reason }),
  reply: shownCaseDetail,
  errors: ['not_found', 'conflict'],
} as const

/** Ends the person's link, which says so from then on. The steps that ask them wait, until the link is sent again. */
export const withdrawCaseLink = defineCall({ ...common, access: ['verifications', 'edit'], ...withdrawing })

export const skipStep = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  ...byStep,
  method: 'POST',
  path: '/cases/{id}/steps/{step}/skip',
  summary: 'Skip a step',
  body: z.object({ reason }),
  reply: shownCaseDetail,
})

/** Asks one step again, and whatever has read its answer. */
export const askStepAgain = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  ...byStep,
  method: 'POST',
  path: '/cases/{id}/steps/{step}/ask-again',
  summary: 'Ask a step again',
  body: z.object({ reason }),
  reply: shownCaseDetail,
})

const naming = {
  ...byStep,
  method: 'PUT',
  path: '/cases/{id}/steps/{step}/person',
  summary: 'Name the person whom a step asks',
  /** What is absent stays as it is. */
  body: z.object({
    name: z.string().trim().min(1).max(120).nullish(),
    email: email.nullish(),
    /** With its country code, such as `+919876543210`. */
    phone: z.string().trim().max(20).nullish(),
  }),
  reply: shownCaseDetail,
  errors: ['not_found', 'conflict', 'too_many_requests'],
} as const

/** Gives the payment of a step back, whole and once, to the card or account from which it came. */
export const refundStepPayment = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  ...byStep,
  method: 'POST',
  path: '/cases/{id}/steps/{step}/refund',
  summary: 'Refund the payment of a step',
  body: z.object({ reason }),
  reply: shownCaseDetail,
  errors: ['not_found', 'conflict'],
})

/**
 * Names the other person whom a step asks, corrects their address, or sends the link again to the same one. The link goes to the person; earlier links say that a
 * newer one was sent. A step that has failed is asked again.
 */
export const nameStepPerson = defineCall({ ...common, access: ['verifications', 'edit'], ...naming })
/** The letter whose code proves an address, as a page to be printed and posted. It shows the address in clear, which the access log records. */
export const printLetter = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  ...byStep,
  method: 'POST',
  path: '/cases/{id}/steps/{step}/letter',
  summary: 'Print the letter of an address',
  raw: 'application/pdf',
  reply: z.unknown(),
})

/** The judgement of a review. */
export const answerReview = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  ...byStep,
  method: 'POST',
  path: '/cases/{id}/steps/{step}/review',
  summary: 'Judge a review',
  body: z.object({ outcome: z.enum(['passed', 'failed', 'unable']), reason: z.string().trim().min(5).max(1000) }),
  reply: shownCaseDetail,
})

/** The decision of a person about a case that has its result. It is a record of its own: the result stays beside it. */
export const decideCase = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  ...byId,
  method: 'POST',
  path: '/cases/{id}/decide',
  summary: 'Decide a case',
  body: z.object({ verdict: z.string().max(40), reason }),
  reply: shownCaseDetail,
  errors: ['not_found', 'conflict'],
})

/** Shows the person and the facts in clear; the access log records it with the reason. */
export const revealCase = defineCall({
  ...common,
  access: ['verifications.reveal', 'show'],
  ...byId,
  method: 'POST',
  path: '/cases/{id}/reveal',
  summary: 'Show a case in clear',
  body: z.object({ reason }),
  reply: shownCaseDetail,
})

/** Starts a case. Its steps run in the background: read it again, or subscribe to `case.completed`. */
export const startCaseByApi = defineCall({
  ...byKey,
  method: 'POST',
  path: '/cases',
  summary: 'Start a case',
  body: newCase,
  reply: shownCaseDetail,
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/** Cases of the key's account and mode; any other answers 404. Facts are in clear. */
export const readCaseByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/cases/{id}',
  summary: 'Get a case',
  reply: shownCaseDetail,
})

/** The newest first, 25 at a time, of one product if it is named; `before` is the id of a page's last one. */
export const listCasesByApi = defineCall({
  ...byKey,
  method: 'GET',
  path: '/cases',
  summary: 'List cases',
  query: z.object({ before: id.optional(), product: z.enum(caseProducts).optional() }),
  reply: z.object({ cases: z.array(shownCase) }),
})

export const resendCaseLinkByApi = defineCall({ ...byKey, ...resending })

export const nameStepPersonByApi = defineCall({ ...byKey, ...naming })

export const withdrawCaseLinkByApi = defineCall({ ...byKey, ...withdrawing })

export const cancelCaseByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'POST',
  path: '/cases/{id}/cancel',
  summary: 'Cancel a case',
  body: z.object({ reason }),
  reply: shownCaseDetail,
  errors: ['not_found', 'conflict'],
})
