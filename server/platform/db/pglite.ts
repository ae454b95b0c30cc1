import { existsSync, fsyncSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions, type postgresMod, protocol } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { typeParsers } from './typeParsers.ts'

/** PGlite runs inside the event loop. This subclass yields before each operation and never leaves a transaction open. */
class FairPglite extends PGlite {
  /**
   * One operation per turn of the event loop: otherwise they starve every timer and socket (measured: p99 of a ping 154 ms
   * instead of 12 ms).
   */
  override _runExclusiveQuery<T>(operation: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await nextTurn()
      return operation()
    })
  }

  /** A failing script with its own BEGIN would leave an aborted transaction on the only connection. */
  override _runExclusiveTransaction<T>(operation: () => Promise<T>): Promise<T> {
    return super._runExclusiveTransaction(async () => {
      try {
        return await operation()
      } finally {
        if (this.isInTransaction()) await this.execProtocol(protocol.serialize.query('ROLLBACK'))
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

/** Opens or creates the database in `<dataDir>/database`. The caller holds the directory's lock. */
export async function openPgliteDirectory(dataDir: string): Promise<FairPglite> {
  const directory = join(dataDir, 'database')
  await createDirectoryAtomically(directory, async draft => (await start({ fs: new DurableFiles(draft) })).close())
  return start({ fs: new DurableFiles(directory), startParams: durableStart })
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
 * deletes a draft that a crash left behind. Does nothing if the directory exists.
 */
async function createDirectoryAtomically(directory: string, fill: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(directory)) return
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
