import { adminPostpaid as en } from '../../../../contracts/messages/en/adminPostpaid.ts'
import { adminPostpaid as hi } from '../../../../contracts/messages/hi/adminPostpaid.ts'
import { useDates } from '../../../i18n/dates.ts'
import { usePlainTexts } from '../../../i18n/plainTexts.ts'

/** What staff's pages about postpaid accounts say; it loads with them. */
export const usePostpaidText = () => usePlainTexts({ en, hi })

/** `2026-10` in words. Its middle is in that month everywhere. */
export function useMonth() {
  const { month } = useDates()
  return (name: string) => month(`${name}-15T12:00:00Z`)
}
