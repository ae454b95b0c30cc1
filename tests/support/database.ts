import { openAsBlob } from 'node:fs'
import { afterAll, inject } from 'vitest'
import { connect, type Database, overPglite } from '../../server/platform/db/connect.ts'
import { openPgliteMemory } from '../../server/platform/db/pglite.ts'
import { createDatabase, databaseName, leaveDatabase, serverUrl } from './databaseTemplate.ts'

/**
 * A migrated database of this test file's own, on the backend under test; it goes away after the file.
 * Call it at the top of the file: `const { db } = await testDatabase()`.
 */
export async function testDatabase(): Promise<Database> {
  const template = inject('databaseTemplate')
  if (template.kind === 'postgres') return copyOnServer(template.name)
  const database = overPglite(await openPgliteMemory(await openAsBlob(template.dump)))
  afterAll(database.close)
  return database
}

async function copyOnServer(template: string): Promise<Database> {
  const name = databaseName()
  await createDatabase(name, template)
  const database = await connect({ databaseUrl: serverUrl(name), dataDir: '' })
  afterAll(async () => {
    await database.close()
    await leaveDatabase(name)
  })
  return database
}
