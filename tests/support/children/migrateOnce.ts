import { connect } from '../../../server/platform/db/connect.ts'
import { migrate } from '../../../server/platform/db/migrate.ts'

/** `migrateOnce.ts <databaseUrl>`: migrates as every node does at startup. */
const database = await connect({ databaseUrl: process.argv[2], dataDir: '' })
await migrate(database)
await database.close()
