import { limits } from '../../../contracts/platform/limits.ts'
import { createInvitation } from '../../invitations/create.ts'
import type { InvitationContext } from '../../invitations/kind.ts'
import { revokeLinks } from '../../invitations/withdraw.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../platform/access/rateLimit.ts'
import { requireRoleToGive } from '../../platform/access/roles.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { assertAhead } from '../accounts/accessEnd.ts'
import { endsAfter, staffPassword, staffPasswords } from '../accounts/passwordLinks.ts'
import { announceToSuperAdmins } from '../accounts/staff/announce.ts'
import { recordStaffChange } from '../accounts/staff/ties.ts'
import { lockMember } from './change.ts'

interface Invitation {
  name: string
  email: string
  role: string
  /** The last day of the access, in India; null or nothing without an end. */
  until?: string | null | undefined
  reason: string
  /** Who asked for it; the caller made it or approved it. */
  maker: AdminActor
}

/**
 * Creates a staff account without a password and mails a link to choose one. Throws `conflict` for an existing e-mail, `bad_request`
 * for an unknown role.
 */
export async function inviteMember(
  ctx: InvitationContext,
  trx: Trx,
  scope: Scope<AdminActor>,
  { name, email, role, until = null, reason, maker }: Invitation,
): Promise<string> {
  await lockMember(trx, scope, scope.actor.adminId, maker)
  await requireRoleToGive(trx, scope, 'role', role)
  assertAhead(scope.locale, until)
  const id = newId('adm')
  const row = await trx
    .insertInto('admins')
    .values({ id, name, email, role, password_hash: null, access_until: until, until_given_by: maker.adminId })
    .onConflict(same => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw emailTaken(scope)
  await mailLink(ctx, trx, { id, email, invited: true })
  await recordStaffChange(trx, { adminId: id, kind: 'invited', madeBy: maker.adminId })
  await audit(trx, scope, { action: 'staff.invited', subject: id, reason, data: { role, until } })
  await announceToSuperAdmins(ctx, trx, {
    what: 'staffInvitation',
    stage: 'done',
    member: `${name} <${email}>`,
    role,
    until,
    by: maker.name,
    reason,
    ...(scope.actor.adminId !== maker.adminId && { decidedBy: scope.actor.name }),
  })
  return id
}

export function emailTaken({ locale }: Pick<Scope, 'locale'>): Problem {
  const message = translate(locale, 'staff.taken')
  return new Problem('conflict', message, [{ field: 'email', message }])
}

/** Throws `not_found`, `conflict` for a disabled member, `too_many_requests`. */
export async function sendLink(ctx: Context, scope: Scope<AdminActor>, id: string, reason: string) {
  await limitMails(ctx, scope)
  return ctx.db.transaction().execute(async trx => {
    const member = await lockMember(trx, scope, id)
    if (!member.is_active) throw new Problem('conflict', translate(scope.locale, 'staff.isDisabled'))
    await mailLink(ctx, trx, { id, email: member.email, invited: member.password_hash === null })
    await audit(trx, scope, { action: 'staff.linkSent', subject: id, reason })
    const news = { what: 'passwordLink', stage: 'done', member: member.name, by: scope.actor.name, reason } as const
    await announceToSuperAdmins(ctx, trx, news)
    return { done: true } as const
  })
}

/** Throws `too_many_requests`. */
export async function limitMails(ctx: Context, scope: Scope<AdminActor>): Promise<void> {
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
async function mailLink(ctx: InvitationContext, trx: Trx, { id, email, invited }: Recipient): Promise<void> {
  const what = invited ? 'invite' : 'reset'
  await revokeLinks(trx, staffPasswords, id, 'replaced')
  await createInvitation(ctx, trx, staffPassword, {
    subject: id,
    userId: null,
    expiresAt: endsAfter(invited ? limits.inviteMs : limits.resetLinkMs),
    message: url => {
      const params = { brand: ctx.config.BRAND_NAME, url }
      const subject = translate('en', `staff.mail.${what}Subject`, params)
      return { channel: 'email', to: email, subject, text: translate('en', `staff.mail.${what}Text`, params) }
    },
  })
}
