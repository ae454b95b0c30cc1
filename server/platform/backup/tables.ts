import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../context.ts'

/** A table of a backup. Generated columns are left out: the database computes them again. */
export const backedUpTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
})

export type Table = z.output<typeof backedUpTable>

/** The job queue's tables that a backup contains; its finished jobs are left out. */
export const jobTables = { queue: 'queue', job: 'job' } as const
export const JOB_SCHEMA = 'pgboss'

/** All own tables of the current schema by name; those of extensions do not count. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select n.nspname as schema, c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = current_schema() and c.relkind = 'r'
        or n.nspname = ${JOB_SCHEMA} and c.relname in (${jobTables.queue}, ${jobTables.job}))
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by n.nspname = ${JOB_SCHEMA}, c.relname collate "C"`.execute(db)
  return rows
}

/** Values in the text format, in which every type is written and read back exactly, whatever the session was set to. */
export async function fixTextFormat(trx: Trx): Promise<void> {
  const settings = {
    TimeZone: 'UTC',
    DateStyle: 'ISO, YMD',
    IntervalStyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(trx)
}

const FETCH_BYTES = 1024 * 1024
const MAX_ROWS = 2_000

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const placeOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quoted(schema)}.${quoted(name)}`

/** Jobs that wait or run; a running one is delivered again, because its effect and its end share a transaction. */
const condition = ({ schema, name }: Table) =>
  schema === JOB_SCHEMA && name === jobTables.job ? "where state <= 'active'" : ''

/** A batch is one JSON array, in which a line break stands between rows and nowhere else. */
export const BETWEEN_ROWS = ',\n'

/** The rows of a table, each as a JSON object of texts and nulls, in batches of about a megabyte. */
export async function* readRows(trx: Trx, table: Table): AsyncGenerator<string[]> {
  const columns = table.columns.map(name => `${quoted(name)}::text as ${quoted(name)}`)
  await sql`declare backup_rows no scroll cursor for select row_to_json(r)::text as row
    from (select ${sql.raw(columns.join(', '))} from ${sql.raw(`${placeOf(table)} ${condition(table)}`)}) r`.execute(
    trx,
  )
  let count = 50
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(count))} from backup_rows`.execute(trx)
    if (rows.length === 0) break
    const texts = rows.map(({ row }) => row)
    yield texts
    const bytes = texts.reduce((sum, text) => sum + text.length, 0)
    count = Math.max(1, Math.min(MAX_ROWS, Math.floor((FETCH_BYTES * texts.length) / bytes)))
  }
  await sql`close backup_rows`.execute(trx)
}

/** Inserts a batch of `readRows`, written as one JSON array; a column is cast to the type that it has here. */
export function insertRows(trx: Trx, table: Table, types: ReadonlyMap<string, string>, rows: string) {
  const named = table.columns.map(quoted)
  const read = table.columns.map(name => `r.${quoted(name)}::${types.get(name)}`)
  return sql`insert into ${sql.raw(placeOf(table))} (${sql.raw(named.join(', '))}) overriding system value
    select ${sql.raw(read.join(', '))}
    from json_to_recordset(${rows}::json) as r (${sql.raw(named.map(name => `${name} text`).join(', '))})`.execute(trx)
}

/** The types of a table's columns, as SQL writes them. */
export async function typesOf(trx: Trx, table: Table): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(${placeOf(table)}) and attnum > 0 and not attisdropped`.execute(trx)
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** The number of rows and a digest of all of them that does not depend on their order. */
export class RowDigest {
  #sum = 0n
  #count = 0

  add(row: string): void {
    this.#count++
    this.#sum += BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)
  }

  end(): { rows: number; digest: string } {
    return { rows: this.#count, digest: BigInt.asUintN(256, this.#sum).toString(16).padStart(64, '0') }
  }
}
