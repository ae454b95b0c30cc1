import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { type Action, canAccess, type Permission } from '../../../contracts/people/permissions.ts'

/** The role that somebody needs for a page that theirs does not open: an administrator's, or a super-admin's. */
export const requiredRole = (needed: { action: Action; permission: Permission }): 'admin' | 'superadmin' =>
  canAccess(builtInRoles.admin.permissions, needed) ? 'admin' : 'superadmin'
