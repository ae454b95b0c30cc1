import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/** The embedded database cannot be opened. The message is addressed to the user: what was found, and what to do. */
export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged'
}

/** What PostgreSQL cannot start without, by its place in the directory. */
const essential = [
  'PG_VERSION',
  'base',
  'global',
  'global/pg_control',
  'global/pg_filenode.map',
  'pg_wal',
  'pg_xact',
  'pg_multixact',
  'postgresql.conf',
]

/** The version of PostgreSQL in the installed PGlite, which is also that of its files. */
const POSTGRES_VERSION = '18'
const CONTROL_BYTES = 8_192
const PAGE_BYTES = 8_192
/** The position and the value of the state "shut down" in `pg_control`; after a crash a file may end in half a page. */
const STATE_AT = 16
const SHUT_DOWN = 1
const FILES_NAMED = 5

/** The database's files, and the mark beside them that outlives them. */
export const databaseIn = (dataDir: string) => join(dataDir, 'database')
export const markIn = (dataDir: string) => join(dataDir, 'installation.json')

/**
 * Whether a data directory holds a database, before anything is written to it. @throws DatabaseDamaged if it held one that has
 * gone or lost files, so that a new and empty one never hides the loss.
 */
export function findDatabase(dataDir: string): 'none' | 'present' {
  const directory = databaseIn(dataDir)
  const entries = existsSync(directory) ? entriesOf(directory) : []
  if (entries.length === 0) {
    const left = remainsIn(dataDir)
    if (left.length === 0) return 'none'
    throw new DatabaseDamaged(
      `The embedded database of ${dataDir} is gone: ${directory} is ${existsSync(directory) ? 'an empty directory' : 'missing'}, ` +
        `though there was a database (found: ${left.join(', ')}). No new one was created. ${howToRestore(directory)} ` +
        `If the database is PostgreSQL, set DATABASE_URL. To begin without the data, move ${dataDir} away.`,
    )
  }
  requireFiles(directory)
  return 'present'
}

/** What a data directory holds besides a database once one was used. */
function remainsIn(dataDir: string): string[] {
  const objects = join(dataDir, 'objects')
  return [
    ...(existsSync(markIn(dataDir)) ? ['installation.json'] : []),
    ...(existsSync(objects) && readdirSync(objects).length > 0 ? ['files in objects/'] : []),
  ]
}

function entriesOf(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw damaged(directory, code === 'ENOTDIR' ? 'it is a file, not a directory.' : permissionsOf([directory]))
  }
}

