import { Gauge } from 'prom-client'
import { z } from 'zod'
import type { Db } from '../context.ts'
import { registry } from '../metrics.ts'

const KEY = 'backup'

/** What is known of the backups of this installation. Times are in ISO format. */
const backupState = z.object({
  /** The last good one. */
  madeAt: z.string().nullable(),
  bytes: z.number().nullable(),
  /** The last attempt that failed, unless a good one came after it. */
  failedAt: z.string().nullable(),
  /** When staff were last told of a failure since the last good one. */
  announcedAt: z.string().nullable(),
})

export type BackupState = z.output<typeof backupState>

export async function readBackupState(db: Db): Promise<BackupState> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  return backupState.safeParse(row?.value).data ?? { madeAt: null, bytes: null, failedAt: null, announcedAt: null }
}

export async function writeBackupState(db: Db, state: BackupState): Promise<void> {
  const value = JSON.stringify(state)
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

const age = new Gauge({
  name: 'backup_age_seconds',
  help: 'Seconds since the last good backup, made by any node or command; absent if there has been none.',
  registers: [registry],
})

const size = new Gauge({ name: 'backup_size_bytes', help: 'Size of the last good backup.', registers: [registry] })

const failing = new Gauge({
  name: 'backup_failing',
  help: '1 if the last attempt to make a backup failed, otherwise 0.',
  registers: [registry],
})

/** Sets the metrics to what the database says. */
export async function observeBackups(db: Db): Promise<void> {
  const { madeAt, bytes, failedAt } = await readBackupState(db)
  if (madeAt === null) age.remove()
  else age.set((Date.now() - Date.parse(madeAt)) / 1000)
  if (bytes === null) size.remove()
  else size.set(bytes)
  failing.set(failedAt === null ? 0 : 1)
}
