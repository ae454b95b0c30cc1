import { z } from 'zod'
import { REPORTS_SCOPE } from '../checks/apiKeys.ts'
import { email, personName } from '../fields/schemas.ts'
import { shownReview } from '../inquiries/review.ts'
import { reviewLimits } from '../inquiries/reviewLimits.ts'
import { MAX_SUBJECTS, sectionNames } from '../inquiries/sections.ts'
import { plainText } from '../platform/plainText.ts'
import { locales } from '../platform/text.ts'
import { defineCall } from './define.ts'

/* Asking the subject of an inquiry what is right of it. Their own page is in `inquiryReviewLinks.ts`. */

const common = {
  service: 'main',
  auth: 'customer',
  style: 'http',
  access: ['verifications', 'edit'],
  gate: 'kyc',
} as const
const byKey = { service: 'gateway', auth: 'key', scope: REPORTS_SCOPE, style: 'http', gate: 'kyc' } as const

const { reason, days } = reviewLimits
const words = (least: number) =>
  z.string().trim().min(least).max(reason.most).regex(plainText.pattern, 'Control characters are not allowed.')

const asking = {
  method: 'POST',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({
    name: personName,
    email: email.nullish(),
    /** With its country code, such as `+919876543210`. */
    phone: z.string().trim().max(20).nullish(),
    locale: z.enum(locales).default('en'),
    /** The nodes, among those that the inquiry began with, that are this person's. */
    about: z.array(z.string().max(40)).min(1, 'Choose what belongs to this person.').max(MAX_SUBJECTS),
    /** What the person is shown. */
    sections: z.array(z.enum(sectionNames)).min(1, 'Choose at least one section.').max(sectionNames.length),
    /** Why the person is asked; stands in the message. */
    reason: words(reason.least),
    /** A code is sent to the address before anything is shown. Without it, numbers and addresses are masked. */
    code: z.boolean().default(true),
    days: z.number().int().min(days.least).max(days.most).default(days.usual),
  }),
  reply: shownReview,
  errors: ['not_found', 'conflict', 'too_many_requests', 'idempotency_conflict'],
  idempotent: true,
} as const

const byReview = {
  params: z.object({ id: z.string().max(64), review: z.string().max(64) }),
  reply: shownReview,
} as const

const withdrawing = {
  ...byReview,
  method: 'POST',
  summary: 'Withdraw the link of an inquiry’s subject',
  body: z.object({ reason: words(1).nullish() }),
  errors: ['not_found', 'conflict'],
} as const

/** Asks the subject by a link. Nobody else is shown to them: numbers and names of other people are masked. */
export const askSubject = defineCall({
  ...common,
  ...asking,
  path: '/inquiries/{id}/reviews',
  summary: 'Ask the subject of an inquiry',
})

/** Sends the link again, to a corrected address if there is one. Earlier links say that a newer one was sent. */
export const resendReview = defineCall({
  ...common,
  ...byReview,
  method: 'POST',
  path: '/inquiries/{id}/reviews/{review}/resend',
  summary: 'Send the link of an inquiry’s subject again',
  body: z.object({ email: email.nullish(), phone: z.string().trim().max(20).nullish() }),
  errors: ['not_found', 'conflict', 'too_many_requests'],
})

export const withdrawReview = defineCall({
  ...common,
  ...withdrawing,
  path: '/inquiries/{id}/reviews/{review}/withdraw',
})

export const askSubjectByApi = defineCall({
  ...byKey,
  ...asking,
  path: '/intelligence/inquiries/{id}/reviews',
  summary: 'Ask the subject of an inquiry',
})

export const withdrawReviewByApi = defineCall({
  ...byKey,
  ...withdrawing,
  path: '/intelligence/inquiries/{id}/reviews/{review}/withdraw',
})
