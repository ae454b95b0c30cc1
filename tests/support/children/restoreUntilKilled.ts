import { restoreBackup } from '../../../server/platform/backup/restore.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import type { RawStore } from '../../../server/platform/objectStorage/rawStore.ts'

/**
 * `restoreUntilKilled.ts <backup> <replace> <dataDir> [databaseUrl]`: restores all tables, prints a line, and never finishes the
 * first file.
 */
const [path = '', replace = '', DATA_DIR = '', DATABASE_URL = ''] = process.argv.slice(2)
const objects = {
  put: async () => {
    process.stdout.write('storing\n')
    await new Promise(() => setInterval(() => {}, 1_000))
  },
} as unknown as RawStore
const config = readConfig({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' })
await restoreBackup({ path, config, objects, replace: replace || undefined, prove: async () => {} })
