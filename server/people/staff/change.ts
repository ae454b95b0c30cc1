import { covers } from '../../../contracts/people/permissions.ts'
import { revokeLinks } from '../../invitations/withdraw.ts'
import { permissionsOf, requireRoleToGive } from '../../platform/access/roles.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { assertAhead, hasEnded, isLater } from '../accounts/accessEnd.ts'
import { staffPasswords } from '../accounts/passwordLinks.ts'
import { removeSecondFactor } from '../accounts/secondFactor/change.ts'
import { revokeSessions } from '../accounts/sessions.ts'
import { forgetIdentity } from '../accounts/sso/identities.ts'
import { announceToSuperAdmins, type StaffNews } from '../accounts/staff/announce.ts'
import { recordStaffChange } from '../accounts/staff/ties.ts'

type Outside = Pick<Context, 'config' | 'channels' | 'vault'>

/** A change of one member, and in whose name it is made: `maker` asked for it, the caller made it or approved it. */
export interface StaffChange {
  adminId: string
  reason: string
  maker: AdminActor
}

/**
 * Changes a role and until when the member has it, and ends the member's sessions. A later end opens an access that has ended again. Throws
 * `not_found`, `bad_request` for an unknown role or a day that has passed, and `conflict` for oneself, which preserves the last super-admin, and
 * where no super-admin without an end would remain.
 */
export async function changeRole(
  ctx: Outside,
  trx: Trx,
  scope: Scope<AdminActor>,
  { role, until = null, ...change }: StaffChange & { role: string; until?: string | null },
): Promise<void> {
  const { adminId, reason, maker } = change
  const member = await lockMember(trx, scope, adminId, maker)
  if (member.role === role && member.access_until === until) return
  if (until !== member.access_until) assertAhead(scope.locale, until)
  const isRaised = await givesMore(trx, scope, member, { role, until })
  if (member.role === 'superadmin' && (role !== 'superadmin' || until !== null))
    await assertLastingSuperAdmin(trx, scope, adminId)
  const opened = hasEnded(member.access_until) && { is_active: true }
  await trx
    .updateTable('admins')
    .set({ role, access_until: until, until_given_by: maker.adminId, ...opened })
    .where('id', '=', adminId)
    .execute()
  if (member.role !== role || opened) await revokeSessions(trx, { adminId }, opened ? 'access ended' : 'role changed')
  // Whoever lowers a super-admin does not become the only one by it.
  if (isRaised || member.role === 'superadmin')
    await recordStaffChange(trx, { adminId, kind: isRaised ? 'raised' : 'lowered', madeBy: maker.adminId })
  const isMoved = until !== member.access_until
  const data = {
    before: { role: member.role, ...(isMoved && { until: member.access_until }) },
    after: { role, ...(isMoved && { until }) },
  }
  await audit(trx, scope, { action: 'staff.roleChanged', subject: adminId, reason, data })
  await announceDone(ctx, trx, scope, { what: 'staffRole', member, role, until, ...change })
}

/** Whether a role permits anything that the member may not do yet, or they would have it longer. Throws as `requireRoleToGive` does. */
export async function givesMore(
  trx: Trx,
  scope: Scope<AdminActor>,
  member: { role: string; access_until: string | null },
  { role, until }: { role: string; until: string | null },
): Promise<boolean> {
  const next = await requireRoleToGive(trx, scope, 'role', role)
  return isLater(until, member.access_until) || !covers(await permissionsOf(trx, member.role), next)
}

/** Throws `conflict` unless a super-admin without an end remains beside this member, so that no day leaves an installation without one. */
async function assertLastingSuperAdmin(
  trx: Trx,
  { actor, locale }: Scope<AdminActor>,
  memberId: string,
): Promise<void> {
  const other = await trx
    .selectFrom('admins')
    .select('id')
    .where('id', '<>', memberId)
    .where('role', '=', 'superadmin')
    .where('is_active', '=', true)
    .where('access_until', 'is', null)
    // Whoever acts can sign in, in whichever way.
    .where(eb => eb.or([eb('password_hash', 'is not', null), eb('id', '=', actor.adminId)]))
    .executeTakeFirst()
  if (!other) throw new Problem('conflict', translate(locale, 'staff.lastWithoutEnd'))
}

