import { z } from 'zod'
import { type ProductId, productIds } from '../../../contracts/products/index.ts'

const path = z.string().min(1).max(200)

/** The dotted path of a value in the reply; `values` translates the source's values. */
const value = z.union([path, z.object({ at: path, values: z.record(z.string(), z.union([z.string(), z.boolean()])) })])

/** The rows of a table: `at` is the path of a list, `row` maps our column to its path in an entry of the list. */
const rows = z.object({ at: path, row: z.record(z.string(), value) })

const place = z.union([value, rows])

/** Our record's field → its path in the reply. */
export const recordPlaces = z.record(z.string(), place)

const remoteMapping = z.object({
  /** Relative to `SOURCE_URL`; requested by POST with JSON. */
  path: z.string().startsWith('/'),
  /** Our input's name → the source's. */
  body: z.record(z.string(), z.string()),
  /** Both found and not found must be explicit, so that a proxy's bare 404 is no answer. */
  outcome: z.object({ at: path, found: z.array(z.string()).min(1), notFound: z.array(z.string()).min(1) }),
  record: recordPlaces,
})

/** The request and reply format of one product at a remote source, as data, so that a new source needs configuration only. */
export type RemoteMapping = z.infer<typeof remoteMapping>

type Place = z.infer<typeof place>

/** The file named by `SOURCE_MAPPING`: products that it omits keep their own mapping. */
export const mappingFile = z.partialRecord(z.enum(productIds as [ProductId, ...ProductId[]]), remoteMapping)

export type MappingFile = z.infer<typeof mappingFile>

export const requestBody = (
  mapping: { body: Record<string, string | undefined> },
  query: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(mapping.body).flatMap(([ours, theirs]) =>
      query[ours] == null || theirs === undefined ? [] : [[theirs, query[ours]]],
    ),
  )

/** The outcome of a reply with its unchecked record; undefined if it states neither. */
export function readReply(
  { outcome, record }: RemoteMapping,
  reply: unknown,
): { found: true; record: Record<string, unknown> } | { found: false } | undefined {
  const outcomeText = String(getPath(reply, outcome.at))
  if (outcome.notFound.includes(outcomeText)) return { found: false }
  if (!outcome.found.includes(outcomeText)) return undefined
  return { found: true, record: valuesOf(reply, record) }
}

/** The unchecked values at these places. */
export const valuesOf = (from: unknown, places: Record<string, Place>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(places).map(([name, where]) => [name, valueAt(from, where)]))

function valueAt(reply: unknown, where: Place): unknown {
  if (typeof where === 'string') return getPath(reply, where) ?? null
  if ('row' in where) return rowsAt(reply, where)
  return where.values[String(getPath(reply, where.at))]
}

/** An absent list is an empty one; anything else that is no list stays as it is, for the record's schema to refuse. */
function rowsAt(reply: unknown, { at, row }: z.infer<typeof rows>): unknown {
  const list = getPath(reply, at) ?? []
  return Array.isArray(list) ? list.map(entry => valuesOf(entry, row)) : list
}

/** The value at a dotted path. */
export function getPath(reply: unknown, dotted: string): unknown {
  return dotted.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    return (value as Record<string, unknown>)[key]
  }, reply)
}
