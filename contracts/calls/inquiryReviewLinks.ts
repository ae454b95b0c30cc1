import { z } from 'zod'
import { reviewVerdicts } from '../inquiries/review.ts'
import { reviewLimits } from '../inquiries/reviewLimits.ts'
import { sectionNames } from '../inquiries/sections.ts'
import { linkEnds } from '../invitations.ts'
import { defineCall } from './define.ts'

/* What the subject of an inquiry sees and says by a link of their own (`calls/invitations.ts` opens and declines it). In the language of the request. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const link = { token: z.string().trim().max(64), pass: z.string().max(256).optional() }

const line = z.object({
  label: z.string(),
  value: z.string(),
  /** Whether the value is an ISO date. */
  isDate: z.boolean(),
})

/** One answer of a source. */
const part = z.object({
  source: z.string(),
  at: z.iso.datetime(),
  /** What was asked about, masked like everything else. */
  about: z.string(),
  /** The source was asked and knows nothing. */
  isFound: z.boolean(),
  lines: z.array(line),
})

const section = z.object({
  section: z.enum(sectionNames),
  title: z.string(),
  /** Stands for what is shown: it comes back with the answer, so that an answer is about what the person has read. */
  seen: z.string(),
  parts: z.array(part),
})

const closed = [
  z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() }),
  z.object({ state: z.literal('code'), sentTo: z.string() }),
] as const

export const readReviewLink = defineCall({
  ...place,
  path: '/inquiry-reviews/read',
  summary: 'Read what was gathered about the person of a link',
  body: z.object(link),
  reply: z.discriminatedUnion('state', [
    ...closed,
    z.object({
      state: z.literal('open'),
      /** Why the person is asked. */
      reason: z.string(),
      /** Whether the person’s own numbers and addresses are masked, because the link has no code. */
      isMasked: z.boolean(),
      sections: z.array(section),
    }),
  ]),
  errors: ['conflict'],
})

const said = z.string().trim().max(reviewLimits.words).nullish()

/**
 * What the person says of each section; it ends the link. 400 with the fields that need another look, 409 if a section says something else now than what the
 * person has read.
 */
export const answerReviewLink = defineCall({
  ...place,
  path: '/inquiry-reviews/answer',
  summary: 'Confirm or dispute what was gathered about the person of a link',
  body: z.object({
    ...link,
    answers: z
      .array(
        z.object({
          section: z.enum(sectionNames),
          seen: z.string().max(100),
          verdict: z.enum(reviewVerdicts),
          comment: said,
          correct: said,
        }),
      )
      .max(sectionNames.length),
  }),
  reply: z.discriminatedUnion('state', closed),
  errors: ['conflict'],
})
