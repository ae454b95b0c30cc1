import { createHash } from 'node:crypto'
import type { Trx } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { Problem } from '../problem.ts'
import { type EndRecord, namedFiles, readStart, readTotals } from './manifest.ts'
import { encodeRecord } from './records.ts'
import type { StoredFiles } from './storedFiles.ts'
import {
  BETWEEN_ROWS,
  fixTextFormat,
  JOB_SCHEMA,
  jobTables,
  listTables,
  RowDigest,
  readRows,
  type Table,
} from './tables.ts'

interface ContentOptions {
  createdAt: string
  snapshotTaken?: () => Promise<void>
  /** Called with the last record. */
  done?: (end: EndRecord) => void
}

export type Source = Pick<Database, 'db' | 'kind'>

/**
 * The records of a backup: the tables as they are in one snapshot, then the objects. Files of rows in the snapshot are stored
 * before their rows; one that is deleted meanwhile is missing, as its row soon would be, and counted.
 */
export async function* contentOf(
  { db, kind }: Source,
  files: StoredFiles,
  { createdAt, snapshotTaken, done }: ContentOptions,
): AsyncGenerator<Buffer> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  let tables: Awaited<ReturnType<typeof summaryOf>>
  let missing: Set<string>
  try {
    await fixTextFormat(trx)
    yield encodeRecord('start', await readStart(trx, kind, createdAt))
    const digests: { table: Table; rows: number; digest: string }[] = []
    for (const table of await listTables(trx)) digests.push({ table, ...(yield* tableRecords(trx, table)) })
    tables = await summaryOf(trx, digests)
    missing = await namedFiles(trx)
  } finally {
    // Nothing was written, and the connection may be lost.
    await trx
      .rollback()
      .execute()
      .catch(() => {})
  }
  await snapshotTaken?.()
  const objects = yield* objectRecords(files, missing)
  const end: EndRecord = { ...tables, objects, missingFiles: missing.size }
  yield encodeRecord('end', end)
  done?.(end)
}

async function* tableRecords(trx: Trx, table: Table) {
  yield encodeRecord('table', table)
  const digest = new RowDigest()
  for await (const rows of readRows(trx, table)) {
    for (const row of rows) digest.add(row)
    yield encodeRecord('rows', `[${rows.join(BETWEEN_ROWS)}]`)
  }
  return digest.end()
}

async function summaryOf(trx: Trx, digests: { table: Table; rows: number; digest: string }[]) {
  const own = digests.filter(({ table }) => table.schema !== JOB_SCHEMA)
  const jobs = digests.find(({ table }) => table.schema === JOB_SCHEMA && table.name === jobTables.job)
  return {
    tables: own.map(({ table: { name }, rows, digest }) => ({ name, rows, digest })),
    waitingJobs: jobs?.rows ?? 0,
    ...(await readTotals(trx)),
  }
}

/** Takes what it has read out of `missing`. */
async function* objectRecords(files: StoredFiles, missing: Set<string>) {
  const all = createHash('sha256')
  let count = 0
  let bytes = 0
  for await (const id of files.list()) {
    const content = await files.get(id).catch(unlessDeleted)
    if (!content) continue
    yield encodeRecord('object', id)
    const own = createHash('sha256')
    let size = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      own.update(chunk)
      size += chunk.length
      yield encodeRecord('data', chunk)
    }
    missing.delete(id)
    const sha256 = own.digest('hex')
    yield encodeRecord('objectEnd', { bytes: size, sha256 })
    all.update(`${id} ${sha256}\n`)
    count++
    bytes += size
  }
  return { count, bytes, digest: all.digest('hex') }
}

/** Between the listing and the reading. */
function unlessDeleted(error: unknown): null {
  if (error instanceof Problem && error.code === 'not_found') return null
  throw error
}
