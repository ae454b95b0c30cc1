import pg from 'pg'

/** Reads one value from PostgreSQL's text form. */
type Reader = (text: string) => unknown

/**
 * How values leave the database, by type oid, the same with both drivers: int8 a number, timestamptz an ISO `Z` string,
 * date, timestamp and interval their text, bytea a Buffer. numeric stays text: cast `sum(…)::bigint` where paise are added.
 */
export const typeParsers: Record<number, Reader> = {
  17: text => Buffer.from(text.slice(2), 'hex'),
  20: readInteger,
  1082: String,
  1114: String,
  1184: readTimestamp,
  1186: String,
}

/** What `pg` really exports; its types describe a function. */
const arrayParser = pg.types.arrayParser as unknown as {
  create(text: string, element: Reader): { parse(): unknown[] }
}

const elementOfArray: Record<number, number> = { 1001: 17, 1016: 20, 1115: 1114, 1182: 1082, 1185: 1184, 1187: 1186 }

/** The reader of a type for `pg`, which does not derive those of arrays from their elements. */
export function typeParserFor(oid: number): Reader {
  const element = typeParsers[elementOfArray[oid] ?? 0]
  if (element) return text => arrayParser.create(text, element).parse()
  return typeParsers[oid] ?? pg.types.getTypeParser(oid)
}

/** @throws RangeError beyond 2^53, where a number would silently be another one. */
function readInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** Keeps microseconds, so that a value read can be compared with its column; never fewer than the three digits JavaScript writes. */
function readTimestamp(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text)
  if (!parts) throw new RangeError(`${text} is no timestamp in UTC`)
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}Z`
}
