import { z } from 'zod'
import { videoDecisionReasonNames } from '../cases/videoKyc/decisions.ts'
import { videoReasons } from '../cases/videoKyc/session.ts'
import { videoKycSettings } from '../cases/videoKyc/settings.ts'
import { shownVideoKyc } from '../cases/videoKyc/shown.ts'
import { CASES_SCOPE } from '../checks/apiKeys.ts'
import { day } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/* Video KYC, for the account that asks. Sessions are cases: they are started, listed and controlled by the calls of cases. */

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byKey = { service: 'gateway', auth: 'key', scope: CASES_SCOPE, style: 'http', gate: 'kyc' } as const
const byId = { params: z.object({ id: z.string().max(64) }), errors: ['not_found'] } as const

export const readVideoKyc = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'show'],
  method: 'GET',
  path: '/video-kyc/{id}',
  summary: 'Read a video KYC',
  reply: shownVideoKyc,
})

/** Approves or rejects, beside the result, which stays. 409 before the result and after a decision. */
export const decideVideoKyc = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/video-kyc/{id}/decision',
  summary: 'Decide a video KYC',
  body: z.object({
    decision: z.enum(['approve', 'reject']),
    reason: z.enum(videoDecisionReasonNames),
    note: z.string().trim().max(500).nullish(),
  }),
  reply: shownVideoKyc,
  errors: ['not_found', 'conflict'],
})

/** The signed report, in clear; the access log records it. */
export const downloadVideoKyc = defineCall({
  ...common,
  ...byId,
  access: ['verifications.reveal', 'show'],
  method: 'GET',
  path: '/video-kyc/{id}/report.pdf',
  summary: 'Download the report of a video KYC',
  raw: 'application/pdf',
  reply: z.unknown(),
})

const settings = z.object({
  settings: videoKycSettings,
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
})

export const readVideoKycSettings = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/video-kyc-settings',
  summary: 'Read the settings of video KYC',
  reply: settings,
})

/** For sessions that begin from now on. */
export const saveVideoKycSettings = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'PUT',
  path: '/video-kyc-settings',
  summary: 'Change the settings of video KYC',
  body: videoKycSettings,
  reply: settings,
})

const count = z.number().int()
const rate = z.object({ ended: count, passed: count })

/** Counts of live sessions; of one template if it is named. Days are of India. */
export const readVideoKycFigures = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/video-kyc-figures',
  summary: 'Read the figures of video KYC',
  query: z.object({ from: day, to: day, planId: z.string().max(64).optional() }),
  reply: z.object({
    started: count,
    /** Handed over and judged. */
    judged: count,
    passed: count,
    review: count,
    failed: count,
    /** Median seconds from consent to handing over. */
    medianSeconds: z.number().nullable(),
    byDay: z.array(z.object({ day: z.string(), started: count, judged: count, passed: count })),
    /** 24, from midnight in India. */
    byHour: z.array(z.object({ hour: count, started: count, passed: count })),
    reasons: z.array(z.object({ reason: z.enum(videoReasons), count })),
    /** How many people came so far, of those who opened a session. */
    stages: z.array(
      z.object({ stage: z.enum(['consent', 'device', 'card', 'tasks', 'handedOver', 'judged']), reached: count }),
    ),
    /** In tens: 0 to 9, …, 90 to 100. */
    matchScores: z.array(z.object({ from: count, count })),
    /** Smallest turn of the head, in fives. */
    turns: z.array(z.object({ from: count, count })),
    /** The span before this one, of the same length. */
    before: rate.extend({ medianScore: z.number().nullable() }),
    medianScore: z.number().nullable(),
  }),
  errors: ['bad_request'],
})

/** With `accountUsable`, in clear. Cases are started by `/v1/cases` with a template's id. */
export const readVideoKycByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/video-kyc/{id}',
  summary: 'Get a video KYC',
  reply: shownVideoKyc,
})

export const downloadVideoKycByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/video-kyc/{id}/report.pdf',
  summary: 'Download the report of a video KYC',
  raw: 'application/pdf',
  reply: z.unknown(),
})
