import { type VideoKycSettings, videoKycSettings } from '../../contracts/cases/videoKyc/settings.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { videoSettingsOf } from '../steps/kinds/video/settings.ts'

type Owner = Scope<CustomerActor>

export async function readSettings({ db, vault }: Pick<Context, 'db' | 'vault'>, { actor: { userId } }: Owner) {
  const sealed = await db.selectFrom('video_kyc_settings').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const row = sealed && openRow(vault, 'video_kyc_settings', sealed)
  return {
    settings: await videoSettingsOf(db, userId),
    changedBy: row?.changed_by ?? null,
    changedAt: row?.changed_at ?? null,
  }
}

/** For sessions that begin from now on; those before keep theirs. */
export async function saveSettings(ctx: Context, scope: Owner, given: VideoKycSettings) {
  const { userId, name } = scope.actor
  const settings = videoKycSettings.parse(given)
  await ctx.db.transaction().execute(async trx => {
    const before = await videoSettingsOf(trx, userId)
    const row = { user_id: userId, settings: JSON.stringify(settings), changed_by: name }
    const values = sealRow(ctx.vault, 'video_kyc_settings', row)
    await trx.deleteFrom('video_kyc_settings').where('user_id', '=', userId).execute()
    await trx.insertInto('video_kyc_settings').values(values).execute()
    await audit(trx, scope, { action: 'videoKyc.settingsChanged', subject: userId, data: { before, after: settings } })
  })
  return readSettings(ctx, scope)
}