function requireFiles(directory: string): void {
  const locked = filesIn(directory, path => !isAccessible(path))
  if (locked.length > 0) throw damaged(directory, permissionsOf(locked))
  const missing = essential.filter(name => !existsSync(join(directory, name)))
  if (missing.length > 0)
    throw damaged(
      directory,
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing, as after an unfinished copy.`,
    )
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (version !== POSTGRES_VERSION)
    throw damaged(
      directory,
      version === ''
        ? 'PG_VERSION is empty.'
        : `it was written by PostgreSQL ${version}; this version of the server reads those of ${POSTGRES_VERSION}. Start the version that wrote it.`,
    )
  const control = readFileSync(join(directory, 'global/pg_control'))
  if (control.length !== CONTROL_BYTES)
    throw damaged(directory, `global/pg_control has ${control.length} of ${CONTROL_BYTES} bytes.`)
  if (control.readInt32LE(STATE_AT) !== SHUT_DOWN) return
  const cut = filesIn(directory, path => isTable(path) && statSync(path).size % PAGE_BYTES !== 0)
  if (cut.length > 0) throw damaged(directory, `${named(directory, cut)} truncated.`)
}

const isTable = (path: string) => /[/\\](?:base[/\\]\d+|global)[/\\]\d+(?:_\w+)?(?:\.\d+)?$/.test(path)

/**
 * Checks that every table and index has its file, and that none was emptied: PostgreSQL itself would only fail, or find no rows,
 * when one is read. @throws DatabaseDamaged
 */
export async function requireTables(pglite: PGlite, dataDir: string): Promise<void> {
  const directory = databaseIn(dataDir)
  const { rows } = await pglite.query<{
    name: string
    path: string
    index: boolean
    counted: boolean
    key: string | null
  }>(`
    select c.oid::regclass::text as name, pg_relation_filepath(c.oid) as path, c.relkind = 'i' as index, c.reltuples <> 0 as counted,
      (select pg_relation_filepath(indexrelid) from pg_index where indrelid = c.oid and indisprimary) as key
    from pg_class c where c.relkind in ('r', 'i', 't', 'S') and c.relpersistence = 'p'`)
  const bytesOf = (path: string) => statSync(join(directory, path), { throwIfNoEntry: false })?.size
  const named = (found: typeof rows) => `the files of ${list(found.map(({ name }) => name))}`
  const missing = rows.filter(({ path }) => bytesOf(path) === undefined)
  if (missing.length > 0) throw damaged(directory, `${named(missing)} are missing, as after an unfinished copy.`)
  // A key grows beyond its first page with the first row; a table that was vacuumed to nothing counts no rows.
  const emptied = rows.filter(
    ({ path, index, counted, key }) =>
      bytesOf(path) === 0 && (index || (counted && key !== null && (bytesOf(key) ?? 0) > PAGE_BYTES)),
  )
  if (emptied.length > 0) throw damaged(directory, `${named(emptied)} are empty, though they had content.`)
}

/** What PostgreSQL said before it gave up; its own error is only "Aborted()". */
export function startFailed(dataDir: string, said: readonly string[], cause: unknown): DatabaseDamaged {
  const reasons = said.filter(line => /\b(?:FATAL|PANIC|ERROR)\b/.test(line))
  const what = (reasons.length > 0 ? reasons : said.slice(-1)).map(line => line.trim()).join(' ')
  return damaged(databaseIn(dataDir), `PostgreSQL could not start on it${what ? `: ${what}` : '.'}`, cause)
}

/** @throws DatabaseDamaged if this user cannot write to the data directory. */
export function requireAccess(dataDir: string): void {
  if (existsSync(dataDir) && !isAccessible(dataDir)) throw damaged(dataDir, permissionsOf([dataDir]))
}

function damaged(directory: string, what: string, cause?: unknown): DatabaseDamaged {
  return new DatabaseDamaged(
    `The embedded database in ${directory} cannot be used: ${what} Nothing was overwritten. ${howToRestore(directory)}`,
    { cause },
  )
}

const howToRestore = (directory: string) =>
  `To restore a backup, run: npm run restore -- <backup file> --replace ${directory} (README, "Backups").`

function isAccessible(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (statSync(path).isDirectory() ? constants.X_OK : 0))
    return true
  } catch {
    return false
  }
}

/** The files and folders that meet a condition; those below a folder that cannot be read are left out. */
function filesIn(directory: string, meets: (path: string) => boolean): string[] {
  const found = meets(directory) ? [directory] : []
  const open = found.length === 0 || isAccessible(directory)
  if (!open) return found
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) found.push(...filesIn(path, meets))
    else if (meets(path)) found.push(path)
  }
  return found
}

const permissionsOf = (paths: readonly string[]) =>
  `user ${process.getuid?.() ?? ''} may not read and write ${list([...paths])}. Correct the owner or the permissions, then start again.`

const named = (directory: string, paths: readonly string[]) =>
  `${list(paths.map(path => relative(directory, path)))} ${paths.length > 1 ? 'are' : 'is'}`

const list = (names: readonly string[]) =>
  names.slice(0, FILES_NAMED).join(', ') + (names.length > FILES_NAMED ? ` and ${names.length - FILES_NAMED} more` : '')
