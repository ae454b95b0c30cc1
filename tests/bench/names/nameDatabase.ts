import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { nameKeys, searchText } from '../../../server/engines/names/index.ts'
import type { Db } from '../../../server/platform/context.ts'
import { connect, type Database } from '../../../server/platform/db/connect.ts'
import { migrate } from '../../../server/platform/db/migrate.ts'
import { databaseName, onServer, serverUrl } from '../../support/databaseTemplate.ts'

const BATCH = 5000

/** A database of names only, without their entries; `close` drops it. */
export async function nameDatabase(kind: 'postgres' | 'embedded', names: readonly string[]) {
  const opened = kind === 'postgres' ? await onPostgres() : await onDisk()
  try {
    await migrate(opened.database)
    // One connection, because an index over a million names takes longer than a statement may.
    await opened.database.db.connection().execute(connection => fill(connection, names))
  } catch (error) {
    await opened.close()
    throw error
  }
  return { db: opened.database.db, close: opened.close }
}

async function fill(db: Db, names: readonly string[]): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db)
  await sql`alter table screening_names drop constraint screening_names_entity_id_fkey`.execute(db)
  await sql`drop index screening_names_keys`.execute(db)
  for (let from = 0; from < names.length; from += BATCH) {
    const rows = names.slice(from, from + BATCH).map((name, at) => ({
      entity: `e${String(from + at).padStart(8, '0')}`,
      name,
      text: searchText(name),
      keys: nameKeys(name),
    }))
    await sql`
      insert into screening_names (entity_id, position, list_id, since, kind, quality, name, search_text, name_keys)
      select entity, 0, 'list', 1, 'person', 'primary', name, text, keys
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(entity text, name text, text text, keys text[])`.execute(
      db,
    )
  }
  await sql`create index screening_names_keys on screening_names using gin (name_keys)`.execute(db)
  await sql`vacuum analyze screening_names`.execute(db)
}

async function onPostgres() {
  const name = databaseName()
  await onServer(`create database ${name}`)
  const database = await connect({ databaseUrl: serverUrl(name), dataDir: '' })
  return closing(database, () => onServer(`drop database if exists ${name} with (force)`))
}

async function onDisk() {
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  return closing(await connect({ dataDir }), async () => rmSync(dataDir, { recursive: true, force: true }))
}

const closing = (database: Database, drop: () => Promise<void>) => ({
  database,
  close: async () => {
    await database.close()
    await drop()
  },
})
