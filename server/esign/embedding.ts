import { createEmbeddedLink } from '../invitations/embed.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context } from '../platform/context.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { linkOf } from './link.ts'
import { ownEnvelope, type Sender } from './rows.ts'
import { allowedSites } from './sites.ts'

/**
 * A short-lived address that shows the document inside a page of `origin`, to a recipient who enters a code first. Throws `not_found`, `bad_request` for a site that the account
 * has not allowed, and `conflict` unless the recipient is asked now.
 */
export async function embedRecipient(
  ctx: Context,
  scope: Sender,
  { id, recipient, origin }: { id: string; recipient: string; origin: string },
): Promise<{ url: string; expiresAt: string }> {
  const { actor, locale } = scope
  return ctx.db.transaction().execute(async trx => {
    const { row, recipients } = await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    const asked = recipients.find(one => one.id === recipient)
    if (!asked) throw notFound('recipient')
    if (!(await allowedSites(trx, actor.userId)).includes(origin)) {
      const message = translate(locale, 'esign.siteNotAllowed', { origin })
      throw new Problem('bad_request', message, [{ field: 'origin', message }])
    }
    if (row.state !== 'sent' || asked.state !== 'asked' || asked.invitation_id === null)
      throw new Problem('conflict', translate(locale, 'esign.notAsked'))
    const link = { invitationId: asked.invitation_id, origin }
    const { url, expiresAt } = await createEmbeddedLink(ctx, trx, linkOf(asked), link)
    await audit(trx, scope, { action: 'envelope.embedded', subject: id, data: { recipient, origin } })
    return { url, expiresAt: expiresAt.toISOString() }
  })
}
