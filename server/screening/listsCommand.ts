import { createReadStream, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCount } from '../../contracts/platform/money.ts'
import { type ListSourceId, listSourceIds } from '../../contracts/screening/listSources.ts'
import { type ListKind, listKinds, usualListOf } from '../../contracts/screening/watchLists.ts'
import type { ListFile } from '../engines/lists/entity.ts'
import { ListFileError } from '../engines/lists/listFileError.ts'
import { detectFormat } from '../engines/lists/readList.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { connect, type Database } from '../platform/db/connect.ts'
import { DirectoryInUse } from '../platform/db/directoryLock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { createLog } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { openVault } from '../platform/sealing/indexKey.ts'
import type { Vault } from '../platform/vault.ts'
import { describeFault } from './lists/importFault.ts'
import { findOrCreateList, listsOf } from './lists/lists.ts'
import { rekeyNames } from './lists/rekeyNames.ts'
import { rollBack } from './lists/rollBack.ts'
import { runImport } from './lists/runImport.ts'
import { startImport } from './lists/startImport.ts'
import { describeFetchFault } from './published/fetchFault.ts'
import { downloadsOf, egressOf } from './published/fetchQueue.ts'
import { fetchSource } from './published/fetchSource.ts'
import { readListSources } from './published/sources.ts'
import { isFetched, isLicensed, readSources } from './published/state.ts'

const REFUSED = 1
const WRONG_USE = 2

const USAGE = `Usage: npm run lists -- import FILE… [--name "List name"] [--kind ${listKinds.slice(0, 3).join('|')}] [--allow-fewer]
       npm run lists -- fetch [${listSourceIds.join('|')}]…
       npm run lists -- confirm-licence SOURCE
       npm run lists -- show
       npm run lists -- roll-back --name "List name"`

const english = { locale: 'en' } as const

interface Options {
  name?: string | undefined
  kind?: string | undefined
  'allow-fewer'?: boolean | undefined
}

type Parts = { db: Database['db']; vault: Vault; config: Config }

/** `npm run lists`: exits with 0 if it did what was asked, 1 if it refuses, 2 after a wrong option. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, kind: { type: 'string' }, 'allow-fewer': { type: 'boolean' } },
  })
  const [verb, ...paths] = positionals
  const run = verbs[verb ?? '']
  if (!run || (verb === 'import' && paths.length === 0)) return fail(USAGE, WRONG_USE)
  const config = readConfig()
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  try {
    await migrate(database)
    const parts = { db: database.db, vault: await openVault(database.db, config) }
    await rekeyNames(parts)
    return await run({ ...parts, config }, values, paths)
  } finally {
    await database.close()
  }
}

/** Fetches what is turned on and licensed, or the sources that are named. */
async function fetchLists(parts: Parts, _options: Options, ids: string[]): Promise<number> {
  const unknown = ids.find(id => !(listSourceIds as readonly string[]).includes(id))
  if (unknown !== undefined) return fail(`There is no source ${unknown}.\n${USAGE}`, WRONG_USE)
  const { db, vault, config } = parts
  const sources = await readSources(db, readListSources(config))
  const chosen = sources.filter(source => (ids.length > 0 ? ids.includes(source.id) : isFetched(source)))
  const ctx = { db, vault, log: createLog(config), egress: egressOf(config), directory: downloadsOf(config) }
  let failed = 0
  for (const source of chosen) {
    const { result } = await fetchSource(ctx, source, { byHand: true })
    const [{ row } = { row: source.row }] = await readSources(db, [source])
    if (result === 'failed') {
      failed++
      fail(`${source.list}: ${describeFetchFault('en', row.fault ?? '', row.fault_params)}`, REFUSED)
    } else
      console.log(`${source.list}: ${result === 'imported' ? 'a new version is searched' : 'nothing has changed'}.`)
  }
  for (const source of sources)
    if (ids.length === 0 && !chosen.includes(source) && !isLicensed(source))
      console.log(
        `${source.list}: left out. ${source.licence?.en} Confirm it with: npm run lists -- confirm-licence ${source.id}`,
      )
  return failed > 0 ? REFUSED : 0
}

