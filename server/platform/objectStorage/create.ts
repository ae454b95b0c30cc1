import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { ObjectStore } from '../ports/objectStore.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3/index.ts'

/** The configured store. */
export const createObjectStore = (config: Config, log: Logger): ObjectStore =>
  config.OBJECT_STORE === 's3' ? s3Store(config, log) : diskStore(join(config.DATA_DIR, 'objects'))
