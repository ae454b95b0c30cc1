import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { HostileField } from './examples.ts'

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown
/** As text, because the object literal would set the prototype. */
const polluted = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}') as unknown

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\udc00\ud800',
  '\u202Egpj.exe',
  '\u0007\u001b[31m',
  "' or 1=1; --",
  '%',
  '\\',
  '%_\\%',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '१२३',
  '👩‍👩‍👧‍👦'.repeat(30),
  'é'.repeat(300),
  'x'.repeat(65),
  'x'.repeat(5_000),
  '\u0000'.repeat(200),
]

const numbers = [
  0, -0, -1, 1.5, 1e-7, 100, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991,
  9_007_199_254_740_992, -9_007_199_254_740_992, 9_223_372_036_854_775_808, 1e19, 1e308, -1e308,
]

const dates = [
  '0000-01-01',
  '0001-01-01',
  '0001-01-01T00:00:00Z',
  '1000-01-01T00:00:00.000Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-18:00',
  '2024-02-30',
  '2026-13-45T99:99:99Z',
  '+275760-09-13',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  'infinity',
  '-infinity',
  'epoch',
]

const others = [null, true, false, [], {}, [[]], [null], [''], { id: 1 }, polluted, nested(50), nested(2_000)]

/** The numbers and dates as a query or a path has them: as text. */
const asText = [...numbers.map(String), ...dates, '1e999', '0x10', '1,5']

const around = (bound: number | undefined) => (bound === undefined ? [] : [bound - 1, bound, bound + 1])

/** Values of the field's own kind that are just beyond it, around a valid one. */
function near({ schema }: HostileField, example: unknown): unknown[] {
  const bounds = [...around(schema.minimum), ...around(schema.maximum)]
  const lengths = [schema.minLength, schema.maxLength].flatMap(around).filter(length => length >= 0 && length < 60_000)
  const long = lengths.map(length => 'x'.repeat(length))
  const text = typeof example === 'string' ? example : JSON.stringify(example ?? null)
  return [
    ...bounds,
    ...long,
    [example],
    { value: example },
    `${text}\u0000`,
    `\ud83d${text}`,
    `${text}\u202e`,
    ` ${text}`,
  ]
}

const isNumber = ({ schema }: HostileField) =>
  [schema.type].flat().some(type => type === 'integer' || type === 'number')
const isDate = ({ schema }: HostileField) => schema.format?.startsWith('date') ?? false
const isArray = ({ schema }: HostileField) => schema.type === 'array'

/**
 * What a hostile caller may send for a field. Without `isFull`, up to `most` of each of three kinds, always the same ones for the same name: values near
 * the field's own, of its type, and of other types.
 */
export function hostileValues(
  field: HostileField,
  example: unknown,
  { name, most, isFull }: { name: string; most: number; isFull: boolean },
): unknown[] {
  const own = isNumber(field) ? numbers : isDate(field) ? dates : isArray(field) ? [[], ...others] : texts
  const lists = isArray(field)
    ? [Array(3_000).fill('x'), Array(200).fill(example), ['\u0000'], ['\ud800'], [1e308]]
    : []
  const first = [...near(field, example), ...lists]
  if (isFull) return [...first, ...texts, ...numbers, ...dates, ...others]
  const pick = (values: unknown[], count: number) =>
    fc.sample(fc.shuffledSubarray(values, { minLength: Math.min(count, values.length), maxLength: count }), {
      seed: createHash('sha256').update(name).digest().readInt32BE(),
      numRuns: 1,
    })[0] ?? []
  const rest = [...texts, ...numbers, ...dates, ...others, ...asText]
  return [...pick(first, most), ...pick(own, most), ...pick(rest, most)]
}

/** Bodies that are not what any call takes. */
export const hostileBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '1',
  '"text"',
  '{',
  '{"a":1}}',
  '\u0000',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"\\u0000":"\\u0000"}',
  '{"\\ud800":1}',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  JSON.stringify({ a: 'x'.repeat(70_000) }),
]

/** Headers that may reach the database. */
export const hostileHeaders: readonly Record<string, string>[] = [
  { 'idempotency-key': '\u0000' },
  { 'idempotency-key': 'é\u202e' },
  { 'idempotency-key': 'k'.repeat(5_000) },
  { 'user-agent': '\u0000\ud800' },
  { 'user-agent': 'x'.repeat(5_000) },
  { 'accept-language': '\u0000hi' },
  { 'x-api-version': '\u0000' },
  { 'x-request-id': '\u0000'.repeat(50) },
  { 'x-forwarded-for': "'; --, 999.999.999.999" },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '\u0000' },
  { 'last-event-id': '99999999999999999999' },
]