async function confirmLicence({ db, config }: Parts, _options: Options, [id]: string[]): Promise<number> {
  const source = readListSources(config).find(one => one.id === (id as ListSourceId))
  if (!source?.licence) return fail(USAGE, WRONG_USE)
  await readSources(db, [source])
  await db
    .updateTable('screening_sources')
    .set({ licence_confirmed_by: 'command', licence_confirmed_at: new Date() })
    .where('source', '=', source.id)
    .execute()
  console.log(`${source.list}: the licence is confirmed. ${source.licence.en}`)
  return 0
}

async function importFiles(parts: Parts, options: Options, paths: string[]): Promise<number> {
  const missing = paths.find(path => !existsSync(path))
  if (missing) return fail(`There is no file ${missing}.`, WRONG_USE)
  const files = paths.map((path): ListFile => ({ name: basename(path), open: () => createReadStream(path) }))
  const [first] = files as [ListFile, ...ListFile[]]
  const usual = usualListOf(await detectFormat(first), first.name)
  const name = options.name ?? usual?.name
  const kind = listKinds.find(one => one === (options.kind ?? usual?.kind))
  if (!name || !kind) return fail(`Give this list a name and a kind.\n${USAGE}`, WRONG_USE)
  const versionId = await register(parts, { name, kind, files, allowFewer: options['allow-fewer'] ?? false })
  const done = await runImport(parts, versionId, files as [ListFile, ...ListFile[]])
  const version = await parts.db
    .selectFrom('screening_list_versions')
    .selectAll()
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  if (!done) return fail(`${describeFault('en', version)} ${name} stays as it was.`, REFUSED)
  console.log(`${name}, version ${version.number}, is searched from now on.`)
  for (const count of ['entries', 'added', 'changed', 'removed'] as const)
    console.log(`${count.padEnd(10)}${formatCount(version[count]).padStart(12)}`)
  printCounts('Read', version.kinds)
  printCounts('Left out, not searched', version.left_out)
  return 0
}

function printCounts(title: string, counts: Partial<Record<string, number>> | null): void {
  const parts = Object.entries(counts ?? {}).map(([word, count = 0]) => `${word} ${formatCount(count)}`)
  if (parts.length > 0) console.log(`${title}: ${parts.join(', ')}.`)
}

interface NewImport {
  name: string
  kind: ListKind
  files: readonly ListFile[]
  allowFewer: boolean
}

const register = ({ db }: Parts, { name, kind, files, allowFewer }: NewImport) =>
  db.transaction().execute(async trx => {
    const list = await findOrCreateList(trx, english, { ownerId: null, name, kind, createdBy: 'command' })
    const records = files.map(file => ({ name: file.name }))
    return startImport(trx, english, { listId: list.id, files: records, importedBy: 'command', allowFewer })
  })

async function show({ db }: Parts): Promise<number> {
  const rows = await listsOf(db, null)
    .leftJoin('screening_list_versions as version', join =>
      join.onRef('version.list_id', '=', 'screening_lists.id').onRef('version.number', '=', 'current_version'),
    )
    .select(['name', 'number', 'entries', 'published_on', 'finished_at'])
    .orderBy('name')
    .execute()
  if (rows.length === 0) console.log('There are no lists yet.')
  for (const { name, number, entries, published_on, finished_at } of rows)
    console.log(
      `${name}: ${number === null ? 'not imported' : `version ${number}, ${formatCount(entries ?? 0)} entries, of ${published_on ?? finished_at?.slice(0, 10)}`}`,
    )
  return 0
}

async function back({ db }: Parts, { name }: Options): Promise<number> {
  const list = name && (await listsOf(db, null).select(['id', 'name']).where('name', '=', name).executeTakeFirst())
  if (!list) return fail(name ? `There is no list named ${name}.` : USAGE, WRONG_USE)
  const number = await db.transaction().execute(trx => rollBack(trx, english, list.id))
  console.log(`${list.name}, version ${number}, is searched again.`)
  return 0
}

const verbs: Record<string, (parts: Parts, options: Options, others: string[]) => Promise<number>> = {
  import: importFiles,
  fetch: fetchLists,
  'confirm-licence': confirmLicence,
  show,
  'roll-back': back,
}

function fail(message: string, code: number): number {
  console.error(message)
  return code
}

process.exitCode = await main().catch((error: Error) => {
  if (error instanceof ListFileError)
    return fail(describeFault('en', { fault: error.fault, fault_params: error.params }), REFUSED)
  if (error instanceof DirectoryInUse) return fail(`${error.message} Stop the server first.`, REFUSED)
  return fail(error.message || String(error), error instanceof Problem ? REFUSED : WRONG_USE)
})
