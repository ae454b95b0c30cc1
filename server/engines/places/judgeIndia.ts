import { distanceKm, type Point } from './distance.ts'
import type { PinCodePlace, Position } from './judgePlace.ts'

export type IndiaOutcome = 'inside' | 'outside' | 'unclear'

/** A position that is less accurate can be on either side of a border. */
const WORST_ACCURACY_M = 20_000
/** How near the middle of a PIN code's area has to be, in kilometres, for a position to be in India. */
const NEAR_KM = 30
/** Without any post office so far around, a position is surely elsewhere. */
const FAR_KM = 250
/** Near a land border, India lies on all sides of a position that is inside: within each distance, no larger angle without a PIN code. */
const rings = [
  { km: 60, degrees: 150 },
  { km: 25, degrees: 120 },
] as const

/** The states and districts that touch another country by land. */
const borderStates = new Set([
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Ladakh',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
])
const borderDistricts = new Set(['Banas Kantha', 'Kachchh', 'Patan'])

/**
 * Whether a position is in India, by the post offices around it: there is no table of borders. The accuracy counts against every answer, and near a land border only a position
 * with post offices on all sides is `inside`; who lives at the border itself is `unclear`, which a person looks at.
 */
export function judgeIndia(position: Position, places: Iterable<PinCodePlace>): IndiaOutcome {
  if (!(position.accuracyM <= WORST_ACCURACY_M)) return 'unclear'
  const accuracy = position.accuracyM / 1000
  let nearest = Number.POSITIVE_INFINITY
  let isBorder = false
  const around: { distance: number; direction: number }[] = []
  for (const { centre, state, district } of places) {
    // A degree of latitude is about 111 km.
    if (!centre || Math.abs(centre.latitude - position.latitude) > FAR_KM / 100) continue
    const distance = distanceKm(position, centre)
    nearest = Math.min(nearest, distance)
    if (distance > rings[0].km) continue
    around.push({ distance, direction: directionOf(position, centre) })
    isBorder ||= borderStates.has(state) || borderDistricts.has(district)
  }
  if (nearest - accuracy > FAR_KM) return 'outside'
  if (nearest + accuracy > NEAR_KM) return 'unclear'
  if (!isBorder) return 'inside'
  const isSurrounded = rings.every(({ km, degrees }) => {
    const directions = around.filter(({ distance }) => distance <= km).map(({ direction }) => direction)
    return directions.length > 2 && widestGap(directions) <= degrees
  })
  return isSurrounded ? 'inside' : 'unclear'
}

/** In degrees. */
function directionOf(from: Point, to: Point): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return (Math.atan2(to.latitude - from.latitude, east) * 180) / Math.PI
}

function widestGap(directions: readonly number[]): number {
  const sorted = directions.toSorted((a, b) => a - b)
  return Math.max(...sorted.map((one, at) => (sorted[at + 1] ?? (sorted[0] ?? 0) + 360) - one))
}
