import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { intelligenceStatuses } from '../intelligence/intelligence.ts'
import { purposes, walletKinds } from '../platform/codes.ts'
import { atMostPaise } from '../resources/verification.ts'
import { defineCall } from './define.ts'
import { intelligenceProgress, intelligenceTerms } from './intelligence.ts'

/* Staff make intelligence reports for a customer, on the customer's page. */

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const editing = { ...staff, access: ['admin.users', 'edit'] } as const
const ofUser = z.object({ id: z.string().max(64) })
const ofReport = ofUser

/** As typed: one entry a line, or separated by commas. The server names the field and the entry that is wrong. */
const lines = z.string().max(2_000).nullish()

const subjects = { pans: lines, mobiles: lines, companies: lines, cins: lines, alternates: lines }

const opening = z.object({
  at: z.iso.datetime(),
  network: z.string(),
  agent: z.string(),
  /** Of the page, or of the document. */
  kind: z.enum(['page', 'pdf']),
})

const report = z.object({
  id: z.string(),
  status: z.enum(intelligenceStatuses),
  /** Of the link. */
  state: z.enum(['active', 'expired', 'revoked']),
  progress: intelligenceProgress,
  /** What it is about, masked: `AAxxxx000A`. */
  about: z.array(z.string()),
  purpose: z.enum(purposes),
  consent: z.string(),
  /** Where the code goes, masked; null without one. */
  codeEmail: z.string().nullable(),
  madeBy: z.string(),
  /** Integer paise. */
  chargedPaise: z.number().int(),
  atMostPaise: z.number().int(),
  /** Checks whose source was down. */
  unavailable: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  revokeReason: z.string().nullable(),
  openings: z.number().int(),
  /** The latest ones first. */
  opened: z.array(opening),
})

/** The customer's latest 50 reports, newest first. */
export const listUserIntelligence = defineCall({
  ...staff,
  method: 'GET',
  path: '/users/{id}/intelligence-reports',
  access: ['admin.users', 'show'],
  summary: "List a customer's intelligence reports",
  params: ofUser,
  reply: z.object({ reports: z.array(report) }),
  errors: ['not_found'],
})

/** What a report can cost at most: every check at the customer's price. */
export const quoteIntelligence = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/intelligence-reports/quote',
  access: ['admin.users', 'show'],
  summary: 'Get the highest price of an intelligence report',
  params: ofUser,
  body: z.object(subjects),
  reply: z.object({
    atMostPaise: z.number().int(),
    checks: z.number().int(),
    wallet: z.enum(walletKinds),
    availablePaise: z.number().int(),
  }),
  errors: ['not_found'],
})

/** Makes a report at the customer's charge. 409 for a higher price than the one that was shown. */
export const makeUserIntelligence = defineCall({
  ...editing,
  method: 'POST',
  path: '/users/{id}/intelligence-reports',
  summary: 'Make an intelligence report for a customer',
  params: ofUser,
  body: z.object({
    ...subjects,
    ...intelligenceTerms,
    purpose: z.enum(purposes),
    /** On what the consent of the people concerned rests: a letter, a contract, a mandate. */
    consent: z.string().trim().min(5, 'Say what the consent rests on, in at least 5 characters.').max(300),
    atMostPaise: atMostPaise.optional(),
  }),
  reply: z.object({ report, url: z.string() }),
  errors: ['not_found', 'insufficient_balance', 'conflict'],
  idempotent: true,
})

/** The link of a report, for whoever hands it to the client. The audit log records that it was read. */
export const linkUserIntelligence = defineCall({
  ...editing,
  method: 'POST',
  path: '/intelligence-reports/{id}/link',
  summary: 'Get the link of an intelligence report',
  params: ofReport,
  reply: z.object({ url: z.string() }),
  errors: ['not_found', 'conflict'],
})

/** The report as a signed PDF. The audit log records it. */
export const downloadUserIntelligence = defineCall({
  ...editing,
  method: 'GET',
  path: '/intelligence-reports/{id}/pdf',
  summary: 'Download an intelligence report as a signed PDF',
  params: ofReport,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})

/** The link stops working at once. Idempotent. */
export const revokeUserIntelligence = defineCall({
  ...editing,
  method: 'POST',
  path: '/intelligence-reports/{id}/revoke',
  summary: 'Revoke an intelligence report',
  params: ofReport,
  body: z.object({ reason }),
  reply: report,
  errors: ['not_found'],
})
