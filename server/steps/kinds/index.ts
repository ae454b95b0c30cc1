import type { StepRunners } from '../../cases/runners.ts'
import { address } from './address.ts'
import { bankStatement } from './bankStatement.ts'
import { check } from './check.ts'
import { code } from './code.ts'
import { comparison } from './comparison.ts'
import { consent } from './consent.ts'
import { document } from './document.ts'
import { education } from './education.ts'
import { employment } from './employment.ts'
import { form } from './form.ts'
import { notice } from './notice.ts'
import { payment } from './payment.ts'
import { quality } from './quality.ts'
import { referee } from './referee.ts'
import { review } from './review.ts'
import { selfie } from './selfie.ts'
import { sign } from './sign.ts'
import { verifierReview } from './verifierReview.ts'
import { videoKyc } from './videoKyc.ts'

/** What each kind of step does. The engine itself decides a decision, so that it is never asked. */
export const runners: StepRunners = {
  form,
  consent,
  document,
  bankStatement,
  employment,
  education,
  address,
  selfie,
  videoKyc,
  check,
  code,
  sign,
  payment,
  referee,
  comparison,
  review,
  verifierReview,
  quality,
  notice,
  decision: { begin: async () => ({ type: 'asked' }) },
}
