import { constants, existsSync, fsyncSync } from 'node:fs'
import { cp, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions, type postgresMod, protocol, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DatabaseDamaged, databaseIn, findDatabase, markIn, requireTables, startFailed } from './embeddedFaults.ts'
import { typeParsers } from './typeParsers.ts'
import { DatabaseUnavailable, reasonOf } from './unavailable.ts'

/**
 * PGlite runs inside the event loop. This subclass yields before each operation and never leaves a transaction open. Its errors for
 * a lack of room are `DatabaseUnavailable`.
 */
export class FairPglite extends PGlite {
  #panic: unknown

  /** Whether PostgreSQL has given up, as when it cannot write its log. Every further statement might never return. */
  get isBroken(): boolean {
    return this.#panic !== undefined
  }

  /**
   * One operation per turn of the event loop: otherwise they starve every timer and socket (measured: p99 of a ping 154 ms
   * instead of 12 ms).
   */
  override _runExclusiveQuery<T>(operation: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await nextTurn()
      if (this.isBroken) throw new DatabaseUnavailable('stopped', this.#panic)
      try {
        return await operation()
      } catch (error) {
        if ((error as { severity?: unknown }).severity === 'PANIC') this.#panic = error
        const reason = this.isBroken ? 'stopped' : reasonOf(error)
        throw reason ? new DatabaseUnavailable(reason, error) : error
      }
    })
  }

  /** Kysely waits until its work has begun, for ever if BEGIN fails: then the work begins too, and each of its statements fails. */
  override async transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    let hasBegun = false
    try {
      return await super.transaction(trx => {
        hasBegun = true
        return work(trx)
      })
    } catch (error) {
      const fail = () => Promise.reject(error)
      if (!hasBegun) await work({ query: fail, sql: fail, exec: fail, rollback: fail, listen: fail, closed: true })
      throw error
    }
  }

  /** A failing script with its own BEGIN would leave an aborted transaction on the only connection. */
  override _runExclusiveTransaction<T>(operation: () => Promise<T>): Promise<T> {
    return super._runExclusiveTransaction(async () => {
      try {
        return await operation()
      } finally {
        if (this.isInTransaction() && !this.isBroken) await this.execProtocol(protocol.serialize.query('ROLLBACK'))
      }
    })
  }
}

/**
 * Without `-F` and with this method PostgreSQL calls fsync at every commit; fdatasync is a stub in PGlite. Its 128 MB of buffers would hold a
 * second copy of what the system has cached.
 */
const durableStart = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
]

/**
 * Opens or creates the database in `<dataDir>/database`. The caller holds the directory's lock.
 * @throws DatabaseDamaged if the database was lost or cannot be opened; nothing is created then.
 */
export async function openPgliteDirectory(dataDir: string): Promise<FairPglite> {
  const directory = databaseIn(dataDir)
  await finishReplacing(dataDir)
  if (findDatabase(dataDir) === 'none') {
    if (existsSync(directory)) await rmdir(directory)
    await createDirectoryAtomically(directory, createIn)
  }
  const pglite = await openExisting(dataDir)
  await markInstallation(dataDir)
  return pglite
}

const createIn = async (draft: string) => (await start({ fs: new DurableFiles(draft) })).close()

async function openExisting(dataDir: string): Promise<FairPglite> {
  const said: string[] = []
  const hear = (text: string) => {
    said.push(text)
    return false
  }
  try {
    const fs = new DurableFiles(databaseIn(dataDir))
    const pglite = await start({ fs, startParams: durableStart, onStdout: hear, onStderr: hear })
    await requireTables(pglite, dataDir)
    return pglite
  } catch (error) {
    throw error instanceof DatabaseDamaged ? error : startFailed(dataDir, said, error)
  }
}

/** Remembers, beside the database, that there is one. */
async function markInstallation(dataDir: string): Promise<void> {
  const mark = markIn(dataDir)
  if (existsSync(mark)) return
  await writeFile(mark, `${JSON.stringify({ databaseSince: new Date().toISOString() })}\n`, { flush: true })
}

