import type { ChallanRoute } from '../../../../contracts/challans.ts'
import { at } from '../../../sources/remote/mapping.ts'
import type { ChallanMapping } from './mapping.ts'

/** How a challan can be settled: an excluded state before all, then what the provider says, else what the court's words say. */
export function routeOf(
  { route, excludedStates }: Pick<ChallanMapping, 'route' | 'excludedStates'>,
  row: unknown,
  { state, courtStatus }: { state: string; courtStatus: string | null },
): ChallanRoute {
  if (excludedStates.includes(state)) return 'excluded_state'
  const said = route?.values[String(at(row, route.at))]
  if (said) return said
  const words = (courtStatus ?? '').toLowerCase()
  if (/contest|disput/.test(words)) return 'contested'
  if (/virtual|v-court|vcourt/.test(words)) return 'virtual_court'
  return /court|magistrate/.test(words) ? 'physical_court' : 'online'
}
