import type { z } from 'zod'
import type { staffMember } from '../../../contracts/resources/staffMember.ts'
import { assertAhead, hasEnded } from '../../people/accounts/accessEnd.ts'
import { hasAnyFactor } from '../../people/accounts/secondFactor/factors.ts'
import { announceToSuperAdmins, type StaffNews } from '../../people/accounts/staff/announce.ts'
import {
  assertNotSelf,
  changeRole,
  givesMore,
  lockMember,
  resetMemberSecondFactor,
  setMemberActive,
} from '../../people/staff/change.ts'
import { emailTaken, inviteMember, limitMails } from '../../people/staff/invite.ts'
import { assertApprovable, needsSecondSuperAdmin } from '../../people/staff/secondPerson.ts'
import { requireRoleToGive } from '../../platform/access/roles.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Proposals } from './proposals.ts'
import { propose } from './propose.ts'

type Staff = Scope<AdminActor>
type StaffKind = 'staffInvitation' | 'staffRole' | 'staffEnabling' | 'secondFactorReset' | 'roleRights'

interface StaffProposal<Kind extends StaffKind> {
  kind: Kind
  change: Proposals[Kind]
  reason: string
}

/**
 * Asks a second super-admin for a change of staff, where there is one, and tells them all. Returns the id of a request that waits, or
 * null if the caller may make the change alone. Throws `conflict` if nobody could approve it, or if the same waits already.
 */
export async function askSecond<Kind extends StaffKind>(
  ctx: Context,
  trx: Trx,
  scope: Staff,
  { kind, change, reason }: StaffProposal<Kind>,
): Promise<string | null> {
  const { actor } = scope
  const isNeeded = await needsSecondSuperAdmin(trx, actor.adminId)
  if (isNeeded) await assertApprovable(trx, scope, 'adminId' in change ? change.adminId : null)
  const id = newId('apr')
  const state = await propose(ctx, trx, scope, { id, kind, change, reason, stakePaise: 0, always: isNeeded })
  if (state === 'direct') return null
  const { name: member } = change
  const role = 'role' in change && { role: change.role }
  const until = 'until' in change && change.until != null && { until: change.until }
  const news: StaffNews = { what: kind, stage: 'asked', member, ...role, ...until, by: actor.name, reason }
  await announceToSuperAdmins(ctx, trx, news)
  return id
}

/** Invites a member of staff. Throws `conflict` for an existing e-mail, `too_many_requests`, and as `askSecond` does. */
export async function invite(
  ctx: Context,
  scope: Staff,
  { reason, ...change }: z.output<NonNullable<typeof staffMember.create>>,
) {
  await limitMails(ctx, scope)
  return ctx.db.transaction().execute(async trx => {
    await lockMember(trx, scope, scope.actor.adminId)
    const known = trx
      .selectFrom('admins')
      .select('id')
      .where(eb => eb.fn('lower', ['email']), '=', change.email)
    if (await known.executeTakeFirst()) throw emailTaken(scope)
    await requireRoleToGive(trx, scope, 'role', change.role)
    assertAhead(scope.locale, change.until)
    const approvalId = await askSecond(ctx, trx, scope, { kind: 'staffInvitation', change, reason })
    if (approvalId) return { id: approvalId, approvalId }
    return { id: await inviteMember(ctx, trx, scope, { ...change, reason, maker: scope.actor }), approvalId }
  })
}

/**
 * Gives a role that permits more, or for longer, with a second super-admin; one that only takes away at once. Throws `bad_request` for an unknown role,
 * `not_found`, `conflict` for oneself, and as `askSecond` does.
 */
export function askForRole(
  ctx: Context,
  scope: Staff,
  adminId: string,
  { role, until = null, reason }: { role: string; until?: string | null | undefined; reason: string },
) {
  return change(ctx, scope, adminId, async (trx, member) => {
    const change = { adminId, name: member.name, role, until }
    if (until !== member.access_until) assertAhead(scope.locale, until)
    const isRaised = await givesMore(trx, scope, member, { role, until })
    const approvalId = isRaised ? await askSecond(ctx, trx, scope, { kind: 'staffRole', change, reason }) : null
    if (approvalId === null) await changeRole(ctx, trx, scope, { ...change, reason, maker: scope.actor })
    return approvalId
  })
}

/** Enables a member with a second super-admin; disables one at once. Throws as `askForRole` does. */
export function askForActive(
  ctx: Context,
  scope: Staff,
  adminId: string,
  { active, reason }: { active: boolean; reason: string },
) {
  return change(ctx, scope, adminId, async (trx, member) => {
    const change = { adminId, name: member.name, role: member.role }
    const isEnabled = active && !member.is_active
    if (isEnabled && hasEnded(member.access_until))
      throw new Problem('conflict', translate(scope.locale, 'staff.accessEnded'))
    const request = { kind: 'staffEnabling', change, reason } as const
    const approvalId = isEnabled ? await askSecond(ctx, trx, scope, request) : null
    if (approvalId === null) await setMemberActive(ctx, trx, scope, { adminId, active, reason, maker: scope.actor })
    return approvalId
  })
}

/** Resets a member's second factor with a second super-admin. Throws `not_found`, also if it is off, and as `askForRole` does. */
export function askForReset(ctx: Context, scope: Staff, adminId: string, reason: string) {
  return change(ctx, scope, adminId, async (trx, member) => {
    const change = { adminId, name: member.name }
    if (!(await hasAnyFactor(trx, { adminId })))
      throw new Problem('not_found', translate(scope.locale, 'secondFactor.notOn'))
    const approvalId = await askSecond(ctx, trx, scope, { kind: 'secondFactorReset', change, reason })
    if (approvalId === null) await resetMemberSecondFactor(ctx, trx, scope, { ...change, reason, maker: scope.actor })
    return approvalId
  })
}

type Member = Awaited<ReturnType<typeof lockMember>>

async function change(
  ctx: Context,
  scope: Staff,
  adminId: string,
  work: (trx: Trx, member: Member) => Promise<string | null>,
) {
  assertNotSelf(scope, adminId)
  const approvalId = await ctx.db
    .transaction()
    // The lock keeps two super-admins from removing each other, and from asking at the same time.
    .execute(async trx => work(trx, await lockMember(trx, scope, adminId)))
  return { done: approvalId === null, approvalId }
}
