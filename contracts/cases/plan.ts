import { z } from 'zod'
import { condition } from './conditionSchema.ts'
import { verdictTones } from './states.ts'
import { addressStep } from './steps/address.ts'
import { bankStatementStep } from './steps/bankStatement.ts'
import { checkStep } from './steps/check.ts'
import { codeStep } from './steps/code.ts'
import { comparisonStep } from './steps/comparison.ts'
import { consentStep } from './steps/consent.ts'
import { decisionStep, slug } from './steps/decision.ts'
import { documentStep } from './steps/document.ts'
import { educationStep } from './steps/education.ts'
import { employmentStep } from './steps/employment.ts'
import { formStep } from './steps/form.ts'
import { noticeStep } from './steps/notice.ts'
import { paymentStep } from './steps/payment.ts'
import { qualityStep } from './steps/quality.ts'
import { refereeStep } from './steps/referee.ts'
import { reviewStep } from './steps/review.ts'
import { selfieStep } from './steps/selfie.ts'
import { signStep } from './steps/sign.ts'
import { verifierReviewStep } from './steps/verifierReview.ts'
import { videoKycStep } from './steps/videoKyc.ts'

const MAX_STEPS = 300
const title = z.strictObject({ en: z.string().trim().min(1).max(120), hi: z.string().trim().min(1).max(120) })

const common = {
  /** Names the step in conditions, facts and `/v1`. Never `subject`, which names the person. */
  id: slug.refine(id => id !== 'subject', '“subject” is the name of the person.'),
  title,
  /** The steps that must have ended before this one begins; the one before it if absent, none if empty. Steps with the same ones run side by side. */
  after: z.array(slug).max(MAX_STEPS).optional(),
  /** The step is left out if this is known to be false. What is not known does not leave a step out. */
  when: condition.optional(),
  /** How often it is asked, or its source, before it has failed. */
  tries: z.number().int().min(1).max(10).default(1),
  /** Hours from the beginning of the step after which it is overdue. */
  dueHours: z.number().int().min(1).max(8760).optional(),
  /** The customer may skip it, with a reason. */
  skippable: z.boolean().default(false),
}

export const planStep = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('form'), settings: formStep.settings }),
  z.strictObject({ ...common, kind: z.literal('consent'), settings: consentStep.settings }),
  z.strictObject({ ...common, kind: z.literal('document'), settings: documentStep.settings }),
  z.strictObject({ ...common, kind: z.literal('bankStatement'), settings: bankStatementStep.settings }),
  z.strictObject({ ...common, kind: z.literal('employment'), settings: employmentStep.settings }),
  z.strictObject({ ...common, kind: z.literal('education'), settings: educationStep.settings }),
  z.strictObject({ ...common, kind: z.literal('address'), settings: addressStep.settings }),
  z.strictObject({ ...common, kind: z.literal('selfie'), settings: selfieStep.settings }),
  z.strictObject({ ...common, kind: z.literal('videoKyc'), settings: videoKycStep.settings }),
  z.strictObject({ ...common, kind: z.literal('check'), settings: checkStep.settings }),
  z.strictObject({ ...common, kind: z.literal('code'), settings: codeStep.settings }),
  z.strictObject({ ...common, kind: z.literal('referee'), settings: refereeStep.settings }),
  z.strictObject({ ...common, kind: z.literal('comparison'), settings: comparisonStep.settings }),
  z.strictObject({ ...common, kind: z.literal('sign'), settings: signStep.settings }),
  z.strictObject({ ...common, kind: z.literal('payment'), settings: paymentStep.settings }),
  z.strictObject({ ...common, kind: z.literal('review'), settings: reviewStep.settings }),
  z.strictObject({ ...common, kind: z.literal('verifierReview'), settings: verifierReviewStep.settings }),
  z.strictObject({ ...common, kind: z.literal('quality'), settings: qualityStep.settings }),
  z.strictObject({ ...common, kind: z.literal('decision'), settings: decisionStep.settings }),
  z.strictObject({ ...common, kind: z.literal('notice'), settings: noticeStep.settings }),
])

export type PlanStep = z.output<typeof planStep>

const verdict = z.strictObject({ value: slug, label: title, tone: z.enum(verdictTones) })

const verdictRule = z.strictObject({
  verdict: slug,
  /** What it means, in words for those who read the result; without it, its condition is shown. */
  label: title.optional(),
  when: condition,
  /** Ends the case as soon as it holds: steps that have not begun are not needed, and cost nothing. */
  early: z.boolean().default(false),
})

export type VerdictRule = z.output<typeof verdictRule>

/**
 * What happens to every case that is made from it, as data. Steps are in order: one waits only for earlier ones, so that no plan can wait for itself.
 * `verdicts` are the answers that a case can have; `rules` choose one, the first that holds. A rule that cannot be decided, because a fact is missing, ends
 * the search with `otherwise`, or, where that is a good one, with the mildest that is not: a missing answer never makes a case look clear.
 */
export const plan = z.strictObject({
  title,
  steps: z.array(planStep).min(1).max(MAX_STEPS),
  verdicts: z.array(verdict).min(1).max(10),
  rules: z.array(verdictRule).max(50),
  otherwise: slug,
  /** Days after which an open case ends without its missing steps. */
  dueDays: z.number().int().min(1).max(365).default(30),
  /** A decision that is bad for the person needs a notice with the findings first, and so many days in which they can dispute them. */
  beforeRefusal: z.strictObject({ days: z.number().int().min(1).max(60) }).optional(),
})

export type Plan = z.output<typeof plan>
export type PlanInput = z.input<typeof plan>
