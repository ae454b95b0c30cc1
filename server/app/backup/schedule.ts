import { type Kysely, sql } from 'kysely'
import { sendNotice } from '../../people/staff/recipients.ts'
import { type BackupState, readBackupState, writeBackupState } from '../../platform/backup/state.ts'
import { createStoredFiles } from '../../platform/backup/storedFiles.ts'
import { backupDirectory, type WrittenBackup, writeBackup } from '../../platform/backup/write.ts'
import type { Context } from '../../platform/context.ts'
import { type Database, overPglite } from '../../platform/db/connect.ts'
import { openCopy } from '../../platform/db/pglite.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'

const HOUR_MS = 3_600_000
const EVERY_MS = 60_000
/** Arbitrary but the same on every node: the holder of this advisory lock makes the backup. */
const LOCK = 7_283_475

/** Makes a backup whenever one is due, on whichever working node gets the lock. */
export function startBackups(ctx: Context, database: Database): { stop(): Promise<void> } {
  const { BACKUP_EVERY_HOURS } = ctx.config
  if (BACKUP_EVERY_HOURS === undefined) return { stop: async () => {} }
  const stopping = new AbortController()
  const running = runPeriodically(EVERY_MS, 'backup', ctx.log, () => backUpIfDue(ctx, database, stopping.signal), 0)
  return {
    stop: () => {
      stopping.abort()
      return running.stop()
    },
  }
}

/** Returns the backup, or null if none was due or another node makes it. A failure is recorded, logged and announced to staff. */
export async function backUpIfDue(
  ctx: Context,
  database: Database,
  signal?: AbortSignal,
): Promise<WrittenBackup | null> {
  if (!isDue(await readBackupState(ctx.db), ctx.config)) return null
  return underLock(database, async () => {
    if (!isDue(await readBackupState(ctx.db), ctx.config)) return null
    try {
      const made = await backUp(ctx, database, signal)
      await writeBackupState(ctx.db, { madeAt: made.createdAt, bytes: made.bytes, failedAt: null, announcedAt: null })
      const { bytes, missingFiles } = made
      if (missingFiles > 0)
        ctx.log.warn({ bytes, missingFiles }, 'backup made, without files that the store did not have')
      else ctx.log.info({ bytes }, 'backup made')
      return made
    } catch (error) {
      if (signal?.aborted) return null
      ctx.log.error({ err: error }, 'backup failed')
      await recordFailure(ctx)
      return null
    }
  })
}

/** After a failure it is tried again within an hour. */
function isDue({ madeAt, failedAt }: BackupState, { BACKUP_EVERY_HOURS = 0 }: Context['config']): boolean {
  const passed = (at: string | null, ms: number) => at === null || Date.parse(at) + ms <= Date.now()
  return passed(madeAt, BACKUP_EVERY_HOURS * HOUR_MS) && passed(failedAt, HOUR_MS)
}

async function backUp(ctx: Context, database: Database, signal?: AbortSignal): Promise<WrittenBackup> {
  const { config } = ctx
  const parts = { files: createStoredFiles(config, ctx.log), secrets: config }
  const place = { directory: backupDirectory(config), keep: config.BACKUP_KEEP, ...(signal && { signal }) }
  if (database.kind === 'postgres') return writeBackup(database, parts, place)
  const copy = await openCopy(database.pglite, config.DATA_DIR)
  const { db } = overPglite(copy.pglite)
  const closed = { done: false }
  const close = async () => {
    if (closed.done) return
    closed.done = true
    await copy.close()
  }
  try {
    return await writeBackup({ kind: 'pglite', db }, parts, { ...place, snapshotTaken: close })
  } finally {
    await close()
  }
}

/** The embedded database belongs to this process alone, and has no connection to spare. */
function underLock<Result>({ kind, db }: Database, work: () => Promise<Result>): Promise<Result | null> {
  if (kind === 'pglite') return work()
  return db.connection().execute(async connection => {
    if (!(await lock(connection))) return null
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

async function lock(connection: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(connection)
  return rows[0]?.taken ?? false
}

/** Staff are told once a day, because they cannot mend it within an hour. */
async function recordFailure(ctx: Context): Promise<void> {
  const state = await readBackupState(ctx.db)
  const now = new Date().toISOString()
  const isNews = state.announcedAt === null || Date.parse(state.announcedAt) + 24 * HOUR_MS <= Date.now()
  await ctx.db.transaction().execute(async trx => {
    await writeBackupState(trx, { ...state, failedAt: now, announcedAt: isNews ? now : state.announcedAt })
    if (!isNews) return
    const last = state.madeAt ? `The last good one was made at ${state.madeAt}.` : 'There is none yet.'
    await sendNotice(ctx, trx, 'backupFailed', {
      subject: 'A backup failed',
      text: `No backup could be made at ${now}. ${last} The log of the worker has the reason.`,
    })
  })
}
