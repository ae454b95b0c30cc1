import { z } from 'zod'
import { inquiryReportQuote, shownInquiryReport } from '../inquiries/report.ts'
import { reportDays } from '../inquiries/reportLimits.ts'
import { atMostPaise } from '../resources/verification.ts'
import { defineCall } from './define.ts'

/* Intelligence reports that are made from inquiries. Their pages and documents are those of all reports (`intelligence.ts`). */

const common = { service: 'main', auth: 'customer', style: 'http' } as const
const byId = { params: z.object({ id: z.string().max(64) }), path: '/inquiries/{id}/reports' } as const

/** The links show everything in clear, so that reading them takes the right to export. */
export const listInquiryReports = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'export'],
  method: 'GET',
  summary: 'List the intelligence reports of an inquiry, and what one would cost',
  reply: z.object({
    reports: z.array(shownInquiryReport),
    /** Null if a report cannot be made: none of its numbers fits, or it is not ready. */
    quote: inquiryReportQuote.nullable(),
  }),
  errors: ['not_found'],
})

/** Makes a report about the numbers of an inquiry. Answers that are there already are taken at no further charge. */
export const makeInquiryReport = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'create'],
  gate: 'kyc',
  method: 'POST',
  summary: 'Make an intelligence report from an inquiry',
  body: z.object({
    /** Integer paise: the price that was shown. */
    atMostPaise,
    /** For how long its link works; never longer than the inquiry is kept. */
    days: z.number().int().min(reportDays.least).max(reportDays.most).default(reportDays.usual),
  }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found', 'conflict', 'insufficient_balance', 'idempotency_conflict'],
  idempotent: true,
})
