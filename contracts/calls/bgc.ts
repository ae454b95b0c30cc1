import { z } from 'zod'
import { bgcCheckNames } from '../cases/bgc/checks.ts'
import { packageReviewers } from '../cases/bgc/packageInput.ts'
import { shownCase } from '../cases/shown.ts'
import { email, reason } from '../fields/schemas.ts'
import { limits } from '../platform/limits.ts'
import { planCost } from '../resources/plan.ts'
import { defineCall } from './define.ts'

/* Background verification for the employer. Its cases are served as `bgc-cases`, and moved on by the calls of cases. */

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const id = z.string().max(64)
const params = z.object({ id })
const time = z.iso.datetime()
const count = z.number().int()
const words = z.strictObject({ en: z.string().trim().min(1).max(120), hi: z.string().trim().min(1).max(120) })

export const bgcLimits = { rows: 1000, keepDays: 30 } as const

const packageInput = z.object({
  name: words,
  checks: z.array(z.enum(bgcCheckNames)).min(1).max(bgcCheckNames.length),
  turnaroundDays: z.number().int().min(1).max(90),
  endsEarly: z.boolean(),
  noticeDays: z.number().int().min(1).max(60).nullable(),
  keepDays: z.number().int().min(1).max(3650),
  /** Who judges what a check leaves open. */
  reviewedBy: z.enum(packageReviewers).default('employer'),
})

/** Days in which half, and nine in ten, of the cases are expected to end, by what was measured. */
const expected = z.object({ p50Days: z.number(), p90Days: z.number() })

const shownPackage = packageInput.extend({
  /** The id of its plan. */
  id: z.string(),
  version: count,
  cost: planCost,
  expected,
  running: count,
})

export type BgcPackage = z.output<typeof shownPackage>

/** The packages that candidates can be added to, the oldest first. An account without any gets the standard ones. */
export const listBgcPackages = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/bgc/packages',
  summary: 'List the packages of background verification',
  reply: z.object({ packages: z.array(shownPackage) }),
})

/** What a package costs and how long it takes, before it is saved. Nothing is stored. */
export const quoteBgcPackage = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/bgc/packages/quote',
  summary: 'Quote a package',
  body: packageInput,
  reply: z.object({ cost: planCost, expected }),
})

/** Saves a package, or the next version of one (`id`). Candidates that were added before stay on theirs. */
export const saveBgcPackage = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/bgc/packages',
  summary: 'Save a package',
  body: packageInput.extend({ id: id.optional() }),
  reply: z.object({ id: z.string(), version: count }),
  errors: ['not_found', 'conflict'],
})

const candidate = z.object({
  name: z.string().trim().min(1).max(120),
  email: email.nullish(),
  /** With its country code, such as `+919876543210`. */
  phone: z.string().trim().max(20).nullish(),
  /** The language in which the candidate is asked. */
  locale: z.enum(['en', 'hi']).default('en'),
  reference: z.string().trim().max(limits.referenceCharacters).nullish(),
  /** Where the candidate belongs; by default where whoever adds them does. */
  locationId: id.nullish(),
})

/** Adds a candidate and sends the link. Needs an e-mail or a phone. */
export const addBgcCandidate = defineCall({
  ...common,
  access: ['verifications', 'create'],
  method: 'POST',
  path: '/bgc/candidates',
  summary: 'Add a candidate',
  body: candidate.extend({ planId: id }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/** How the account's background verifications stand. */
export const readBgcDashboard = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/bgc/dashboard',
  summary: 'Overview of background verification',
  reply: z.object({
    all: count,
    waitsOn: z.object({ person: count, customer: count, checks: count }),
    paused: count,
    overdue: count,
    /** By the colours of packages; `other`: results of plans that are no packages. */
    ended: z.object({ green: count, amber: count, red: count, other: count, without: count }),
    /** Cases that have ended within their expected time, of those that have one; null without any. */
    promise: z.object({ kept: count, of: count, percent: count.nullable() }),
    /** Days from start to result, of the cases that have ended in the last 90 days; null without any. */
    medianDays: z.number().nullable(),
    /** With a result and without a decision, the oldest first. */
    toDecide: z.array(shownCase),
    toDecideCount: count,
  }),
})

export const noticeStates = ['waiting', 'disputed', 'closed', 'final'] as const

const notice = z.object({
  /** `waiting` for the candidate, whose time runs; `disputed` stops it; `closed` without a refusal; `final` after one. */
  state: z.enum(noticeStates),
  sentAt: time,
  sentBy: z.string(),
  /** When a refusal is allowed; null while it is disputed and after the decision. */
  endsAt: time.nullable(),
  dispute: z
    .object({ comment: z.string(), at: time, files: z.array(z.object({ id: z.string(), name: z.string() })) })
    .nullable(),
  answer: z.object({ text: z.string(), at: time, by: z.string() }).nullable(),
})

export type BgcNotice = z.output<typeof notice>

const promise = z.object({ p50At: time, p90At: time })

const about = z.object({
  /** Expected when it began; null for a case from before there was a history. */
  promise: promise.extend({ isMeasured: z.boolean() }).nullable(),
  steps: z.array(promise.extend({ step: z.string() })),
  notice: notice.nullable(),
  /** What keeps a refusal from being decided now; null if nothing does. */
  refusal: z.enum(['noResult', 'noticeNeeded', 'noticeRuns', 'disputed', 'decided']).nullable(),
})

export type BgcCaseFacts = z.output<typeof about>

/** What the page of a background verification shows beside the case. */
export const readBgcCase = defineCall({
  ...common,
  access: ['verifications', 'show'],
  method: 'GET',
  path: '/bgc/cases/{id}',
  summary: 'Expected dates and notice of a background verification',
  params,
  reply: about,
  errors: ['not_found'],
})

/** Sends the candidate the findings before a refusal; from then on, the days of the package run. */
export const sendBgcNotice = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/bgc/cases/{id}/notice',
  summary: 'Send the notice before a refusal',
  params,
  reply: about,
  errors: ['not_found', 'conflict'],
})

/** Answers the candidate's dispute. `upheld`: the findings stand, and the rest of the time runs on; `corrected`: they do not, and nobody is refused for them. */
export const answerBgcDispute = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/bgc/cases/{id}/notice/answer',
  summary: 'Answer a dispute',
  params,
  body: z.object({ outcome: z.enum(['upheld', 'corrected']), reason }),
  reply: about,
  errors: ['not_found', 'conflict'],
})

/** The signed report, in the language of the request. The access log records it. */
export const downloadBgcReport = defineCall({
  ...common,
  access: ['verifications', 'export'],
  method: 'GET',
  path: '/bgc/cases/{id}/pdf',
  summary: 'Download the report of a background verification',
  params,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})

/** A link to the report's page, for a week. It is shown once. */
export const shareBgcReport = defineCall({
  ...common,
  access: ['verifications.share', 'create'],
  method: 'POST',
  path: '/bgc/cases/{id}/report-link',
  summary: 'Make a link to the report of a background verification',
  params,
  reply: z.object({ url: z.string() }),
  errors: ['not_found'],
})
