import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { stateNames } from '../contracts/identifiers/states.ts'

/**
 * Packs the Department of Posts' directory of post offices (Government Open Data License, India) into the file that `server/sources/places` reads:
 * `node scripts/packPinCodes.ts FOLDER`. FOLDER holds JSON files that map a PIN code to its offices (`district`, `state`, `lat`, `lng`), as the
 * public repository `devzoy/indian-pincode` has them in `src/node/data/details`. Only the data is used. See docs/decisions/0102.
 *
 * The file is text in two parts, separated by an empty line and compressed with brotli; columns are separated by tabs.
 * 1. Districts: state, district.
 * 2. PIN codes, ascending: the difference to the one before, the number of the district, and, if it is known, the latitude and the longitude of the
 *    middle of its offices in hundredths of a degree, and the radius in kilometres in which nine of ten offices are, at most 2.5 times their median distance. All in base 36.
 */

interface Office {
  district: string
  state: string
  lat: string
  lng: string
}

interface Point {
  latitude: number
  longitude: number
}

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node scripts/packPinCodes.ts FOLDER (JSON files of post offices by PIN code)')
  process.exit(2)
}

/** Further offices of the same three digits are typing errors: a digit too many, or latitude and longitude swapped. */
const FARTHEST_KM = 150
const LEAST_RADIUS_KM = 2
const MOST_RADIUS_KM = 60

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const medianOf = (points: Point[]): Point => ({
  latitude: middle(points.map(point => point.latitude)),
  longitude: middle(points.map(point => point.longitude)),
})

/** Good enough for distances within a region. */
const kmBetween = (one: Point, other: Point) => {
  const north = (one.latitude - other.latitude) * 111.2
  const east = (one.longitude - other.longitude) * 111.2 * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

const pointOf = ({ lat, lng }: Office): Point[] => {
  const [latitude, longitude] = [Number(lat), Number(lng)]
  const isInIndia = latitude > 6 && latitude < 37.6 && longitude > 68 && longitude < 97.6
  return isInIndia ? [{ latitude, longitude }] : []
}

const smallWords = /\b(And|Of)\b/g
const titled = (name: string) =>
  name
    .toLowerCase()
    .replace(/(?<![a-z])[a-z]/g, letter => letter.toUpperCase())
    .replace(smallWords, word => word.toLowerCase())

const known = new Map(stateNames.map(({ en }) => [en.toLowerCase(), en]))
const stateOf = (name: string): string | undefined => known.get(name.toLowerCase().replace(/^the /, ''))

const offices = new Map<string, Office[]>()
for (const name of readdirSync(folder).filter(file => file.endsWith('.json')))
  for (const [pin, rows] of Object.entries(
    JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Office[]>,
  ))
    offices.set(pin, rows)

const regions = new Map<string, Point[]>()
for (const [pin, rows] of offices) {
  const region = pin.slice(0, 3)
  regions.set(region, [...(regions.get(region) ?? []), ...rows.flatMap(pointOf)])
}
const middles = new Map(
  [...regions].filter(([, points]) => points.length > 0).map(([key, points]) => [key, medianOf(points)]),
)

/** The district of most of the offices. */
function districtOf(rows: Office[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { state, district } of rows) {
    const name = stateOf(state)
    if (!name || !district || district === 'NA') continue
    const key = `${name}\t${titled(district)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

function areaOf(pin: string, rows: Office[]): string[] {
  const region = middles.get(pin.slice(0, 3))
  if (!region) return []
  const points = rows.flatMap(pointOf).filter(point => kmBetween(point, region) <= FARTHEST_KM)
  if (points.length === 0) return []
  const centre = medianOf(points)
  const distances = points.map(point => kmBetween(point, centre)).toSorted((a, b) => a - b)
  const ninth = distances[Math.min(distances.length - 1, Math.floor(distances.length * 0.9))] ?? 0
  // One office with a wrong place must not make the area of a few large.
  const radius = Math.min(
    MOST_RADIUS_KM,
    Math.max(LEAST_RADIUS_KM, Math.ceil(Math.min(ninth, 2.5 * middle(distances)))),
  )
  return [Math.round(centre.latitude * 100), Math.round(centre.longitude * 100), radius].map(value =>
    value.toString(36),
  )
}

const districts = new Map<string, number>()
const lines: string[] = []
let [last, placed] = [0, 0]
for (const [pin, rows] of [...offices].toSorted(([a], [b]) => Number(a) - Number(b))) {
  const district = districtOf(rows)
  if (!district || !/^[1-9]\d{5}$/.test(pin)) continue
  const number = districts.get(district) ?? districts.size
  districts.set(district, number)
  const area = areaOf(pin, rows)
  if (area.length > 0) placed += 1
  lines.push([(Number(pin) - last).toString(36), number.toString(36), ...area].join('\t'))
  last = Number(pin)
}
const text = `${[...districts.keys()].join('\n')}\n\n${lines.join('\n')}\n`
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
writeFileSync(new URL('../server/sources/places/pinCodes.txt.br', import.meta.url), packed)
console.log(`${lines.length} PIN codes of ${districts.size} districts, ${placed} with a place: ${packed.length} bytes`)
