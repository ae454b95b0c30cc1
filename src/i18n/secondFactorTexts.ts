import { secondFactor as en, secondFactorStep as stepEn } from '../../contracts/messages/en/secondFactor.ts'
import { secondFactor as hi, secondFactorStep as stepHi } from '../../contracts/messages/hi/secondFactor.ts'
import { usePlainTexts } from './plainTexts.ts'

/** The second step of a sign-in. */
export const useStepTexts = () => usePlainTexts({ en: stepEn, hi: stepHi })

/** Two-step verification's set-up, for customers and staff alike. */
export const useSecondFactorTexts = () => usePlainTexts({ en, hi })
