import type { Config } from '../platform/config/config.ts'
import type { Context } from '../platform/context.ts'
import { withAdvisoryLock } from '../platform/db/advisoryLock.ts'
import { discardUnfinished } from './discard.ts'
import { readProgress, recordBegun, recordDone } from './progress.ts'
import { type SeedSize, sandboxSize } from './size.ts'
import { type SeedRun, seedSteps, stepsWithoutTrace } from './steps.ts'

/** Arbitrary but unique: the advisory lock that a seeding process holds. */
const LOCK = 7_283_463

/** True when the database is on this machine: embedded, behind a socket, or at a loopback address. */
export function isLocal({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>): boolean {
  if (!DATABASE_URL) return true
  const { hostname, searchParams } = new URL(DATABASE_URL)
  const host = searchParams.get('host') ?? hostname
  return ['', 'localhost', '127.0.0.1', '[::1]', '::1'].includes(host) || host.startsWith('/')
}

interface Options {
  size?: SeedSize
  now?: Date
  /** Called before each step with its name. */
  onStep?: (name: string) => unknown
}

/**
 * Fills the sandbox once, however many processes start at once: one seeds, and the others wait until it is done, so that no server
 * works on half a sandbox. What an interrupted seed has left is discarded and seeded again. Returns whether this process did
 * anything. Throws on a database that is not local, and in production mode.
 */
export async function seed(ctx: Context, options: Options = {}): Promise<boolean> {
  if (ctx.config.production) throw new Error('Seeds are for the sandbox: APP_MODE is production.')
  if (!isLocal(ctx.config)) throw new Error('Seeds are for a database on this machine: DATABASE_URL names another one.')
  return oneAtATime(ctx, () => seedOrComplete(ctx, options))
}

const queues = new WeakMap<Context['db'], Promise<unknown>>()

/** The embedded database belongs to this process alone, and has one connection only, which a lock of its own would keep. */
function oneAtATime(ctx: Context, work: () => Promise<boolean>): Promise<boolean> {
  const locked = () => (ctx.config.DATABASE_URL ? withAdvisoryLock(ctx.db, LOCK, work) : work())
  const turn = (queues.get(ctx.db) ?? Promise.resolve()).then(locked, locked)
  queues.set(ctx.db, turn)
  return turn
}

async function seedOrComplete(ctx: Context, { size = sandboxSize, now = new Date(), onStep }: Options) {
  const run: SeedRun = { size, now, monitored: [] }
  const progress = await readProgress(ctx.db)
  if (progress === 'whole') return false
  if (progress === 'partly') return completeOlder(ctx, run)
  if (progress === 'begun') await discardUnfinished(ctx)
  await recordBegun(ctx.db)
  for (const step of seedSteps) {
    await onStep?.(step.name)
    await step.run(ctx, run)
  }
  await onStep?.('done')
  await recordDone(ctx.db)
  return true
}

/**
 * Earlier versions said that they were done after the first step, and served what an interrupted start had left. People may have used
 * it since, so the steps that have never run are added to it, once.
 */
async function completeOlder(ctx: Context, run: SeedRun): Promise<boolean> {
  const missing = await stepsWithoutTrace(ctx.db)
  for (const step of missing) {
    try {
      await step.run(ctx, run)
    } catch (error) {
      ctx.log.warn({ err: error, step: step.name }, 'this part of the sandbox could not be added')
    }
  }
  await recordDone(ctx.db)
  return missing.length > 0
}
