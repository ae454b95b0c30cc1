import { orders as en } from '../../../contracts/messages/en/orders.ts'
import { orders as hi } from '../../../contracts/messages/hi/orders.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the list of orders says; it loads with its page. */
export const useOrderText = () => usePlainTexts({ en, hi })
