import { type Action, canAccess, type Permission, staffRoles } from '../../../contracts/permissions.ts'

export type StaffRole = (typeof staffRoles)[number]

/** The lowest staff role with the permission. */
export const requiredRole = (needed: { action: Action; permission: Permission }): StaffRole =>
  staffRoles.find(role => canAccess(role, needed)) ?? 'superadmin'

export const isStaffRole = (value: string | null | undefined): value is StaffRole =>
  staffRoles.some(role => role === value)
