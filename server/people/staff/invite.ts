import type { z } from 'zod'
import type { inviteStaff } from '../../../contracts/calls/staff.ts'
import { limits } from '../../../contracts/limits.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { rateLimitKeys } from '../../platform/access/rateLimitKeys.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { mailLink } from './links.ts'
import { lockMember } from './lockMember.ts'

type Asked = z.output<NonNullable<typeof inviteStaff.body>>

/** Makes an account without a password and mails the link to choose one. Throws `conflict` for an address of staff, `too_many_requests`. */
export async function inviteMember(ctx: Context, scope: Scope<AdminActor>, { name, email, role, reason }: Asked) {
  await limitMails(ctx, scope)
  return ctx.db.transaction().execute(async trx => {
    await lockMember(trx, scope, scope.actor.adminId)
    const id = newId('adm')
    const made = await trx
      .insertInto('admins')
      .values({ id, name, email, role, password_hash: null })
      .onConflict(same => same.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) {
      const message = translate(scope.locale, 'staff.taken')
      throw new Problem('conflict', message, [{ field: 'email', message }])
    }
    await mailLink(ctx, trx, { id, email, invited: true })
    await audit(trx, scope, { action: 'staff.invited', subject: id, reason, data: { role } })
    return { id }
  })
}

/** Throws `not_found`, `conflict` for somebody who is disabled, `too_many_requests`. */
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
  await consumeRateLimitOrThrow(ctx, scope, identifier, {
    max: limits.otpSends.perAddress,
    windowMs: limits.otpSends.windowMs,
  })
}
