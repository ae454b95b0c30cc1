import { addBalance as en } from '../../../../contracts/messages/en/addBalance.ts'
import { payments as paymentsEn } from '../../../../contracts/messages/en/payments.ts'
import { addBalance as hi } from '../../../../contracts/messages/hi/addBalance.ts'
import { payments as paymentsHi } from '../../../../contracts/messages/hi/payments.ts'
import { usePlainTexts } from '../../../i18n/plainTexts.ts'

/** What the dialogs of money coming in say; it loads with them. */
export const useTopUpText = () => usePlainTexts({ en, hi })

/** What is wrong with an amount, in the words that the server has for it (§5). */
export const useAmountProblems = () => usePlainTexts({ en: paymentsEn, hi: paymentsHi })
