import { boot } from '../../../server/app/boot.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { seed } from '../../../server/seed/seed.ts'
import { sandboxSize, smallestSize } from '../../../server/seed/size.ts'

/**
 * `seedOnce.ts <databaseUrl> [dataDir] [step]`: seeds as a sandbox node does at startup; prints whether it did. With a step, the smallest
 * seed prints that step's name and waits there to be killed; `-` stands for no step.
 */
const [DATABASE_URL = '', DATA_DIR = '', stopAt] = process.argv.slice(2)
const { seedContext, close } = await boot(readConfig({ DATABASE_URL, DATA_DIR, LOG_LEVEL: 'silent' }))
const size = stopAt ? smallestSize : sandboxSize
const onStep = async (name: string) => {
  if (name !== stopAt) return
  process.stdout.write(`${name}\n`)
  await new Promise(() => setInterval(() => {}, 1_000))
}
process.stdout.write(`${await seed(seedContext, { size, onStep })}\n`)
await close()
