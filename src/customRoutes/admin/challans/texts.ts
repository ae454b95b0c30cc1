import { adminChallans as en } from '../../../../contracts/messages/en/adminChallans.ts'
import { adminChallans as hi } from '../../../../contracts/messages/hi/adminChallans.ts'
import { usePlainTexts } from '../../../i18n/plainTexts.ts'

/** What staff's challan pages say; it loads with them. */
export const useAdminChallanText = () => usePlainTexts({ en, hi })
