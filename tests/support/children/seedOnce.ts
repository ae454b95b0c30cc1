import { boot } from '../../../server/app/boot.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { seed } from '../../../server/seed/seed.ts'

/** `seedOnce.ts <databaseUrl>`: seeds as a sandbox node does at startup; prints whether it did. */
const { context, close } = await boot(readConfig({ DATABASE_URL: process.argv[2], LOG_LEVEL: 'silent' }))
process.stdout.write(`${await seed(context)}\n`)
await close()