/** Enables or disables a member; disabling ends sessions and links. Throws as `changeRole` does. */
export async function setMemberActive(
  ctx: Outside,
  trx: Trx,
  scope: Scope<AdminActor>,
  { active, ...change }: StaffChange & { active: boolean },
): Promise<void> {
  const { adminId, reason, maker } = change
  const member = await lockMember(trx, scope, adminId, maker)
  if (member.is_active === active) return
  if (active && hasEnded(member.access_until))
    throw new Problem('conflict', translate(scope.locale, 'staff.accessEnded'))
  if (!active) {
    if (member.role === 'superadmin') await assertLastingSuperAdmin(trx, scope, adminId)
    await revokeSessions(trx, { adminId }, 'disabled')
    await forgetIdentity(trx, { adminId })
    await revokeLinks(trx, staffPasswords, adminId, 'withdrawn')
  }
  await trx.updateTable('admins').set({ is_active: active }).where('id', '=', adminId).execute()
  // Whoever disables a super-admin does not become the only one by it.
  if (active || member.role === 'superadmin')
    await recordStaffChange(trx, { adminId, kind: active ? 'enabled' : 'disabled', madeBy: maker.adminId })
  await audit(trx, scope, { action: active ? 'staff.enabled' : 'staff.disabled', subject: adminId, reason })
  await announceDone(ctx, trx, scope, { what: active ? 'staffEnabling' : 'staffDisabling', member, ...change })
}

/**
 * Resets the second factor of a colleague who has lost the app and the codes. Throws `not_found`, also if it is off, and
 * `conflict` for one's own.
 */
export async function resetMemberSecondFactor(
  ctx: Outside,
  trx: Trx,
  scope: Scope<AdminActor>,
  change: StaffChange,
): Promise<void> {
  const { adminId, reason, maker } = change
  const member = await lockMember(trx, scope, adminId, maker)
  await removeSecondFactor(ctx, trx, scope, { adminId }, reason)
  await recordStaffChange(trx, { adminId, kind: 'secondFactorReset', madeBy: maker.adminId })
  await announceDone(ctx, trx, scope, { what: 'secondFactorReset', member, ...change })
}

type Member = Awaited<ReturnType<typeof lockMember>>

type Done = Pick<StaffNews, 'what' | 'role' | 'until'> & Pick<StaffChange, 'maker' | 'reason'> & { member: Member }

const announceDone = (
  ctx: Outside,
  trx: Trx,
  { actor }: Scope<AdminActor>,
  { maker, member, reason, ...news }: Done,
): Promise<void> =>
  announceToSuperAdmins(
    ctx,
    trx,
    {
      ...news,
      stage: 'done',
      member: member.name,
      by: maker.name,
      reason,
      ...(actor.adminId !== maker.adminId && { decidedBy: actor.name }),
    },
    ...(member.role === 'superadmin' && member.is_active ? [member] : []),
  )

/**
 * Locks a member of staff together with every super-admin. The actor, and whoever asked, are then still active super-admins, and nobody
 * acts on themselves, so at least one always remains, even if two disable each other concurrently. Throws `not_found`, `forbidden`
 * for an actor who is no longer a super-admin, and `conflict` for such a maker.
 */
export async function lockMember(
  trx: Trx,
  { actor, locale }: Scope<AdminActor>,
  id: string,
  maker: AdminActor = actor,
) {
  const rows = await trx
    .selectFrom('admins')
    .select(['id', 'name', 'email', 'locale', 'role', 'is_active', 'password_hash', 'access_until'])
    .where(eb => eb.or([eb('role', '=', 'superadmin'), eb('id', '=', id)]))
    .orderBy('id')
    // Not the key, which the rows that name a member share until they are committed.
    .forNoKeyUpdate()
    .execute()
  const acts = ({ adminId }: AdminActor) =>
    rows.some(row => row.id === adminId && row.role === 'superadmin' && row.is_active && !hasEnded(row.access_until))
  if (!acts(actor)) throw forbidden()
  if (!acts(maker)) throw new Problem('conflict', translate(locale, 'staff.makerGone', { name: maker.name }))
  const member = rows.find(row => row.id === id)
  if (!member) throw notFound('member of staff')
  return member
}

/** Throws `conflict`: nobody may lock themselves out. */
export function assertNotSelf({ actor, locale }: Scope<AdminActor>, id: string): void {
  if (actor.adminId === id) throw new Problem('conflict', translate(locale, 'staff.oneself'))
}
