import { builtInRoles } from './builtInRoles.ts'
import { type Action, actions, canAccess, type Grants, type Permission, permissions } from './permissions.ts'
import { OWNER_ROLE } from './roles.ts'

/** Whose role it is: a role of staff, or one of a customer's team. */
export type RoleAudience = 'staff' | 'customer'

const changing: readonly Action[] = ['create', 'edit', 'delete']

/**
 * What no custom role permits. Whoever manages staff could give themselves everything. Whoever changes a customer's account could take it over by
 * its e-mail address, and an API key spends the account's money beyond every role: both stay with the account's holder.
 */
const kept: Partial<Record<Permission, readonly Action[]>> = {
  'admin.restricted': actions,
  account: changing,
  apiKeys: changing,
}

const top: Record<RoleAudience, Grants> = {
  staff: builtInRoles.superadmin.permissions,
  customer: builtInRoles[OWNER_ROLE].permissions,
}

const dashboards: Record<RoleAudience, Permission> = { staff: 'admin.dashboard', customer: 'dashboard' }

/** Everything that a custom role of this side can permit, in display order. */
export const ownRoleChoices = (audience: RoleAudience): Grants =>
  pick((permission, action) => canAccess(top[audience], { permission, action }) && !kept[permission]?.includes(action))

/**
 * What a custom role with the chosen grants permits: the dashboard, on which its holders start, and to see what they may change, always belong to it.
 */
export function completeGrants(audience: RoleAudience, chosen: Grants): Grants {
  const choices = ownRoleChoices(audience)
  return pick((permission, action) => {
    if (chosen[permission]?.includes(action)) return true
    if (!canAccess(choices, { permission, action })) return false
    const isSeeing = action === 'list' || action === 'show'
    return isSeeing && (permission === dashboards[audience] || (chosen[permission]?.length ?? 0) > 0)
  })
}

/** What `grants` permit and `others` do not. */
export const beyond = (grants: Grants, others: Grants): Grants =>
  pick((permission, action) => canAccess(grants, { permission, action }) && !canAccess(others, { permission, action }))

export const permitsNothing = (grants: Grants): boolean => permissions.every(permission => !grants[permission]?.length)

function pick(isPicked: (permission: Permission, action: Action) => boolean): Grants {
  const entries = permissions.map(permission => [permission, actions.filter(action => isPicked(permission, action))])
  return Object.fromEntries(entries.filter(([, picked]) => (picked?.length ?? 0) > 0))
}
