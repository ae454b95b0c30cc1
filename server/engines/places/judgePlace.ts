import { distanceKm, type Point } from './distance.ts'

/** What the directory of post offices knows of a PIN code. */
export interface PinCodePlace {
  /** The English name, as in `stateNames`. */
  state: string
  district: string
  /** The middle of its post offices, rounded to a hundredth of a degree, about a kilometre; null if the directory has none. */
  centre: Point | null
  /** Kilometres from the middle within which its post offices are, without the few that lie far off: 2 to 60; null without a middle. */
  radiusKm: number | null
}

/** A position as a browser gives it: its accuracy is the radius in metres in which it is with 95 %. */
export interface Position extends Point {
  accuracyM: number
}

export type PlaceOutcome = 'confirmed' | 'nearby' | 'elsewhere' | 'unproven'

export interface JudgedPlace {
  outcome: PlaceOutcome
  /** From the middle of the PIN code's area, in kilometres with one decimal; null if its place is not known. */
  distanceKm: number | null
}

/** A position that is less accurate shows a town at most. */
const WORST_ACCURACY_M = 5_000

/**
 * Compares where somebody is with the area of a PIN code. The accuracy counts against every answer: `confirmed` if the position is surely in
 * the area, `nearby` if it is surely at most `nearKm` kilometres around it, `elsewhere` if it is surely further away, and `unproven` if the
 * accuracy leaves it open, or if the area is not known.
 */
export function judgePlace(position: Position, place: PinCodePlace | undefined, nearKm: number): JudgedPlace {
  if (!place?.centre || place.radiusKm === null) return { outcome: 'unproven', distanceKm: null }
  const distance = distanceKm(position, place.centre)
  const accuracy = position.accuracyM / 1000
  return { outcome: outcomeOf(distance, accuracy, place.radiusKm, nearKm), distanceKm: Math.round(distance * 10) / 10 }
}

function outcomeOf(distance: number, accuracy: number, radius: number, nearKm: number): PlaceOutcome {
  if (accuracy * 1000 > WORST_ACCURACY_M) return 'unproven'
  if (distance + accuracy <= radius) return 'confirmed'
  if (distance + accuracy <= radius + nearKm) return 'nearby'
  return distance - accuracy > radius + nearKm ? 'elsewhere' : 'unproven'
}
