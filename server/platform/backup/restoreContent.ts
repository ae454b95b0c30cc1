import { sql } from 'kysely'
import type { Trx } from '../context.ts'
import { migrateIn } from '../db/migrate.ts'
import { type CheckedBackup, parseRecord } from './check.ts'
import { deleteJobs, insertJobRows, releaseJobs } from './jobs.ts'
import { readTotals, type StartRecord } from './manifest.ts'
import { closeAfterRows, dropAll, openForRows } from './prepare.ts'
import type { OpenedBackup } from './records.ts'
import { BackupFailed } from './refused.ts'
import { FileRestorer } from './restoreFiles.ts'
import type { StoredFiles } from './storedFiles.ts'
import {
  backedUpTable,
  fixTextFormat,
  insertRows,
  JOB_SCHEMA,
  RowDigest,
  readRows,
  type Table,
  typesOf,
} from './tables.ts'

/**
 * Restores a checked backup in the caller's transaction, which sees all of it or nothing, and compares what is then there with the
 * backup. Objects are written at once: they have ids of their own and are used by nobody before the transaction has ended.
 * The job queue's schema exists. @throws BackupFailed if something is not as in the backup
 */
export async function restoreContent(
  trx: Trx,
  files: StoredFiles,
  backup: OpenedBackup,
  checked: CheckedBackup,
): Promise<void> {
  await fixTextFormat(trx)
  await dropAll(trx)
  await deleteJobs(trx)
  await migrateIn(trx, checked.start.migrations)
  const aside = await openForRows(trx)
  await restoreRecords(trx, files, backup)
  await restoreSequences(trx, checked.start)
  await closeAfterRows(trx, aside)
  await compare(trx, checked)
  // The rest of a younger version's migrations, as at the start of a server.
  await migrateIn(trx)
}

async function restoreRecords(trx: Trx, files: StoredFiles, backup: OpenedBackup): Promise<void> {
  let table: Table | undefined
  let types = new Map<string, string>()
  const all = backup.records()
  const restorer = new FileRestorer(files)
  for await (const record of all) {
    if (record.kind === 'table') {
      table = parseRecord(backedUpTable, record)
      types = await typesOf(trx, table)
    } else if (record.kind === 'rows' && table) {
      const rows = record.content.toString('utf8')
      if (table.schema === JOB_SCHEMA) await insertJobRows(trx, table, rows)
      else await insertRows(trx, table, types, rows)
    } else if (record.kind === 'object') await restorer.add(record.content.toString('utf8'), all)
  }
  await restorer.finish(backup)
}

async function restoreSequences(trx: Trx, { sequences }: StartRecord): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await sql`select setval(${`"${name}"`}::regclass, ${lastValue}::bigint, ${isCalled})`.execute(trx)
}

async function compare(trx: Trx, { tables, end }: CheckedBackup): Promise<void> {
  const own = tables.filter(({ schema }) => schema !== JOB_SCHEMA)
  for (const [index, table] of own.entries()) {
    const digest = new RowDigest()
    for await (const rows of readRows(trx, table)) for (const row of rows) digest.add(row)
    const found = digest.end()
    const expected = end.tables[index]
    if (found.rows !== expected?.rows || found.digest !== expected.digest)
      throw new BackupFailed(
        `The table ${table.name} has ${found.rows} rows that are not the ${expected?.rows} of the backup.`,
      )
  }
  const { ledger, audit } = await readTotals(trx)
  if (JSON.stringify({ ledger, audit }) !== JSON.stringify({ ledger: end.ledger, audit: end.audit }))
    throw new BackupFailed('The totals of the ledger or the end of the audit log are not those of the backup.')
  const jobs = await releaseJobs(trx)
  if (jobs !== end.waitingJobs) throw new BackupFailed(`${jobs} jobs wait, not the ${end.waitingJobs} of the backup.`)
}
