/** In degrees, WGS 84. */
export interface Point {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places along the surface. */
export function distanceKm(one: Point, other: Point): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2)
  const east = Math.sin(radians(other.longitude - one.longitude) / 2)
  const chord = north ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
