import type { z } from 'zod'
import { limits } from '../../../contracts/limits.ts'
import type { staffMember } from '../../../contracts/resources/staffMember.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { createLinkToken } from '../accounts/linkTokens.ts'
import { lockMember } from './change.ts'
import { staffLink } from './staffLink.ts'

type Invitation = z.output<NonNullable<typeof staffMember.create>>

/**
 * Creates a staff account without a password and mails a link to choose one. Throws `conflict` for an existing e-mail,
 * `too_many_requests`.
 */
export async function inviteMember(ctx: Context, scope: Scope<AdminActor>, { name, email, role, reason }: Invitation) {
  await limitMails(ctx, scope)
  return ctx.db.transaction().execute(async trx => {
    await lockMember(trx, scope, scope.actor.adminId)
    const id = newId('adm')
    const row = await trx
      .insertInto('admins')
      .values({ id, name, email, role, password_hash: null })
      .onConflict(same => same.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) {
      const message = translate(scope.locale, 'staff.taken')
      throw new Problem('conflict', message, [{ field: 'email', message }])
    }
    await mailLink(ctx, trx, { id, email, invited: true })
    await audit(trx, scope, { action: 'staff.invited', subject: id, reason, data: { role } })
    return { id }
  })
}

/** Throws `not_found`, `conflict` for a disabled member, `too_many_requests`. */
export async function sendLink(ctx: Context, scope: Scope<AdminActor>, id: string, reason: string) {
  await limitMails(ctx, scope)
  return ctx.db.transaction().execute(async trx => {
    const member = await lockMember(trx, scope, id)
    if (!member.is_active) throw new Problem('conflict', translate(scope.locale, 'staff.isDisabled'))
    await mailLink(ctx, trx, { id, email: member.email, invited: member.password_hash === null })
    await audit(trx, scope, { action: 'staff.linkSent', subject: id, reason })
    return { done: true } as const
  })
}

async function limitMails(ctx: Context, scope: Scope<AdminActor>): Promise<void> {
  const { identifier } = rateLimitKeys(ctx, 'staff-mail', scope.actor.adminId, scope)
  await consumeRateLimitOrThrow(ctx, scope, identifier, limits.invitations)
}

interface Recipient {
  id: string
  email: string
  /** The member has no password yet. */
  invited: boolean
}

/** Mails a link to choose a password and invalidates earlier ones. */
async function mailLink(ctx: Context, trx: Trx, { id, email, invited }: Recipient): Promise<void> {
  const life = invited ? limits.inviteMs : limits.resetLinkMs
  const token = await createLinkToken(trx, { purpose: 'reset', adminId: id }, life)
  const params = { brand: ctx.config.BRAND_NAME, url: staffLink(ctx.config, token) }
  const what = invited ? 'invite' : 'reset'
  const subject = translate('en', `staff.mail.${what}Subject`, params)
  await ctx.channels.send(trx, {
    channel: 'email',
    to: email,
    subject,
    text: translate('en', `staff.mail.${what}Text`, params),
  })
}
