import { whitelistIp as en } from '../../../contracts/messages/en/whitelistIp.ts'
import { whitelistIp as hi } from '../../../contracts/messages/hi/whitelistIp.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the allow-list says; it loads with its page. */
export const useAddressText = () => usePlainTexts({ en, hi })
