/** Control characters, including those that change text direction. */
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** A single-line string that is safe to store; null for empty values and other types. */
export function textAt(value: unknown, most = 300): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).toWellFormed().replace(unseen, ' ').trim().slice(0, most).toWellFormed()
  return text === '' ? null : text
}

const MOST_PAISE = 1_000_000_000

/** An amount in whole paise; undefined when missing, negative, or implausibly high. */
export function paiseAt(value: unknown, unit: 'rupees' | 'paise'): number | undefined {
  const number = typeof value === 'string' ? Number(value.replaceAll(/[₹,\s]|^Rs\.?/g, '') || Number.NaN) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return undefined
  const paise = Math.round(unit === 'rupees' ? number * 100 : number)
  return paise <= MOST_PAISE ? paise : undefined
}

const INDIA = '+05:30'
const dayFirst = /^(\d{2})[-/](\d{2})[-/](\d{4})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/

/** A timestamp as ISO 8601, in Indian time when it has no zone. Null for anything else. */
export function momentAt(value: unknown): string | null {
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
