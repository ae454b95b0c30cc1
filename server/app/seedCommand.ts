import { readConfig } from '../platform/config/config.ts'
import { seed } from '../seed/seed.ts'
import { boot } from './boot.ts'

/** `npm run seed`: fills the sandbox database, once. */
const { seedContext, close } = await boot(readConfig())
try {
  console.log(
    (await seed(seedContext)) ? 'The sandbox is seeded.' : 'The sandbox was seeded before; nothing has changed.',
  )
} finally {
  await close()
}
