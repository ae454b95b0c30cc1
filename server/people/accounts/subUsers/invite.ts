import type { z } from 'zod'
import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import type { subUser } from '../../../../contracts/resources/subUser.ts'
import { answerByLink } from '../../../invitations/answer.ts'
import { createInvitation } from '../../../invitations/create.ts'
import { revokeLinks } from '../../../invitations/withdraw.ts'
import { requireAllLocations } from '../../../platform/access/locations.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../../../platform/access/rateLimit.ts'
import { requireRoleToGive } from '../../../platform/access/roles.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { newId } from '../../../platform/identity/ids.ts'
import type { Message } from '../../../platform/ports/channels.ts'
import { Problem } from '../../../platform/problem.ts'
import { customerName, openName } from '../../../platform/sealing/names.ts'
import { openRow, sealRow } from '../../../platform/sealing/rows.ts'
import { emailIndex } from '../../../platform/searchIndexes.ts'
import { translate } from '../../../platform/translate.ts'
import { assertAhead, lasts } from '../accessEnd.ts'
import { accountByEmail } from '../holders.ts'
import { endsAfter, subUserInvitation } from '../passwordLinks.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { requireAbove } from './change.ts'
import { presentSubUser, subUserColumns } from './list.ts'
import { lockTeam, stillGives } from './team.ts'

type InviteSubUserBody = z.output<NonNullable<typeof subUser.create>>

/**
 * Invites a sub-user by mail. The inviter does not learn whether the address has an account: its holder reads in the mail that it
 * cannot join. Throws `conflict` for an address that has already joined this account, `bad_request` for an unknown role, `forbidden` for one
 * that permits more than the caller's, `too_many_requests`.
 */
export async function inviteSubUser(ctx: Context, scope: Scope<CustomerActor>, input: InviteSubUserBody) {
  const { userId } = scope.actor
  const { identifier } = rateLimitKeys(ctx, 'invite', userId, scope)
  await consumeRateLimitOrThrow(ctx, scope, identifier, limits.invitations)
  const row = await ctx.db.transaction().execute(async trx => {
    await lockTeam(trx, scope)
    // A new member sees every location.
    await requireAllLocations(trx, scope.actor)
    const owner = await trx
      .selectFrom('users')
      .select(customerName.as('name'))
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const { count } = await trx
      .selectFrom('sub_users')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()
    if (count >= limits.subUsers)
      throw new Problem('conflict', translate(scope.locale, 'waysIn.subUsersTooMany', { count: limits.subUsers }))
    await requireRoleToGive(trx, scope, 'access', input.access)
    assertAhead(scope.locale, input.until)
    const taken = (await accountByEmail(ctx, trx, input.email)) !== null
    const earlier = await sameInvitation(ctx, trx, userId, input.email)
    if (earlier) await requireAbove(trx, scope, earlier)
    const created = await trx
      .insertInto('sub_users')
      .values(
        sealRow(ctx.vault, 'sub_users', {
          id: earlier?.id ?? newId('sub'),
          user_id: userId,
          email: input.email,
          first_name: input.firstName,
          last_name: input.lastName,
          access: input.access,
          given_by: scope.actor.subUserId,
          access_until: input.until ?? null,
          until_given_by: scope.actor.subUserId,
          password_hash: null,
          accepted_at: null,
        }),
      )
      // Until the invitation is accepted, inviting again sends a new link.
      .onConflict(oc =>
        oc
          .column('id')
          .doUpdateSet(eb => ({
            first_name: eb.ref('excluded.first_name'),
            last_name: eb.ref('excluded.last_name'),
            access: eb.ref('excluded.access'),
            given_by: eb.ref('excluded.given_by'),
            access_until: eb.ref('excluded.access_until'),
            until_given_by: eb.ref('excluded.until_given_by'),
            is_active: true,
          }))
          .where('sub_users.accepted_at', 'is', null),
      )
      .returning(subUserColumns)
      .executeTakeFirst()
    if (!created) throw new Problem('conflict', translate(scope.locale, 'waysIn.subUserJoined'))
    const company = openName(ctx.vault, owner.name)
    await revokeLinks(trx, [subUserInvitation], created.id, 'replaced')
    await createInvitation(ctx, trx, subUserInvitation, {
      subject: created.id,
      userId,
      expiresAt: endsAfter(limits.inviteMs),
      message: url => mail(ctx, scope, { to: input.email, company, url: taken ? null : url }),
    })
    await audit(trx, scope, {
      action: 'subUser.invited',
      subject: created.id,
      data: { access: input.access, until: input.until ?? null },
    })
    return created
  })
  return presentSubUser(ctx.vault, row)
}

/** The row of an earlier invitation, whose id is bound into its sealed values. The account's lock keeps others from inviting. */
const sameInvitation = ({ vault }: Context, trx: Trx, userId: string, email: string) =>
  trx
    .selectFrom('sub_users')
    .select(['id', 'access'])
    .where('user_id', '=', userId)
    .where('email_index', '=', emailIndex(vault, email))
    .executeTakeFirst()

function mail(
  { config }: Context,
  { locale, actor }: Scope<CustomerActor>,
  { to, company, url }: { to: string; company: string; url: string | null },
): Message {
  const params = { brand: config.BRAND_NAME, inviter: actor.name, company }
  const subject = translate(locale, 'waysIn.mail.inviteSubject', params)
  if (url === null)
    return { channel: 'email', to, subject, text: translate(locale, 'waysIn.mail.inviteTakenText', params) }
  return { channel: 'email', to, subject, text: translate(locale, 'waysIn.mail.inviteText', { ...params, url }) }
}

/** Accepts an invitation: 101 for a password that breaks the rules, 102 for a used, expired or disabled link. */
export async function acceptInvitation(ctx: Context, scope: Scope, input: { token: string; password: string }) {
  const { address } = rateLimitKeys(ctx, 'invite-try', '', scope)
  const { perAddress: max, windowMs } = limits.signIns
  await consumeRateLimitOrThrow(ctx, scope, address, { max, windowMs })
  checkNewPassword(scope, input.password)
  const password_hash = await hashPassword(input.password)
  const joined = await ctx.db.transaction().execute(async trx => {
    const link = await answerByLink(ctx, trx, [subUserInvitation], input.token)
    if (!link) return false
    const { subject: subUserId, userId } = link
    const invited = await trx
      .selectFrom('sub_users')
      .select(['id', 'email', 'access', 'given_by'])
      .where('id', '=', subUserId)
      .where('is_active', '=', true)
      .where('accepted_at', 'is', null)
      .where(lasts('sub_users.access_until'))
      .forUpdate()
      .executeTakeFirst()
    // The address may have been registered since the invitation.
    if (!invited || (await accountByEmail(ctx, trx, openRow(ctx.vault, 'sub_users', invited).email))) return false
    // Whoever gave the role may have been disabled since, or have lost it.
    if (invited.given_by !== null && !(await stillGives(trx, invited.given_by, invited.access))) return false
    await trx
      .updateTable('sub_users')
      .set({ password_hash, accepted_at: new Date() })
      .where('id', '=', subUserId)
      .execute()
    await audit(trx, scope, { action: 'subUser.joined', subject: subUserId, userId })
    return true
  })
  const { locale } = scope
  return joined
    ? { code: codes.ok, message: translate(locale, 'waysIn.invitationAccepted') }
    : { code: codes.wrongCredentials, message: translate(locale, 'waysIn.linkWrong') }
}
