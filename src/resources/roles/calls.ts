import * as calls from '../../../contracts/calls/roles.ts'

/** The calls of each side: of staff, and of a customer's team. */
export const roleCalls = {
  staff: {
    list: calls.listStaffRoles,
    create: calls.createStaffRole,
    change: calls.changeStaffRoleRights,
    remove: calls.removeStaffRole,
  },
  customer: { list: calls.listRoles, create: calls.createRole, change: calls.changeRole, remove: calls.removeRole },
} as const
