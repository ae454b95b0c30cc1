import { limits } from '../../contracts/platform/limits.ts'
import { deleteExpiredDrafts } from '../checks/drafts/saveDraft.ts'
import { deleteOldRequests } from '../checks/usage/requests.ts'
import { expireRecoveries } from '../people/accounts/staff/recovery.ts'
import type { Context } from '../platform/context.ts'
import { deleteExpiredIdempotencyKeys } from '../platform/http/idempotency.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { deleteAbandonedUploads } from '../platform/objectStorage/receive.ts'
import { discardOldCalls } from '../sources/routing/calls.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Runs hourly: deletes expired rows. No rate limit has a window longer than a day. */
export const startAccountsCleanup = (ctx: Pick<Context, 'db' | 'log'>) =>
  runPeriodically(HOUR_MS, 'tidying', ctx.log, () => cleanUpAccounts(ctx))

export async function cleanUpAccounts({ db }: Pick<Context, 'db'>): Promise<void> {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
  await db.deleteFrom('rate_windows').where('window_start', '<', ago(DAY_MS)).execute()
  const unusedDevice = ago(limits.attempts.deviceDays * DAY_MS)
  await db.deleteFrom('known_devices').where('last_used_at', '<', unusedDevice).execute()
  await db.deleteFrom('otp_codes').where('expires_at', '<', ago(DAY_MS)).execute()
  await db.deleteFrom('aadhaar_requests').where('expires_at', '<', ago(0)).execute()
  await expireRecoveries(db)
  await db.deleteFrom('spent_values').where('expires_at', '<', ago(0)).execute()
  await deleteAbandonedUploads({ db }, ago(DAY_MS))
  await deleteExpiredIdempotencyKeys({ db })
  await deleteOldRequests(db)
  await deleteExpiredDrafts({ db })
  await discardOldCalls({ db })
  await db
    .deleteFrom('messages')
    .where('created_at', '<', ago(7 * DAY_MS))
    .execute()
}
