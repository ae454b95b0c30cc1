import { z } from 'zod'
import { subjectKinds } from './sections.ts'

const time = z.iso.datetime()
const paise = z.number().int()

/** An intelligence report that was made from an inquiry. */
export const shownInquiryReport = z.object({
  id: z.string(),
  status: z.enum(['gathering', 'ready']),
  /** Its page; null once its link has expired or was withdrawn. */
  url: z.string().nullable(),
  done: z.number().int(),
  known: z.number().int(),
  atMostPaise: paise,
  chargedPaise: paise,
  createdAt: time,
  expiresAt: time,
})

export type ShownInquiryReport = z.output<typeof shownInquiryReport>

/** What a report would cost now. */
export const inquiryReportQuote = z.object({
  /** Integer paise: the most, without what is taken from earlier answers. */
  atMostPaise: paise,
  /** Checks at most. */
  checks: z.number().int(),
  /** Answers that are there already and cost nothing more. */
  reused: z.number().int(),
  /** Kinds of numbers of the inquiry that a report cannot be about. */
  leftOut: z.array(z.enum(subjectKinds)),
})
