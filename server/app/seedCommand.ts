import { readConfig } from '../platform/config/config.ts'
import { seed } from '../seed/seed.ts'
import { boot } from './boot.ts'

/** `npm run seed`: fills the sandbox database, once. */
const { context, close } = await boot(readConfig())
try {
  console.log((await seed(context)) ? 'The sandbox is seeded.' : 'The sandbox was seeded before; nothing has changed.')
} finally {
  await close()
}
