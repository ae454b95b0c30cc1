import { invitationLimits } from '../../contracts/invitations.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db, Trx } from '../platform/context.ts'
import { sha256, type Vault } from '../platform/vault.ts'
import { insertLink } from './create.ts'
import type { InvitationKind } from './kind.ts'
import { linkUrl } from './row.ts'

/**
 * Makes a link of an invitation for the site that shows it inside its pages. The site has it too: it opens nothing without the code that goes to the person
 * asked, and ends in minutes unless that was entered.
 */
export async function createEmbeddedLink(
  { vault, config }: { vault: Vault; config: Config },
  trx: Trx,
  kind: InvitationKind,
  { invitationId, origin }: { invitationId: string; origin: string },
): Promise<{ url: string; expiresAt: Date }> {
  const expiresAt = new Date(Date.now() + invitationLimits.embedMs)
  const { token } = await insertLink(vault, trx, kind, invitationId, { framedBy: origin, expiresAt })
  return { url: linkUrl(config, kind.path, token), expiresAt }
}

/** Whoever has entered the code has time to read. */
export const prolongEmbedding = (db: Db | Trx, linkId: string) =>
  db
    .updateTable('invitation_links')
    .set({ expires_at: new Date(Date.now() + invitationLimits.embeddedMs) })
    .where('id', '=', linkId)
    .execute()

/** The one site that may show the pages of a link inside its own, also once the link has ended; null for any other link. */
export async function framedBy(db: Db, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('invitation_links')
    .select('framed_by')
    .where('hash', '=', sha256(token))
    .executeTakeFirst()
  return row?.framed_by ?? null
}
