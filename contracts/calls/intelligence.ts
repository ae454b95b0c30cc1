import { z } from 'zod'
import { REPORTS_SCOPE } from '../checks/apiKeys.ts'
import { email, instant, otp, reason } from '../fields/schemas.ts'
import {
  intelligenceCheck,
  intelligenceData,
  intelligenceDays,
  intelligenceStatuses,
  intelligenceSubjects,
} from '../intelligence/intelligence.ts'
import { purposes, walletKinds } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { atMostPaise } from '../resources/verification.ts'
import { defineCall } from './define.ts'

/* The intelligence report: its public page (§2.6, §7), and how developers make one. Staff's calls are in `adminIntelligence.ts`. */

const count = z.number().int()

/** How far the checks are; `known` may grow while answers lead to further checks. */
export const intelligenceProgress = z.object({ done: count, known: count })

const shown = z.object({
  createdAt: z.iso.datetime(),
  /** When the link stops working. */
  expiresAt: z.iso.datetime(),
  status: z.enum(intelligenceStatuses),
  progress: intelligenceProgress,
  /** The client's company, or name. */
  preparedFor: z.string(),
  purpose: z.enum(purposes),
  checks: z.array(intelligenceCheck),
})

/** The report's id: 128 random bits, of which only the hash is looked up. Of any other text, only the length matters. */
const requestId = z.string().trim().max(64)
/** The proof that the code of a protected report was right. */
const pass = z.string().max(256).optional()
const place = { service: 'public', method: 'POST', auth: 'client', style: 'mirrored' } as const
const gone = z.object({ code: z.literal([400, 404, 410]), message: z.string() })

/**
 * The data of a report. A report that is protected by a code answers 401 until `code`, the one that was sent, or `pass`, the proof from an
 * earlier reply, is right; `sentTo` is where the code goes, masked. 404 without data, 410 when it has expired or was revoked.
 */
export const getIntelligence = defineCall({
  ...place,
  path: '/get-kyc-invincible-intelligence',
  summary: 'Get the data of an intelligence report',
  codeHandle: 'enters',
  body: z.object({ requestId, code: otp.optional(), pass }),
  reply: z.discriminatedUnion('code', [
    z.object({
      code: z.literal(200),
      message: z.string(),
      result: z.object({ data: intelligenceData, report: shown }),
      /** Opens the report again for half an hour; null if it needs no code. */
      pass: z.string().nullable(),
    }),
    z.object({ code: z.literal(401), message: z.string(), sentTo: z.string() }),
    gone,
  ]),
})

/** The report as a signed PDF, for whoever may open its page; otherwise the reply of `getIntelligence`. 400 while it is being made. */
export const downloadIntelligence = defineCall({
  ...place,
  path: '/kyc-intelligence-pdf',
  summary: 'Download an intelligence report as a signed PDF',
  body: z.object({ requestId, pass }),
  raw: 'application/pdf',
  reply: z.unknown(),
})

/** Sends the code of a report to the address that it is protected by. */
export const sendIntelligenceCode = defineCall({
  ...place,
  path: '/kyc-intelligence-code',
  summary: 'Send the code of an intelligence report',
  codeHandle: 'asks',
  body: z.object({ requestId }),
  reply: z.discriminatedUnion('code', [
    z.object({ code: z.literal(200), message: z.string(), sentTo: z.string() }),
    gone,
  ]),
})

/** What a report is made with, besides its subjects. */
export const intelligenceTerms = {
  /** After so many days the link stops working. */
  expiresInDays: z
    .number()
    .int()
    .min(intelligenceDays.least)
    .max(intelligenceDays.most)
    .default(intelligenceDays.usual),
  /** Whoever opens the report must enter a code that is sent to this address. */
  codeEmail: email.nullish(),
}

const made = z.object({
  id: z.string(),
  status: z.enum(intelligenceStatuses),
  progress: intelligenceProgress,
  /** The public page. Anybody who has the link can read the report, unless it asks for a code. */
  url: z.string(),
  reference: z.string().nullable(),
  charge: z.object({
    /** Integer paise: what the answers so far have cost, and what the whole report can cost. 0 under a test key. */
    paise: count,
    atMostPaise: count,
    wallet: z.enum(walletKinds),
  }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  openings: count,
})

const withData = made.extend({ data: intelligenceData, checks: z.array(intelligenceCheck) })
const byKey = { service: 'gateway', auth: 'key', scope: REPORTS_SCOPE, style: 'http', gate: 'kyc' } as const
const byId = { params: z.object({ id: z.string().max(64) }), errors: ['not_found'] } as const

/**
 * Makes a report: reserves what it can cost at most, and makes the checks in the background. Every check is charged at its list price if it
 * has an answer; what is left is given back. Answers 202; read it again until it is `ready`.
 */
export const makeIntelligence = defineCall({
  ...byKey,
  method: 'POST',
  path: '/intelligence-report',
  summary: 'Make an intelligence report',
  body: intelligenceSubjects.extend({
    ...intelligenceTerms,
    consent: z.literal(true, { error: 'Must be true: confirm consent before you make a report.' }),
    purpose: z.enum(purposes),
    reference: z.string().trim().max(limits.referenceCharacters).nullish(),
    /** Refuses with 409 if the report could cost more. */
    atMostPaise: atMostPaise.optional(),
  }),
  reply: made,
  accepts: 'gathering',
  errors: ['insufficient_balance', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

/** Reports of the key's account and mode; any other answers 404. */
export const readIntelligence = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/intelligence-reports/{id}',
  summary: 'Get an intelligence report',
  reply: withData,
})

/** 409 while the report is being made. In the language of `Accept-Language`. */
export const downloadIntelligenceByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/intelligence-reports/{id}/pdf',
  summary: 'Download an intelligence report as a signed PDF',
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})

/** The newest first, 25 at a time; `before` continues after a page's last one. */
export const listIntelligence = defineCall({
  ...byKey,
  method: 'GET',
  path: '/intelligence-reports',
  summary: 'List intelligence reports',
  query: z.object({ before: instant.optional() }),
  reply: z.object({ reports: z.array(made) }),
})

/** The link stops working at once. Idempotent. */
export const revokeIntelligence = defineCall({
  ...byKey,
  ...byId,
  method: 'POST',
  path: '/intelligence-reports/{id}/revoke',
  summary: 'Revoke an intelligence report',
  body: z.object({ reason }),
  reply: made,
})
