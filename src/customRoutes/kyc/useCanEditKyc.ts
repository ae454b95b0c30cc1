import { canAccess } from '../../../contracts/permissions.ts'
import { useSession } from '../../authProvider/session.ts'

/** Only the account's owner works on its KYC. */
export const useCanEditKyc = (): boolean => canAccess(useSession().role, { action: 'edit', permission: 'account' })
