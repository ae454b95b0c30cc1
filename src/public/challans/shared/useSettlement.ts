import { type ChallanRoute, payableRoutes } from '../../../../contracts/challans/challans.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicState } from '../../state.ts'

/** The brand's settlement time for a route, if it states one: only the brand makes such claims (A103). */
export function useSettlementTime() {
  const locale = useLocale()
  const settlement = usePublicState().brand?.content.settlement
  return (route: ChallanRoute): string | null => {
    const claim = settlement?.[route as keyof typeof settlement]
    return claim && payableRoutes.includes(route) ? claim[locale] : null
  }
}

/** How a challan is settled, and how long it takes if the brand states it. */
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
