import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context, Db, Trx } from '../context.ts'
import { jsonRows } from '../db/jsonRows.ts'
import type { Schema } from '../db/schema.ts'
import { type SealedColumn, type SealedColumnOptions, sealedColumns } from '../sealedColumns.ts'
import type { Vault } from '../vault.ts'

const BATCH_ROWS = 500
/** Between batches, so that requests on the embedded database, which has one connection, are not kept waiting. */
const PAUSE_MS = 5

type Parts = Pick<Context, 'db' | 'vault'>

interface Options {
  batchRows?: number
  /** Called after each batch with the number of values resealed so far. */
  onBatch?: (resealed: number) => void
  /** Stops after the current batch. */
  signal?: AbortSignal
}

/** What one walk over a column did. */
export interface Resealed {
  column: SealedColumn
  resealed: number
  /** Values that neither key opens; they stay as they are. */
  unreadable: number
}

/**
 * Seals with the current key whatever a column holds in clear, under the old key or without a place. May be stopped at any time
 * and run again, and run on several nodes at once: a batch is one transaction and skips rows that others have locked, which
 * `countUnfinished` still counts.
 */
export async function resealColumn(
  { db, vault }: Parts,
  column: SealedColumn,
  { batchRows = BATCH_ROWS, onBatch, signal }: Options = {},
): Promise<Resealed> {
  const total: Resealed = { column, resealed: 0, unreadable: 0 }
  const target = targetOf(column)
  for (let after: unknown[] | null = null; !signal?.aborted; ) {
    const batch = await resealBatch({ db, vault }, target, after, batchRows)
    total.resealed += batch.resealed
    total.unreadable += batch.unreadable
    if (!batch.last) break
    onBatch?.(total.resealed)
    after = batch.last
    await sleep(PAUSE_MS)
  }
  return total
}

interface Target extends SealedColumnOptions {
  place: SealedColumn
  table: keyof Schema
  column: string
  /** The column that still holds the value in clear, unless it is the same. */
  from: string | null
}

function targetOf(place: SealedColumn): Target {
  const [table, column] = place.split('.') as [keyof Schema, string]
  const options: SealedColumnOptions = sealedColumns[place]
  return { ...options, place, table, column, from: typeof options.clear === 'string' ? options.clear : null }
}

/** A column's rows that need work: neither empty nor sealed with the current key. */
const unfinished = ({ column, from }: Target, vault: Vault) => {
  const sealed = sql`${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${vault.sealedPrefix})`
  return from ? sql`(${sealed} or ${sql.ref(from)} is not null)` : sql`(${sealed})`
}

interface Batch {
  resealed: number
  unreadable: number
  /** The id of the last row; null after the last batch. */
  last: unknown[] | null
}

const resealBatch = (
  { db, vault }: Parts,
  target: Target,
  after: unknown[] | null,
  batchRows: number,
): Promise<Batch> =>
  db.transaction().execute(async trx => {
    const rows = await nextRows(trx, vault, target, after, batchRows)
    const resealed = rows.flatMap(row => resealRow(vault, target, row))
    if (resealed.length > 0) await writeBack(trx, target, resealed)
    const last = rows.at(-1)
    return {
      resealed: resealed.length,
      unreadable: rows.length - resealed.length,
      last: last ? target.id.map(name => last[name]) : null,
    }
  })

type Row = Record<string, unknown> & { sealing_value: string }

/** Locks the next rows that need work. */
async function nextRows(trx: Trx, vault: Vault, target: Target, after: unknown[] | null, limit: number) {
  const { table, column, from, id, index } = target
  const key = sql.join(id.map(name => sql.ref(name)))
  const value = from
    ? sql`coalesce(${sql.ref(column)}, case jsonb_typeof(to_jsonb(${sql.ref(from)})) when 'string'
        then to_jsonb(${sql.ref(from)}) #>> '{}' else ${sql.ref(from)}::text end)`
    : sql.ref(column)
  const more = (index?.also ?? []).map(name => sql`, ${sql.ref(name)}`)
  const { rows } = await sql<Row>`
    select ${key}, ${value} as sealing_value ${sql.join(more, sql``)} from ${sql.table(table)}
    where ${unfinished(target, vault)} ${after ? sql`and (${key}) > (${sql.join(after)})` : sql``}
    order by ${key} limit ${limit} for no key update skip locked`.execute(trx)
  return rows
}

function resealRow(vault: Vault, { id, place, column, index }: Target, row: Row): Record<string, unknown>[] {
  const at = { column: place, id: id.map(name => row[name] as string | number) }
  const ids = Object.fromEntries(id.map(name => [name, row[name]]))
  try {
    const text = vault.open(row.sealing_value, at)
    return [{ ...ids, [column]: vault.seal(text, at), ...(index && { [index.column]: index.of(vault, text, row) }) }]
  } catch {
    return []
  }
}

async function writeBack(trx: Trx, { table, column, from, id, index }: Target, rows: Record<string, unknown>[]) {
  const of = (name: string) => sql`${sql.ref(name)} = sealing_new.${sql.ref(name)}`
  const written = [column, ...(index ? [index.column] : [])].map(of)
  const set = from ? [...written, sql`${sql.ref(from)} = null`] : written
  const same = id.map(name => sql`${sql.table(table)}.${sql.ref(name)} = sealing_new.${sql.ref(name)}`)
  await sql`
    update ${sql.table(table)} set ${sql.join(set)} from ${jsonRows(table, rows)} as sealing_new
    where ${sql.join(same, sql` and `)}`.execute(trx)
}

/** How many values of a column still need the job. */
export async function countUnfinished(db: Db, vault: Vault, column: SealedColumn): Promise<number> {
  const target = targetOf(column)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(target.table)} where ${unfinished(target, vault)}`.execute(db)
  return rows[0]?.count ?? 0
}
