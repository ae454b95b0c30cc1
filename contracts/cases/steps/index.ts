import { checkStep } from './check.ts'
import { codeStep } from './code.ts'
import { consentStep } from './consent.ts'
import { decisionStep } from './decision.ts'
import type { StepDefinition } from './define.ts'
import { documentStep } from './document.ts'
import { formStep } from './form.ts'
import { noticeStep } from './notice.ts'
import { reviewStep } from './review.ts'

export { type StepActor, type StepDefinition, stepActors } from './define.ts'

/** The kinds of steps: one entry reaches every adapter. */
export const steps = {
  form: formStep,
  consent: consentStep,
  document: documentStep,
  check: checkStep,
  code: codeStep,
  review: reviewStep,
  decision: decisionStep,
  notice: noticeStep,
} as const satisfies Record<string, StepDefinition>

export type StepKind = keyof typeof steps

export const stepKinds = Object.keys(steps) as [StepKind, ...StepKind[]]

/** The kind with its general type, for code that treats all kinds alike. */
export const stepOf = (kind: StepKind): StepDefinition => steps[kind]
