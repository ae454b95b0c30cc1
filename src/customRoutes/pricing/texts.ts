import { pricing as en } from '../../../contracts/messages/en/pricing.ts'
import { pricing as hi } from '../../../contracts/messages/hi/pricing.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the price page says; it loads with its page. */
export const usePricingText = () => usePlainTexts({ en, hi })
