import type { ChallanRoute } from '../../../../contracts/challans.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { routeStyles } from './routeStyles.ts'

/** How a challan can be settled, in a word. */
export const RouteChip = ({ route }: { route: ChallanRoute }) => {
  const text = useTexts('publicChallanList')
  return <ToneChip large {...routeStyles[route]} label={text(`route.${route}`)} />
}
