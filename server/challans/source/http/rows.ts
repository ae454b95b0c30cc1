import { challanLimits } from '../../../../contracts/challans/challanLimits.ts'
import type { ChallanRoute } from '../../../../contracts/challans/challans.ts'
import { normaliseIdentifier, plateStateCode, plateStates } from '../../../../contracts/identifiers/index.ts'
import type { SourceChallan } from '../../../platform/ports/challanSource.ts'
import { getPath } from '../../../sources/remote/mapping.ts'
import type { ChallanMapping } from './mapping.ts'

/**
 * Maps one row of a reply; undefined when number, amount, status or date is missing or invalid, or when it belongs to another
 * vehicle.
 */
export function rowOf(mapping: ChallanMapping, row: unknown, rcNo: string): SourceChallan | undefined {
  const { challan: fields, amountIn } = mapping
  const value = (place: string | undefined) => (place === undefined ? undefined : getPath(row, place))
  const words = (place: string | undefined, most?: number) => textAt(value(place), most)
  const challanNo = words(fields.challanNo, 40)
  const status = words(fields.status, 60)
  const amountPaise = paiseAt(value(fields.amount), amountIn)
  const dateChallan = momentAt(value(fields.dateChallan))
  const ofVehicle = words(fields.rcNo)
  if (challanNo === null || status === null || amountPaise === undefined || dateChallan === null) return undefined
  if (ofVehicle !== null && normaliseIdentifier('rc', ofVehicle) !== rcNo) return undefined
  const state = stateOf(words(fields.state), challanNo, rcNo)
  const courtStatus = words(fields.courtStatus)
  return {
    challanNo,
    rcNo,
    dlRcNumber: words(fields.dlRcNumber, 40),
    nameViolator: words(fields.nameViolator, 120),
    nameOwner: words(fields.nameOwner, 120),
    status,
    amountPaise,
    dateChallan,
    locationChallan: words(fields.locationChallan),
    detailsViolation: offencesOf(mapping, value(fields.detailsViolation)),
    images: imagesOf(value(fields.images)),
    portal: words(fields.portal, 60) ?? mapping.portal,
    datePayment: momentAt(value(fields.datePayment)),
    courtStatus,
    route: routeOf(mapping, row, { state, courtStatus }),
    state,
  }
}

/** The state the source gives, else the prefix of the challan number or plate. */
function stateOf(stated: string | null, ...numbers: string[]): string {
  const codes = [stated ?? '', ...numbers.map(plateStateCode)].map(code => code.toUpperCase())
  return codes.find(code => plateStates.has(code)) ?? 'XX'
}

function offencesOf({ offence: fields }: ChallanMapping, value: unknown): SourceChallan['detailsViolation'] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, 20) : [value]
  return list.flatMap(one => {
    const words = textAt(one) ?? textAt(getPath(one, fields.offence))
    if (words === null) return []
    return [{ offence: words, section: textAt(fields.section && getPath(one, fields.section), 60) }]
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
  const stated = route?.values[String(getPath(row, route.at))]
  if (stated) return stated
  const words = (courtStatus ?? '').toLowerCase()
  if (/contest|disput/.test(words)) return 'contested'
  if (/virtual|v-court|vcourt/.test(words)) return 'virtual_court'
  return /court|magistrate/.test(words) ? 'physical_court' : 'online'
}

/** Control characters, including those that change text direction. */
const invisible = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** A single-line string that is safe to store; null for empty values and other types. */
function textAt(value: unknown, most = 300): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).toWellFormed().replace(invisible, ' ').trim().slice(0, most).toWellFormed()
  return text === '' ? null : text
}

const MAX_PAISE = 1_000_000_000

/** An amount in whole paise; undefined when missing, negative, or implausibly high. */
function paiseAt(value: unknown, unit: 'rupees' | 'paise'): number | undefined {
  const number = typeof value === 'string' ? Number(value.replaceAll(/[₹,\s]|^Rs\.?/g, '') || Number.NaN) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return undefined
  const paise = Math.round(unit === 'rupees' ? number * 100 : number)
  return paise <= MAX_PAISE ? paise : undefined
}

const INDIA = '+05:30'
const dayFirst = /^(\d{2})[-/](\d{2})[-/](\d{4})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/

/** A timestamp as ISO 8601, in Indian time when it has no zone. Null for anything else. */
function momentAt(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const [, day, month, year, time = '00:00'] = dayFirst.exec(text) ?? []
  if (day) return iso(`${year}-${month}-${day}T${time}${INDIA}`)
  const [, y, m, d, t = '00:00'] = yearFirst.exec(text) ?? []
  if (y) return iso(`${y}-${m}-${d}T${t}${INDIA}`)
  return /^\d{4}-\d{2}-\d{2}T.+(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? iso(text) : null
}

function iso(text: string): string | null {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1980 ? null : at.toISOString()
}
