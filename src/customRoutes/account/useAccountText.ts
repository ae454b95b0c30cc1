import { account as en } from '../../../contracts/messages/en/account.ts'
import { account as hi } from '../../../contracts/messages/hi/account.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the account page says. */
export const useAccountText = () => usePlainTexts({ en, hi })
