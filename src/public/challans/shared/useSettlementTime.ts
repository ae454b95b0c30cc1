import { type ChallanRoute, payableRoutes } from '../../../../contracts/challans.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { usePublicState } from '../../state.ts'

/** How long a way to settle takes, where the brand says it: such claims are its own (A103). */
export function useSettlementTime() {
  const locale = useLocale()
  const settlement = usePublicState().brand?.content.settlement
  return (route: ChallanRoute): string | null => {
    const said = settlement?.[route as keyof typeof settlement]
    return said && payableRoutes.includes(route) ? said[locale] : null
  }
}
