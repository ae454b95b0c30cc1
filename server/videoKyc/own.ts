import { type VideoKycSettings, videoKycSettings } from '../../contracts/cases/videoKyc/settings.ts'
import type { OpenCase } from '../cases/rows.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import type { sessionsOf } from '../steps/kinds/video/session.ts'
import { videoSettingsOf } from '../steps/kinds/video/settings.ts'
import { ownCase } from '../steps/ownCase.ts'

/** A video KYC of the actor's account; of a key, one of its mode. Throws `not_found`, also for another account's and for a case of another product. */
export async function ownVideoKyc(ctx: Context, scope: Scope<CustomerActor | KeyActor>, id: string): Promise<OpenCase> {
  const found = await ownCase(ctx, scope, id)
  if (found.row.product !== 'video-kyc') throw notFound('case')
  return found
}

export type CaseSessions = Awaited<ReturnType<typeof sessionsOf>>

/** The settings that a case has begun with: of its first session, or the account's until there is one. */
export async function settingsOfCase(
  db: Db | Trx,
  { row }: Pick<OpenCase, 'row'>,
  sessions: CaseSessions,
): Promise<VideoKycSettings> {
  const first = sessions.at(-1)
  return first ? videoKycSettings.parse(first.row.settings) : videoSettingsOf(db, row.user_id)
}
