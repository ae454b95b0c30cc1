import { canAccess } from '../../contracts/permissions.ts'
import { useSession } from '../authProvider/session.ts'
import { KycPrompt } from '../customRoutes/KycPrompt.tsx'
import { PermissionDenied } from '../customRoutes/PermissionDenied.tsx'
import type { PageRoute } from '../customRoutes/routeTable.ts'
import { PageFrame } from './PageFrame.tsx'

/** A customer's page, or what stands in its place: the role does not include it, or KYC is not complete (A64). */
export const CustomerPage = ({ route }: { route: PageRoute }) => {
  const { role, kycComplete } = useSession()
  const { permission, action = 'list', gate } = route
  if (permission && !canAccess(role, { action, permission })) return <PermissionDenied />
  if (gate === 'kyc' && !kycComplete) return <KycPrompt />
  return <PageFrame route={route} />
}
