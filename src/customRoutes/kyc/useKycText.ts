import { kycScreen as en } from '../../../contracts/messages/en/kycScreen.ts'
import { kycScreen as hi } from '../../../contracts/messages/hi/kycScreen.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the account's own KYC says, apart from the console's messages: a verified account does not load it. */
export const useKycText = () => usePlainTexts({ en, hi })
