import { challanLimits } from '../../../../contracts/challanLimits.ts'
import type { ChallanRoute } from '../../../../contracts/challans.ts'
import { normaliseIdentifier, plateStates } from '../../../../contracts/identifiers.ts'
import type { SourceChallan } from '../../../platform/ports/challanSource.ts'
import { getPath } from '../../../sources/remote/mapping.ts'
import type { ChallanMapping } from './mapping.ts'
import { momentAt, paiseAt, textAt } from './values.ts'

/**
 * Maps one row of a reply; undefined when number, amount, status or date is missing or invalid, or when it belongs to another
 * vehicle.
 */
export function rowOf(mapping: ChallanMapping, row: unknown, rcNo: string): SourceChallan | undefined {
  const { challan: places, amountIn } = mapping
  const value = (place: string | undefined) => (place === undefined ? undefined : getPath(row, place))
  const words = (place: string | undefined, most?: number) => textAt(value(place), most)
  const challanNo = words(places.challanNo, 40)
  const status = words(places.status, 60)
  const amountPaise = paiseAt(value(places.amount), amountIn)
  const dateChallan = momentAt(value(places.dateChallan))
  const ofVehicle = words(places.rcNo)
  if (challanNo === null || status === null || amountPaise === undefined || dateChallan === null) return undefined
  if (ofVehicle !== null && normaliseIdentifier('rc', ofVehicle) !== rcNo) return undefined
  const state = stateOf(words(places.state), challanNo, rcNo)
  const courtStatus = words(places.courtStatus)
  return {
    challanNo,
    rcNo,
    dlRcNumber: words(places.dlRcNumber, 40),
    nameViolator: words(places.nameViolator, 120),
    nameOwner: words(places.nameOwner, 120),
    status,
    amountPaise,
    dateChallan,
    locationChallan: words(places.locationChallan),
    detailsViolation: offencesOf(mapping, value(places.detailsViolation)),
    images: imagesOf(value(places.images)),
    portal: words(places.portal, 60) ?? mapping.portal,
    datePayment: momentAt(value(places.datePayment)),
    courtStatus,
    route: routeOf(mapping, row, { state, courtStatus }),
    state,
  }
}

/** The state the source gives, else the prefix of the challan number or plate. */
function stateOf(said: string | null, ...numbers: string[]): string {
  const told = [said ?? '', ...numbers.map(number => number.slice(0, 2))].map(code => code.toUpperCase())
  return told.find(code => plateStates.has(code)) ?? 'XX'
}

function offencesOf({ offence: places }: ChallanMapping, value: unknown): SourceChallan['detailsViolation'] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, 20) : [value]
  return list.flatMap(one => {
    const words = textAt(one) ?? textAt(getPath(one, places.offence))
    if (words === null) return []
    return [{ offence: words, section: textAt(places.section && getPath(one, places.section), 60) }]
  })
}

/** HTTP URLs only; the egress client decides which of them may be fetched. */
const imagesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value])
    .filter((one): one is string => typeof one === 'string' && one.length <= 2_000 && /^https?:\/\//.test(one))
    .slice(0, challanLimits.mostImages)

/** How a challan can be settled: an excluded state takes precedence, then the provider's value, else the court status. */
function routeOf(
  { route, excludedStates }: Pick<ChallanMapping, 'route' | 'excludedStates'>,
  row: unknown,
  { state, courtStatus }: { state: string; courtStatus: string | null },
): ChallanRoute {
  if (excludedStates.includes(state)) return 'excluded_state'
  const said = route?.values[String(getPath(row, route.at))]
  if (said) return said
  const words = (courtStatus ?? '').toLowerCase()
  if (/contest|disput/.test(words)) return 'contested'
  if (/virtual|v-court|vcourt/.test(words)) return 'virtual_court'
  return /court|magistrate/.test(words) ? 'physical_court' : 'online'
}
