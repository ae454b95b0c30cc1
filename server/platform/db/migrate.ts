import { type Kysely, sql } from 'kysely'
import { withAdvisoryLock } from './advisoryLock.ts'
import { writeBuiltInRoles } from './builtInRoles.ts'
import type { Database } from './connect.ts'
import { migrations } from './migrations/index.ts'
import type { Trx } from './schema.ts'

/** Arbitrary but the same on every node: the holder of this advisory lock migrates. */
const LOCK = 7_283_461

/** Every migration that this version knows, in order. */
export const migrationIds: readonly string[] = Object.keys(migrations)

/**
 * Migrates the database to the current schema; may run repeatedly and in any number of processes at once. Each migration
 * in `migrations/index.ts` runs in its own transaction, together with its record in the table `migrations`; then the
 * built-in roles become those of this version. @throws if the database has a migration that this code does not know,
 * because a newer version has run.
 */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<void> {
  await withAdvisoryLock(db, LOCK, async connection => {
    await apply(connection.withTables<MigrationsTable>())
    await writeBuiltInRoles(connection)
  })
}

type MigrationsTable = { migrations: { id: string } }

async function readApplied(db: Kysely<MigrationsTable>): Promise<Set<string>> {
  await sql`create table if not exists migrations (
    id text primary key, applied_at timestamptz not null default now())`.execute(db)
  return new Set((await db.selectFrom('migrations').select('id').execute()).map(row => row.id))
}

async function apply(db: Kysely<MigrationsTable>): Promise<void> {
  const applied = await readApplied(db)
  const unknown = [...applied].filter(id => !migrations[id])
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this version of the server: it has ${unknown.join(', ')}. Start the newer version.`,
    )
  }
  for (const [id, load] of Object.entries(migrations)) {
    if (applied.has(id)) continue
    const { up } = await load()
    await db.transaction().execute(async trx => {
      await up(trx as unknown as Kysely<unknown>)
      await trx.insertInto('migrations').values({ id }).execute()
    })
  }
}

/**
 * Applies those of the migrations that have not run, by default all, in the caller's transaction, which holds the lock until its
 * end: nodes that start meanwhile wait.
 */
export async function migrateIn(trx: Trx, ids = migrationIds): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
  const db = trx.withTables<MigrationsTable>()
  const applied = await readApplied(db as unknown as Kysely<MigrationsTable>)
  for (const [id, load] of Object.entries(migrations)) {
    if (applied.has(id) || !ids.includes(id)) continue
    await (await load()).up(trx as unknown as Kysely<unknown>)
    await db.insertInto('migrations').values({ id }).execute()
  }
}

/** Whether every migration has run. Throws if the database does not respond. */
export async function isMigrated({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from migrations`.execute(db)
  const applied = new Set(rows.map(row => row.id))
  return Object.keys(migrations).every(id => applied.has(id))
}
