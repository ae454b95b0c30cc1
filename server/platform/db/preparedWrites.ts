import type { PoolClient, QueryConfig, QueryResult } from 'pg'

const MAX_NAMES = 200
const MAX_VALUES = 50
/** PostgreSQL's code for "cached plan must not change result type". */
const OUTDATED = '0A000'

/** Writes use keys, so one plan fits all values; reads are planned per query, because their row counts differ by a factor of a million. */
const isWrite = (text: string) => /^\s*(?:with|insert|update|delete)\b/.test(text)

let names = new Map<string, string>()
let generation = 0

/** The name of the prepared statement; none for a batch, whose text may never recur. */
function nameOf(text: string, values: readonly unknown[]): string | undefined {
  if (values.length === 0 || values.length > MAX_VALUES || !isWrite(text)) return undefined
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = `satyapan_${generation}_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Makes a connection parse and plan each write once instead of every time, which is three fifths of the cost of a transfer in
 * PostgreSQL (docs/benchmarks.md). After a newer node has changed a table, the first affected statement fails and all names
 * change.
 */
export function prepareWrites(client: PoolClient): void {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown
  const prepared = client.query.bind(client) as (config: QueryConfig) => Promise<QueryResult>
  const query = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    // Callbacks, cursors and statements without values are passed through.
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return plain(text, values, ...rest)
    const name = nameOf(text, values)
    if (!name) return plain(text, values)
    return prepared({ name, text, values }).catch((error: { code?: string }) => {
      if (error.code === OUTDATED) renew()
      throw error
    })
  }
  client.query = query as typeof client.query
}

function renew(): void {
  names = new Map()
  generation += 1
}
