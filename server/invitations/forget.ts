import type { Db } from '../platform/context.ts'
import type { InvitationKind } from './kind.ts'

/** Deletes invitations of kinds that are not kept, with their links and trails. */
export async function forgetInvitations(db: Db, kinds: readonly InvitationKind[]): Promise<void> {
  for (const { name, forgetAfterMs } of kinds)
    if (forgetAfterMs !== undefined)
      await db
        .deleteFrom('invitations')
        .where('kind', '=', name)
        .where('expires_at', '<', new Date(Date.now() - forgetAfterMs).toISOString())
        .execute()
}
