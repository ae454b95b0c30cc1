import { adminPricing as en } from '../../../../contracts/messages/en/adminPricing.ts'
import { adminPricing as hi } from '../../../../contracts/messages/hi/adminPricing.ts'
import { usePlainTexts } from '../../../i18n/plainTexts.ts'

/** What staff's price pages say; it loads with them. */
export const usePricingText = () => usePlainTexts({ en, hi })
