import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { type Egress, EgressError } from '../../platform/egress/index.ts'
import { Problem } from '../../platform/problem.ts'
import { ImportTakenOver } from '../lists/insertEntries.ts'
import { findOrCreateList } from '../lists/lists.ts'
import { runImport } from '../lists/runImport.ts'
import { startImport } from '../lists/startImport.ts'
import { checkHash, discardPart, download } from './download.ts'
import { FetchFault, storedFault } from './fetchFault.ts'
import type { Source } from './sources.ts'
import { HOUR_MS, isLicensed, readSources, type SourceRow } from './state.ts'

/** Who imports what was fetched. */
const FETCHER = 'fetch'
const PAUSE_MS = 2_000
const FIRST_RETRY_MS = 5 * 60_000
const INDEX_BYTES = 4 * 1024 * 1024
const INDEX_TIMEOUT_MS = 60_000

const english = { locale: 'en' } as const

export type Needed = Pick<Context, 'db' | 'vault' | 'log'> & {
  egress: Pick<Egress, 'open' | 'get'>
  /** The directory of downloads, which go on after a restart. */
  directory: string
  pauseMs?: number
}

export type Fetched = { result: 'imported'; versionId: string } | { result: 'unchanged' } | { result: 'failed' }

/**
 * Fetches a list and imports it if it has changed. What went wrong is kept with the source, and the next attempt comes sooner than usual.
 * `byHand`: somebody asked for it, so that it may be turned off, but its licence is needed all the same.
 */
export async function fetchSource(ctx: Needed, source: Source, { byHand = false } = {}): Promise<Fetched> {
  const [known] = await readSources(ctx.db, [source])
  if (!known) return { result: 'failed' }
  try {
    if (!isLicensed(known)) throw new FetchFault('licence', { list: source.list })
    if (!byHand && !known.row.is_on) throw new FetchFault('off', { list: source.list })
    return await fetchAndImport(ctx, source, known.row)
  } catch (error) {
    const failure = faultOf(error)
    if (!(error instanceof FetchFault)) ctx.log.warn({ err: error, source: source.id }, 'a list could not be fetched')
    await fail(ctx, source, failure)
    return { result: 'failed' }
  }
}

function faultOf(error: unknown): { fault: string; params: Record<string, string | number> } {
  const { fault, params } =
    error instanceof FetchFault
      ? { fault: storedFault(error), params: error.params }
      : { fault: storedFault(new FetchFault(isBusy(error) ? 'busy' : 'ours')), params: {} }
  return { fault, params }
}

const isBusy = (error: unknown) =>
  error instanceof ImportTakenOver || (error instanceof Problem && error.code === 'conflict')

async function fetchAndImport(ctx: Needed, source: Source, row: SourceRow): Promise<Fetched> {
  const { address, id } = source
  const name = new URL(address).pathname.split('/').findLast(Boolean) ?? id
  const path = join(ctx.directory, `${id}.part`)
  const { egress, pauseMs = PAUSE_MS } = ctx
  const before = await lastVersion(ctx, row)
  const known = before === 'other' ? undefined : row.validators[address]
  const validators = await download(egress, { address, path, known, pauseMs })
  if (validators === null) {
    // Whoever rolled it back does not want it again; but what is searched is not what the publisher has.
    if (before === 'rolledBack') throw new FetchFault('rolledBack')
    await succeed(ctx, source, {})
    return { result: 'unchanged' }
  }
  if (source.checksums) await checkHash(path, 'sha1', 'hex', await statedChecksum(egress, source.checksums, name))
  const { listId, versionId } = await register(ctx, source, name)
  const isImported = await runImport(ctx, versionId, [{ name, open: () => createReadStream(path) }])
  await discardPart(path)
  if (!isImported) {
    const { fault, fault_params } = await ctx.db
      .selectFrom('screening_list_versions')
      .select(['fault', 'fault_params'])
      .where('id', '=', versionId)
      .executeTakeFirstOrThrow()
    await fail(ctx, source, { fault: fault ?? storedFault(new FetchFault('ours')), params: fault_params ?? {} })
    return { result: 'failed' }
  }
  await succeed(ctx, source, {
    list_id: listId,
    version_id: versionId,
    validators: JSON.stringify({ [address]: validators }),
  })
  return { result: 'imported', versionId }
}

/** What has become of the version that was fetched last; `other` if something else is searched now, or nothing. */
async function lastVersion({ db }: Needed, { version_id }: SourceRow): Promise<'current' | 'rolledBack' | 'other'> {
  if (version_id === null) return 'other'
  const version = await db
    .selectFrom('screening_list_versions as version')
    .innerJoin('screening_lists as list', 'list.id', 'version.list_id')
    .select('version.state')
    .where('version.id', '=', version_id)
    .where('list.removed_at', 'is', null)
    .executeTakeFirst()
  return version?.state === 'current' || version?.state === 'rolledBack' ? version.state : 'other'
}

const register = ({ db }: Needed, { list, kind }: Source, name: string) =>
  db.transaction().execute(async trx => {
    const { id: listId } = await findOrCreateList(trx, english, { ownerId: null, name: list, kind, createdBy: FETCHER })
    const request = { listId, files: [{ name }], importedBy: FETCHER, allowFewer: false }
    return { listId, versionId: await startImport(trx, english, request) }
  })

const index = z.object({ resources: z.array(z.object({ name: z.string(), checksum: z.string() })) })

/** Throws FetchFault if the publisher states none: then nothing proves that the file is whole. */
async function statedChecksum(egress: Pick<Egress, 'get'>, address: string, name: string): Promise<string> {
  try {
    const options = { headers: { accept: 'application/json' }, timeoutMs: INDEX_TIMEOUT_MS, maxBytes: INDEX_BYTES }
    const { status, text } = await egress.get(new URL(address), options)
    const found = status === 200 && index.parse(JSON.parse(text)).resources.find(one => one.name === name)
    if (found) return found.checksum.replace(/^sha1:/, '')
  } catch (error) {
    if (error instanceof EgressError) throw new FetchFault('network')
  }
  throw new FetchFault('noChecksum')
}

async function succeed(
  { db }: Needed,
  { id, everyHours }: Source,
  news: { list_id?: string; version_id?: string; validators?: string },
): Promise<void> {
  const now = Date.now()
  await db
    .updateTable('screening_sources')
    .set({
      ...news,
      checked_at: new Date(now),
      fault: null,
      fault_params: null,
      failures: 0,
      next_at: new Date(now + everyHours * HOUR_MS),
    })
    .where('source', '=', id)
    .execute()
}

async function fail(
  { db }: Needed,
  { id, everyHours }: Source,
  { fault, params }: { fault: string; params: Record<string, string | number> },
): Promise<void> {
  const { failures } = await db
    .updateTable('screening_sources')
    .set(eb => ({ fault, fault_params: JSON.stringify(params), failures: eb('failures', '+', 1) }))
    .where('source', '=', id)
    .returning('failures')
    .executeTakeFirstOrThrow()
  const pause = Math.min(everyHours * HOUR_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10))
  await db
    .updateTable('screening_sources')
    .set({ next_at: new Date(Date.now() + pause) })
    .where('source', '=', id)
    .execute()
}
