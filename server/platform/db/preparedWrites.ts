import type { PoolClient, QueryConfig, QueryResult } from 'pg'

const MOST_NAMES = 200
const MOST_VALUES = 50
/** PostgreSQL's code for "cached plan must not change result type". */
const OUTDATED = '0A000'

/** Writes go by key, so that one plan fits all their values; a read is planned for its own, which differ by a million rows. */
const isWrite = (text: string) => /^\s*(?:with|insert|update|delete)\b/.test(text)

let names = new Map<string, string>()
let generation = 0

/** The name under which a statement is prepared; none for a batch, whose text may never come again. */
function nameOf(text: string, values: readonly unknown[]): string | undefined {
  if (values.length === 0 || values.length > MOST_VALUES || !isWrite(text)) return undefined
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known
  const name = `satyapan_${generation}_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Lets a connection parse and plan each write once instead of every time: three fifths of what a transfer costs PostgreSQL
 * (docs/benchmarks.md). Where a migration by a newer node has changed a table, the first statement to notice fails and all names change.
 */
export function prepareWrites(client: PoolClient): void {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown
  const prepared = client.query.bind(client) as (config: QueryConfig) => Promise<QueryResult>
  const query = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    // A callback, a cursor and a statement without values go through as they are.
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
