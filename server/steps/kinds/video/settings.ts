import {
  usualVideoKycSettings,
  type VideoKycSettings,
  videoKycSettings,
} from '../../../../contracts/cases/videoKyc/settings.ts'
import type { Db, Trx } from '../../../platform/context.ts'

/** What an account demands of sessions that begin now. */
export async function videoSettingsOf(db: Db | Trx, userId: string): Promise<VideoKycSettings> {
  const row = await db
    .selectFrom('video_kyc_settings')
    .select('settings')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? videoKycSettings.parse(row.settings) : usualVideoKycSettings
}
