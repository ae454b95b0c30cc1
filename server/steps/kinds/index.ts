import type { StepRunners } from '../../cases/runners.ts'
import { check } from './check.ts'
import { code } from './code.ts'
import { consent } from './consent.ts'
import { document } from './document.ts'
import { form } from './form.ts'
import { notice } from './notice.ts'
import { review } from './review.ts'

/** What each kind of step does. The engine itself decides a decision, so that it is never asked. */
export const runners: StepRunners = {
  form,
  consent,
  document,
  check,
  code,
  review,
  notice,
  decision: { begin: async () => ({ type: 'asked' }) },
}
