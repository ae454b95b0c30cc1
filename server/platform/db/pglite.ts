import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions, protocol } from '@electric-sql/pglite'
import { createDirectoryAtomically, DurableFiles } from './pgliteFiles.ts'
import { typeParsers } from './typeParsers.ts'

/** PGlite runs inside the event loop: this one lets the loop turn before each operation, and never leaves a transaction open. */
export class FairPglite extends PGlite {
  /** One operation per turn: unqueued, they starve every timer and socket (measured: p99 of a ping 154 ms against 12 ms). */
  override _runExclusiveQuery<T>(operation: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await nextTurn()
      return operation()
    })
  }

  /** A script with its own BEGIN that fails would leave its aborted transaction to whoever comes next on the only connection. */
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

/** Without `-F` and with this method PostgreSQL calls fsync at every commit; fdatasync is a stub in PGlite. */
const durableStart = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** Opens, creating it if need be, the database in `<dataDir>/database`. The caller holds the directory's lock. */
export async function openPgliteDirectory(dataDir: string): Promise<FairPglite> {
  const directory = join(dataDir, 'database')
  await createDirectoryAtomically(directory, async draft => (await start({ fs: new DurableFiles(draft) })).close())
  return start({ fs: new DurableFiles(directory), startParams: durableStart })
}

/** The usual 128 MB of buffers and 16 MB a log segment are what opening a database in memory mostly costs. */
const smallStart = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
}

/** A database in memory, for tests; `dump` is what `dumpDataDir` gave. */
export function openPgliteMemory(dump?: Blob): Promise<FairPglite> {
  return start({ dataDir: 'memory://', ...smallStart, ...(dump && { loadDataDir: dump }) })
}

async function start(options: PGliteOptions): Promise<FairPglite> {
  const pglite = new FairPglite({ ...options, parsers: typeParsers })
  await pglite.waitReady
  return pglite
}
