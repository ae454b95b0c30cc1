import { addressStep } from './address.ts'
import { bankStatementStep } from './bankStatement.ts'
import { checkStep } from './check.ts'
import { codeStep } from './code.ts'
import { comparisonStep } from './comparison.ts'
import { consentStep } from './consent.ts'
import { decisionStep } from './decision.ts'
import type { StepDefinition } from './define.ts'
import { documentStep } from './document.ts'
import { educationStep } from './education.ts'
import { employmentStep } from './employment.ts'
import { formStep } from './form.ts'
import { noticeStep } from './notice.ts'
import { paymentStep } from './payment.ts'
import { qualityStep } from './quality.ts'
import { refereeStep } from './referee.ts'
import { reviewStep } from './review.ts'
import { selfieStep } from './selfie.ts'
import { signStep } from './sign.ts'
import { verifierReviewStep } from './verifierReview.ts'
import { videoKycStep } from './videoKyc.ts'

export { type StepActor, type StepDefinition, stepActors } from './define.ts'

/** The kinds of steps: one entry reaches every adapter. */
export const steps = {
  form: formStep,
  consent: consentStep,
  document: documentStep,
  bankStatement: bankStatementStep,
  employment: employmentStep,
  education: educationStep,
  address: addressStep,
  selfie: selfieStep,
  videoKyc: videoKycStep,
  check: checkStep,
  code: codeStep,
  sign: signStep,
  payment: paymentStep,
  referee: refereeStep,
  comparison: comparisonStep,
  review: reviewStep,
  verifierReview: verifierReviewStep,
  quality: qualityStep,
  decision: decisionStep,
  notice: noticeStep,
} as const satisfies Record<string, StepDefinition>

export type StepKind = keyof typeof steps

export const stepKinds = Object.keys(steps) as [StepKind, ...StepKind[]]

/** The kind with its general type, for code that treats all kinds alike. */
export const stepOf = (kind: StepKind): StepDefinition => steps[kind]
