import { connect } from '../../../server/platform/db/connect.ts'
import { migrate } from '../../../server/platform/db/migrate.ts'

/** `writeUntilKilled.ts <dataDir> [databaseUrl]`: commits settings 1, 2, 3 … and prints each number after its commit. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)

const database = await connect({ dataDir, databaseUrl }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
await migrate(database)
for (let number = 1; ; number++) {
  await database.db
    .insertInto('settings')
    .values({ key: String(number), value: 'true' })
    .execute()
  process.stdout.write(`${number}\n`)
}
