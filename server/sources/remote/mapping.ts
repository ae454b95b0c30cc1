import { z } from 'zod'
import { type ProductId, productIds } from '../../../contracts/products/index.ts'

const path = z.string().min(1).max(200)

/** The dotted path of a value in the reply; `values` translates the source's values. */
const place = z.union([path, z.object({ at: path, values: z.record(z.string(), z.union([z.string(), z.boolean()])) })])

const remoteMapping = z.object({
  /** Relative to `SOURCE_URL`; requested by POST with JSON. */
  path: z.string().startsWith('/'),
  /** Our input's name → the source's. */
  body: z.record(z.string(), z.string()),
  /** Both found and not found must be explicit, so that a proxy's bare 404 is no answer. */
  outcome: z.object({ at: path, found: z.array(z.string()).min(1), notFound: z.array(z.string()).min(1) }),
  /** Our record's field → its path in the reply. */
  record: z.record(z.string(), place),
})

/** The request and reply format of one product at a remote source, as data, so that a new source needs configuration only. */
export type RemoteMapping = z.infer<typeof remoteMapping>

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
  const fields = Object.entries(record).map(([name, where]) => [name, valueAt(reply, where)])
  return { found: true, record: Object.fromEntries(fields) as Record<string, unknown> }
}

function valueAt(reply: unknown, where: z.infer<typeof place>): unknown {
  if (typeof where === 'string') return getPath(reply, where) ?? null
  return where.values[String(getPath(reply, where.at))]
}

/** The value at a dotted path. */
export function getPath(reply: unknown, dotted: string): unknown {
  return dotted.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    return (value as Record<string, unknown>)[key]
  }, reply)
}
