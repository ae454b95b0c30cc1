import type { z } from 'zod'
import type { startSupportView } from '../../../contracts/calls/supportViews.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { startSession } from '../accounts/sessions.ts'
import { openViews } from './views.ts'

type Wanted = z.output<NonNullable<typeof startSupportView.body>>

/**
 * Starts a session of the customer that can only read, and tells the account's holder. Throws `not_found`, and `conflict` if the customer is deactivated or has turned
 * these views off, or if this member of staff has one open.
 */
export function startView(
  ctx: Context,
  scope: Scope<AdminActor>,
  userId: string,
  { reason, minutes }: Wanted,
  userAgent: string | undefined,
) {
  return ctx.db.transaction().execute(async trx => {
    const stored = await trx
      .selectFrom('users')
      .select(['id', 'email', 'locale', 'is_active', 'support_views_allowed'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!stored) throw notFound('customer')
    const refuse = (why: 'deactivated' | 'turnedOff' | 'open') =>
      new Problem('conflict', translate(scope.locale, `supportViews.${why}`))
    if (!stored.is_active) throw refuse('deactivated')
    if (!stored.support_views_allowed) throw refuse('turnedOff')
    const own = openViews(trx, userId).select('view.id').where('view.admin_id', '=', scope.actor.adminId)
    if (await own.executeTakeFirst()) throw refuse('open')

    const holder = { audience: 'customer', userId, subUserId: null, adminId: null, role: 'customer' } as const
    const { session, ...tokens } = await startSession(ctx, trx, holder, { ip: scope.ip, userAgent })
    const until = new Date(Date.now() + minutes * 60_000)
    await trx.updateTable('sessions').set({ expires_at: until }).where('id', '=', session).execute()
    const id = newId('svw')
    const view = { id, user_id: userId, admin_id: scope.actor.adminId, session_id: session, reason, ends_at: until }
    await trx.insertInto('support_views').values(view).execute()
    await audit(trx, scope, { action: 'supportView.started', subject: id, userId, reason, data: { minutes } })

    const { email } = openRow(ctx.vault, 'users', { id: userId, email: stored.email })
    const locale = stored.locale as Locale
    const words = { brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL, minutes, reason }
    const subject = translate(locale, 'supportViews.mail.subject', words)
    const text = translate(locale, 'supportViews.mail.text', words)
    await ctx.channels.send(trx, { channel: 'email', to: email, subject, text })
    return { id, ...tokens, until: until.toISOString() }
  })
}
