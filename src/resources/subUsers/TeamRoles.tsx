import { createRole } from '../../../contracts/calls/roles.ts'
import { useCanCall, useSession } from '../../authProvider/session.ts'
import { RoleMatrix } from '../roles/RoleMatrix.tsx'

/** The roles of the account's team. Whoever manages it makes roles that permit no more than their own. */
export const TeamRoles = () => {
  const { permissions } = useSession()
  return <RoleMatrix audience="customer" own={permissions} mayCreate={useCanCall(createRole)} />
}
