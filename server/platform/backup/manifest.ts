import { sql } from 'kysely'
import { z } from 'zod'
import { readHead } from '../audit/chain.ts'
import type { Db } from '../context.ts'

const count = z.number().int().nonnegative()

/** The first record of a backup. */
export const startRecord = z.object({
  createdAt: z.iso.datetime(),
  kind: z.enum(['postgres', 'pglite']),
  /** The migrations that had run. */
  migrations: z.array(z.string()).min(1),
  /** The next value of each sequence, by name. */
  sequences: z.array(z.object({ name: z.string(), lastValue: count, isCalled: z.boolean() })),
})

export type StartRecord = z.output<typeof startRecord>

/** The last record of a backup: what a restore must find again. */
export const endRecord = z.object({
  tables: z.array(z.object({ name: z.string(), rows: count, digest: z.string() })),
  waitingJobs: count,
  objects: z.object({
    count,
    bytes: count,
    /** SHA-256 over the ids and digests of all objects in their order. */
    digest: z.string(),
  }),
  /** Files that the tables name and the store did not have: deleted or encrypted anew while the backup was made, or lost. */
  missingFiles: count,
  ledger: z.object({
    transfers: count,
    lines: count,
    /** The sum of all positive lines. */
    movedPaise: count,
    availablePaise: z.number().int(),
    heldPaise: z.number().int(),
  }),
  audit: z.object({ sealed: count, hash: z.string() }),
})

export type EndRecord = z.output<typeof endRecord>

/** The digest of one object. */
export const objectEnd = z.object({ bytes: count, sha256: z.string() })

export async function readStart(db: Db, kind: StartRecord['kind'], createdAt: string): Promise<StartRecord> {
  const migrations = await sql<{ id: string }>`select id from migrations order by id`.execute(db)
  const names = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace order by 1`.execute(
    db,
  )
  const sequences: StartRecord['sequences'] = []
  for (const { name } of names.rows) {
    const { rows } = await sql<{ lastValue: number; isCalled: boolean }>`
      select last_value as "lastValue", is_called as "isCalled" from ${sql.table(name)}`.execute(db)
    sequences.push({ name, lastValue: rows[0]?.lastValue ?? 1, isCalled: rows[0]?.isCalled ?? false })
  }
  return { createdAt, kind, migrations: migrations.rows.map(({ id }) => id), sequences }
}

/** The names of the files that the tables refer to. Uploads that wait in a bucket's folder are not among them. */
export async function namedFiles(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('object_keys').select('stored_as').where('stored_as', 'not like', '%/%').execute()
  return new Set(rows.map(({ stored_as }) => stored_as))
}

/** The totals of the ledger and the end of the audit chain. */
export async function readTotals(db: Db): Promise<Pick<EndRecord, 'ledger' | 'audit'>> {
  const { rows } = await sql<EndRecord['ledger']>`
    select (select count(*) from transfers) as transfers, (select count(*) from ledger_lines) as lines,
      (select coalesce(sum(amount_paise) filter (where amount_paise > 0), 0)::bigint from ledger_lines) as "movedPaise",
      (select coalesce(sum(available_paise), 0)::bigint from wallets) as "availablePaise",
      (select coalesce(sum(held_paise), 0)::bigint from wallets) as "heldPaise"`.execute(db)
  const { seq, hash } = await readHead(db)
  return { ledger: rows[0] as EndRecord['ledger'], audit: { sealed: seq, hash } }
}
