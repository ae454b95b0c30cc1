import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { createRawStore } from '../objectStorage/create.ts'

/** The object store as backups read and write it: the files as they lie there, sealed; their keys are in the database. */
export interface StoredFiles {
  /** The names of all files, in no particular order; those that come or go meanwhile may be listed or not. */
  list(): AsyncIterable<string>
  /** Throws `not_found`. */
  get(id: string): Promise<Readable>
  /** Writes a file whole or not at all. */
  put(id: string, content: Readable): Promise<unknown>
}

/** The configured store. */
export function createStoredFiles(config: Config, log: Logger): StoredFiles {
  const raw = createRawStore(config, log)
  return {
    list: () => raw.list(),
    get: name => raw.get(name),
    put: (name, content) => raw.put(name, content),
  }
}
