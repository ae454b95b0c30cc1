import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasRoom } from '../platform/db/diskRoom.ts'
import { isMigrated } from '../platform/db/migrate.ts'
import { DatabaseUnavailable } from '../platform/db/unavailable.ts'
import type { HttpContext } from '../platform/http/types.ts'

const TIMEOUT_MS = 2_000
/** A disk whose small files still fit may refuse larger ones: a failure of a request counts for so long. */
const REMEMBERED_MS = 30_000
const PROBE_BYTES = 64 * 1024

const texts = {
  database: 'The database is not responding.',
  stopped: 'The embedded database has stopped. Restart the server.',
  migrations: 'The database has not been migrated.',
  databaseDisk: 'The database has no disk space left.',
  disk: 'DATA_DIR cannot be written: its disk is full or read-only.',
}
type Trouble = keyof typeof texts

/** Returns a function that looks for what keeps this node from serving requests; calls at the same time share one look. */
export function createReadiness(ctx: HttpContext): () => Promise<string[]> {
  let looking: Promise<string[]> | undefined
  const look = async () => {
    const found = await Promise.all([databaseTrouble(ctx), diskTrouble(ctx)])
    return [...new Set(found.flatMap(trouble => trouble ?? []))].map(trouble => texts[trouble])
  }
  return () => (looking ??= look().finally(() => (looking = undefined)))
}

async function databaseTrouble(ctx: HttpContext): Promise<Trouble | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<Trouble>()
  const timer = setTimeout(() => resolve('database'), TIMEOUT_MS)
  const answer = isMigrated(ctx).then(
    migrated => (migrated ? recentTrouble(ctx) : 'migrations'),
    (error: unknown) => {
      ctx.log.warn({ err: error }, 'not ready')
      return reasonIn(error)
    },
  )
  const trouble = await Promise.race([answer, late])
  clearTimeout(timer)
  return trouble
}

/** Reads succeed while the database has no room to write. */
const recentTrouble = ({ fullDisks }: HttpContext): Trouble | undefined =>
  fullDisks.since('database', REMEMBERED_MS) ? 'databaseDisk' : undefined

/** SQLSTATE of a table that does not exist. */
const NO_TABLE = '42P01'

function reasonIn(error: unknown): Trouble {
  if (error instanceof DatabaseUnavailable)
    return ({ connection: 'database', disk: 'databaseDisk', stopped: 'stopped' } as const)[error.reason]
  return (error as { code?: unknown }).code === NO_TABLE ? 'migrations' : 'database'
}

/** Writes a small file where this node keeps its own. */
async function diskTrouble({ config, fullDisks, log }: HttpContext): Promise<Trouble | undefined> {
  if (config.DATABASE_URL && config.OBJECT_STORE === 's3') return undefined
  if (fullDisks.since('files', REMEMBERED_MS)) return 'disk'
  const place = join(config.DATA_DIR, `.probe-${process.pid}`)
  try {
    // A node on PostgreSQL makes it with its first file.
    await mkdir(config.DATA_DIR, { recursive: true })
    if (!config.DATABASE_URL && !hasRoom(config.DATA_DIR)) return 'disk'
    const file = await open(place, 'w')
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES))
    } finally {
      await file.close()
      await rm(place, { force: true })
    }
    return undefined
  } catch (error) {
    log.warn({ err: error }, 'DATA_DIR cannot be written')
    return 'disk'
  }
}
