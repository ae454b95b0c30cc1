import { RoleMatrix } from '../roles/RoleMatrix.tsx'

/** The roles of staff, which super-admins make. */
export const StaffRoles = () => <RoleMatrix audience="staff" />
