import { restoreBackup } from '../../../server/platform/backup/restore.ts'
import type { StoredFiles } from '../../../server/platform/backup/storedFiles.ts'
import { readConfig } from '../../../server/platform/config/config.ts'

/**
 * `restoreUntilKilled.ts <backup> <replace> <dataDir> [databaseUrl]`: restores all tables, prints a line, and never finishes the
 * first file.
 */
const [path = '', replace = '', DATA_DIR = '', DATABASE_URL = ''] = process.argv.slice(2)
const files = {
  get: () => Promise.reject(new Error('none')),
  put: async () => {
    process.stdout.write('storing\n')
    await new Promise(() => setInterval(() => {}, 1_000))
  },
} as unknown as StoredFiles
const config = readConfig({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' })
await restoreBackup({ path, config, files, replace: replace || undefined, prove: async () => {} })