/** Small buffers and log segments: the defaults (128 MB, 16 MB) dominate the cost of opening an in-memory database. */
const smallStart = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
}

/** An in-memory database for tests; `dump` comes from `dumpDataDir`. */
export function openPgliteMemory(dump?: Blob): Promise<FairPglite> {
  return start({ dataDir: 'memory://', ...smallStart, ...(dump && { loadDataDir: dump }) })
}

async function start(options: PGliteOptions): Promise<FairPglite> {
  const pglite = new FairPglite({ ...options, parsers: typeParsers, extensions: { pg_trgm } })
  await pglite.waitReady
  return pglite
}

type Stream = { nfd: number }
type FileModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; tryFSOperation(operation: () => void): void }
}

/** Files on disk with a working fsync: PGlite's own adapter reports success and does nothing. */
class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = ({ NODEFS }: FileModule) => {
      NODEFS.stream_ops.fsync = stream => {
        NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync as never] } }
  }
}

/**
 * Creates a directory atomically: `fill` writes to a draft, everything is flushed, then the draft is renamed. The next start
 * deletes a draft that a crash left behind.
 */
async function createDirectoryAtomically(directory: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${directory}.draft`
  await rm(draft, { recursive: true, force: true })
  await fill(draft)
  for (const entry of await readdir(draft, { recursive: true })) await flush(join(draft, entry))
  await flush(draft)
  await rename(draft, directory)
  await flush(dirname(directory))
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  // Windows cannot flush files opened for reading, nor directories; its rename is journaled.
  if (process.platform !== 'win32') await file.sync()
  await file.close()
}

const complete = (dataDir: string) => `${databaseIn(dataDir)}.restored`

/**
 * Replaces the database, if there is one, by what `fill` writes to a new one. Until that is complete and flushed nothing changes;
 * a crash during the exchange itself is made good by the next start. Returns where the former database now is, or null. The
 * caller holds the directory's lock and has no database open.
 */
export async function replaceDatabase(
  dataDir: string,
  fill: (pglite: FairPglite) => Promise<void>,
): Promise<string | null> {
  const directory = databaseIn(dataDir)
  await rm(complete(dataDir), { recursive: true, force: true })
  await createDirectoryAtomically(complete(dataDir), async draft => {
    await createIn(draft)
    const pglite = await start({ fs: new NodeFS(draft) })
    try {
      await fill(pglite)
    } finally {
      await pglite.close()
    }
  })
  const former = `${directory}.before-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`
  const isThere = existsSync(directory)
  if (isThere) await rename(directory, former)
  await finishReplacing(dataDir)
  await markInstallation(dataDir)
  return isThere ? former : null
}

async function finishReplacing(dataDir: string): Promise<void> {
  if (existsSync(databaseIn(dataDir)) || !existsSync(complete(dataDir))) return
  await rename(complete(dataDir), databaseIn(dataDir))
  await flush(dataDir)
}

/**
 * A copy of an open database, as it is between two statements, opened as a database of its own: reading all of it does not keep
 * others from the only connection. `close` deletes the copy; the next one deletes a copy that a crash left behind.
 */
export async function openCopy(
  pglite: PGlite,
  dataDir: string,
): Promise<{ pglite: FairPglite; close: () => Promise<void> }> {
  const place = `${databaseIn(dataDir)}.copy`
  const remove = () => rm(place, { recursive: true, force: true })
  await remove()
  try {
    // What is committed is in the log, from which PostgreSQL recovers, as after a crash.
    await pglite.runExclusive(() =>
      cp(databaseIn(dataDir), place, { recursive: true, mode: constants.COPYFILE_FICLONE }),
    )
    const copy = await start({ fs: new NodeFS(place), startParams: smallStart.startParams })
    return { pglite: copy, close: () => copy.close().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
