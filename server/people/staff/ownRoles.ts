import { sql } from 'kysely'
import type { z } from 'zod'
import type { createStaffRole as createCall } from '../../../contracts/calls/roles.ts'
import { beyond, permitsNothing } from '../../../contracts/people/ownRoles.ts'
import { covers } from '../../../contracts/people/permissions.ts'
import {
  deleteOwnRole,
  insertOwnRole,
  lockOwnRole,
  type OwnRole,
  readOwnRole,
  updateOwnRole,
} from '../../platform/access/ownRoles.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { announceToSuperAdmins } from '../accounts/staff/announce.ts'
import { recordStaffChange } from '../accounts/staff/ties.ts'
import { lockMember } from './change.ts'

type Staff = Scope<AdminActor>
type RoleBody = z.output<NonNullable<typeof createCall.body>>

/** Creates a role of staff, which nobody has yet. Throws as `readOwnRole` and `insertOwnRole` do. */
export function createStaffRole({ db }: Pick<Context, 'db'>, scope: Staff, { reason, ...body }: RoleBody) {
  return db.transaction().execute(async trx => {
    await lockMember(trx, scope, scope.actor.adminId)
    return { id: await insertOwnRole(trx, scope, await readOwnRole(trx, scope, body), reason) }
  })
}

/** Throws `not_found`, and `conflict` for a built-in role and while somebody has it or a waiting request would give it. */
export function removeStaffRole({ db }: Pick<Context, 'db'>, scope: Staff, id: string, reason: string) {
  return db.transaction().execute(async trx => {
    await lockMember(trx, scope, scope.actor.adminId)
    const role = await lockOwnRole(trx, scope, id)
    const holders = (await holdersOf(trx, id)).map(({ name }) => name)
    await deleteOwnRole(trx, scope, id, { role, reason, holders: [...holders, ...(await awaitedBy(trx, id))] })
    return { done: true } as const
  })
}

const holdersOf = (db: Db | Trx, role: string) =>
  db.selectFrom('admins').select(['id', 'name', 'is_active']).where('role', '=', role).orderBy('name').execute()

/** Whom waiting requests would give the role. */
async function awaitedBy(db: Db | Trx, role: string): Promise<string[]> {
  const rows = await db
    .selectFrom('approvals')
    .select(sql<string>`request ->> 'name'`.as('name'))
    .where('state', '=', 'waiting')
    .where('kind', 'in', ['staffInvitation', 'staffRole', 'staffEnabling'])
    .where(sql<boolean>`request ->> 'role' = ${role}`)
    .execute()
  return rows.map(({ name }) => name)
}

/** A change of a role of staff, as `approvals.request` keeps it. */
export interface RightsChange {
  roleId: string
  /** The role's name of then. */
  name: string
  before: OwnRole
  after: OwnRole
}

/**
 * The change that a super-admin wants, and whether it gives people more rights: those who have the role, or whom a waiting request
 * would give it, because whoever approves that has seen the former rights. Throws as `lockOwnRole` and `readOwnRole` do.
 */
export async function readRightsChange(trx: Trx, scope: Staff, id: string, body: Omit<RoleBody, 'reason'>) {
  await lockMember(trx, scope, scope.actor.adminId)
  const before = await lockOwnRole(trx, scope, id)
  const after = await readOwnRole(trx, scope, body, id)
  const isWider = !permitsNothing(beyond(after.permissions, before.permissions))
  const concerned = isWider && [...(await holdersOf(trx, id)), ...(await awaitedBy(trx, id))].length > 0
  const change: RightsChange = { roleId: id, name: before.name.en, before, after }
  return { change, givesMore: concerned }
}

/** Makes the change. Throws `conflict` if the role has changed since it was asked for, because then nobody has approved the outcome. */
export async function changeRights(
  ctx: Pick<Context, 'config' | 'channels'>,
  trx: Trx,
  scope: Staff,
  { roleId, name, before, after, maker, reason }: RightsChange & { maker: AdminActor; reason: string },
): Promise<void> {
  const { actor, locale } = scope
  await lockMember(trx, scope, actor.adminId, maker)
  const now = await lockOwnRole(trx, scope, roleId)
  const isSame = covers(now.permissions, before.permissions) && covers(before.permissions, now.permissions)
  if (!isSame) throw new Problem('conflict', translate(locale, 'roles.changedSince', { name }))
  await updateOwnRole(trx, scope, roleId, { before: now, after, reason })
  if (permitsNothing(beyond(after.permissions, now.permissions))) return
  const holders = await holdersOf(trx, roleId)
  // Whoever gets more by it is tied to whoever asked for it, as if they had been given another role.
  for (const { id } of holders) await recordStaffChange(trx, { adminId: id, kind: 'raised', madeBy: maker.adminId })
  if (holders.length === 0) return
  const decidedBy = actor.adminId !== maker.adminId && { decidedBy: actor.name }
  await announceToSuperAdmins(ctx, trx, {
    what: 'roleRights',
    stage: 'done',
    member: name,
    by: maker.name,
    reason,
    ...decidedBy,
  })
}
