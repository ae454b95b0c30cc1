import type { StoredFiles } from '../../../server/platform/backup/storedFiles.ts'
import { writeBackup } from '../../../server/platform/backup/write.ts'
import { SANDBOX_SECRET } from '../../../server/platform/config/environment.ts'
import { connect } from '../../../server/platform/db/connect.ts'
import { newId } from '../../../server/platform/identity/ids.ts'

/**
 * `backUpUntilKilled.ts <directory> <dataDir> [databaseUrl]`: writes a backup with a file that never ends, and prints a line when
 * it has written part of it.
 */
const [directory = '', dataDir = '', databaseUrl] = process.argv.slice(2)
async function* endless() {
  for (let number = 0; number < 20; number++) yield Buffer.alloc(100_000, Math.random().toString())
  process.stdout.write('writing\n')
  await new Promise(() => setInterval(() => {}, 1_000))
}
const files = {
  async *list() {
    yield newId('obj')
  },
  get: async () => endless(),
} as unknown as StoredFiles
const database = await connect({ dataDir, databaseUrl })
const secrets = { SECRET_KEY: SANDBOX_SECRET, SECRET_KEY_OLD: undefined, BACKUP_KEY: undefined }
await writeBackup(database, { files, secrets }, { directory, keep: 1 })
