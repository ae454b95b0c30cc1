import { adminMoney as en } from '../../../../contracts/messages/en/adminMoney.ts'
import { adminMoney as hi } from '../../../../contracts/messages/hi/adminMoney.ts'
import { usePlainTexts } from '../../../i18n/plainTexts.ts'

/** What staff's pages about money say; it loads with them. */
export const useMoneyText = () => usePlainTexts({ en, hi })
