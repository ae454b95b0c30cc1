import pg from 'pg'

/** Parses a value from PostgreSQL's text format. */
type Reader = (text: string) => unknown

/**
 * The parser for each type oid, the same with both drivers: int8 becomes a number, timestamptz an ISO `Z` string, date, timestamp
 * and interval remain text, bytea becomes a Buffer. numeric stays text: cast `sum(…)::bigint` when adding paise.
 */
export const typeParsers: Record<number, Reader> = {
  17: text => Buffer.from(text.slice(2), 'hex'),
  20: readInteger,
  1082: String,
  1114: String,
  1184: readTimestamp,
  1186: String,
}

/** The actual export of `pg`; its types describe a function. */
const arrayParser = pg.types.arrayParser as unknown as {
  create(text: string, element: Reader): { parse(): unknown[] }
}

const elementOfArray: Record<number, number> = { 1001: 17, 1016: 20, 1115: 1114, 1182: 1082, 1185: 1184, 1187: 1186 }

/** The parser for `pg`, which does not derive array parsers from those of their elements. */
export function typeParserFor(oid: number): Reader {
  const element = typeParsers[elementOfArray[oid] ?? 0]
  if (element) return text => arrayParser.create(text, element).parse()
  return typeParsers[oid] ?? pg.types.getTypeParser(oid)
}

/** @throws RangeError beyond 2^53, where a number would lose precision. */
function readInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** Preserves microseconds, so that a value can be compared with its column; at least the three digits that JavaScript writes. */
function readTimestamp(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text)
  if (!parts) throw new RangeError(`${text} is no timestamp in UTC`)
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}Z`
}
