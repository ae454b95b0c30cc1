import type { ChallanRoute } from '../../../../contracts/challans.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSettlementTime } from '../shared/useSettlementTime.ts'

/** How a challan is settled, and how long that takes where the brand says it. */
export function useSettlementMethod() {
  const text = useTexts('publicChallanList')
  const time = useSettlementTime()
  return {
    time,
    how: (route: ChallanRoute): string => {
      const [how, long] = [text(`how.${route}`), time(route)]
      return long ? text('howLong', { how, time: long }) : how
    },
  }
}
