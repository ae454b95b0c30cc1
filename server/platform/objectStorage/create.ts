import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import type { ObjectStore } from '../ports/objectStore.ts'
import { diskStore } from './disk.ts'
import type { RawStore } from './rawStore.ts'
import { s3Store } from './s3/index.ts'
import { sealedStore } from './sealedStore.ts'

/** The configured store. */
export const createObjectStore = (
  config: Config,
  { db, vault, log }: Pick<Context, 'db' | 'vault' | 'log'>,
): ObjectStore => sealedStore({ db, vault, raw: createRawStore(config, log) })

/** What lies below it, for the job that rewrites what earlier versions have stored. */
export const createRawStore = (config: Config, log: Logger): RawStore =>
  config.OBJECT_STORE === 's3' ? s3Store(config, log) : diskStore(join(config.DATA_DIR, 'objects'))
