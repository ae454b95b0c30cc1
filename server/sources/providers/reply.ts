import type { z } from 'zod'
import type { CallOutcome } from '../../../contracts/platform/sourceProviders.ts'
import { getPath } from '../remote/mapping.ts'
import type { Place, ProviderProduct, Rule } from './define.ts'
import { plainText, readDate, readMonth } from './values.ts'

export interface ReadReply {
  outcome: CallOutcome
  /** Complete if the outcome is `found`. */
  record: Record<string, unknown> | null
  /** Fields that were missing, new or of another type, such as `missing data.name`. No values. */
  fields: string[]
}

/** The outcome that the rules give a reply; undefined if none of them holds. */
export const ruleOutcome = (rules: readonly Rule[], status: number, body: unknown): CallOutcome | undefined =>
  rules.find(rule => holds(rule, status, body))?.means

function holds(rule: Rule, status: number, body: unknown): boolean {
  if (rule.status !== undefined && rule.status !== status) return false
  return [rule, rule.and].every(one => one?.at === undefined || fits(getPath(body, one.at), one.is))
}

const fits = (value: unknown, wanted: Rule['is']) => (wanted ? wanted.some(one => one === value) : value !== undefined)

/** A status that no rule names: the provider's trouble, or a reply that we do not understand. */
export const unnamedOutcome = (status: number): CallOutcome => (status >= 500 ? 'down' : 'odd_reply')

/**
 * Reads the last reply of a product. A field that the record cannot do without makes the reply odd, which is no answer; one that may be unknown
 * becomes null. Both are named in `fields`, and so is what the documentation does not know.
 */
export function readProviderReply(
  product: ProviderProduct,
  errors: readonly Rule[],
  { status, body, record }: { status: number; body: unknown; record: z.ZodObject },
): ReadReply {
  const outcome = ruleOutcome([...product.rules, ...errors], status, body) ?? unnamedOutcome(status)
  if (outcome !== 'found') return { outcome, record: null, fields: [] }
  const fields: string[] = []
  const values = valuesAt(body, product.record, fields)
  fields.push(...newFields(product, body))
  const first = record.safeParse(values)
  if (first.success) return { outcome, record: first.data, fields }
  const wrong = [...new Set(first.error.issues.map(({ path }) => String(path[0])))]
  fields.push(...wrong.map(name => `odd ${placeName(product.record[name], name)}`))
  const second = record.safeParse({ ...values, ...Object.fromEntries(wrong.map(name => [name, null])) })
  if (second.success) return { outcome, record: second.data, fields }
  return { outcome: 'odd_reply', record: null, fields }
}

const placeName = (place: Place | undefined, name: string): string =>
  typeof place === 'string' ? place : place && 'at' in place ? place.at : name

function valuesAt(from: unknown, places: Record<string, Place>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, valueAt(from, place, fields)]))
}

/** The value in our form; null if there is none, undefined if it is not one of those that the mapping knows. */
function valueAt(from: unknown, place: Place, fields: string[]): unknown {
  if (typeof place === 'string') return known(from, place, false, fields)
  if ('fixed' in place) return place.fixed
  if ('join' in place) return joined(from, place, fields)
  if ('first' in place) {
    const found = place.first.map(path => blank(getPath(from, path))).find(value => value !== null)
    if (found === undefined && !place.optional) fields.push(`missing ${place.first[0]}`)
    return found ?? null
  }
  const value = known(from, place.at, place.optional === true, fields)
  if ('row' in place) return rowsOf(value, place.row, fields)
  if (value === null) return null
  if ('values' in place)
    return Object.hasOwn(place.values, plainText(value)) ? place.values[plainText(value)] : undefined
  if ('date' in place) return readDate(value, place.date)
  if ('number' in place) return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  if ('month' in place) return readMonth(value)
  if ('text' in place) return typeof value === 'number' ? String(value) : value
  return value
}

function known(from: unknown, path: string, isOptional: boolean, fields: string[]): unknown {
  const value = getPath(from, path)
  if (value === undefined && !isOptional) fields.push(`missing ${path}`)
  return blank(value)
}

/** Providers write an empty text where they know nothing. */
const blank = (value: unknown): unknown =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value

function rowsOf(value: unknown, row: Record<string, Place>, fields: string[]): unknown {
  return Array.isArray(value) ? value.map(entry => valuesAt(entry, row, fields)) : (value ?? [])
}

function joined(
  from: unknown,
  { join, with: glue }: { join: string[]; with: string },
  fields: string[],
): string | null {
  const parts = join.map(path => known(from, path, false, fields)).filter(isWord)
  return parts.length > 0 ? parts.map(String).join(glue) : null
}

const isWord = (part: unknown) => typeof part === 'string' || typeof part === 'number'

/** Paths of the reply that are in none of the documented ones. Names that may be values are not told. */
function newFields({ examples, known: documented = [] }: ProviderProduct, body: unknown): string[] {
  const paths = new Set(examples.flatMap(({ replies }) => pathsOf(replies.at(-1)?.[1])))
  const isKnown = (path: string) =>
    paths.has(path) || documented.some(one => path === one || path.startsWith(`${one}.`))
  return [...new Set(pathsOf(body))]
    .filter(path => !isKnown(path))
    .slice(0, MOST_NEW)
    .map(path => (plainName.test(path) ? `new ${path}` : 'new field with an unusual name'))
}

const MOST_NEW = 20
const plainName = /^[A-Za-z_][A-Za-z_.]{0,99}$/

/** Every path of an object that leads to a value; the entries of a list count as one. */
export function pathsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : value.flatMap(entry => pathsOf(entry, at))
  if (typeof value !== 'object' || value === null) return at === '' ? [] : [at]
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, at === '' ? name : `${at}.${name}`))
}
