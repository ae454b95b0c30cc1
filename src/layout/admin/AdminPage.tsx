import { Navigate } from 'react-router-dom'
import { canAccess } from '../../../contracts/people/permissions.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useStaff } from '../../authProvider/staff.ts'
import type { PageRoute } from '../../customRoutes/routeTable.ts'
import { PageFrame } from '../PageFrame.tsx'
import styles from './Admin.module.css'

/** A staff page. Without permission it redirects to access-denied, which all staff may open, so there is no redirect loop (A55). */
export const AdminPage = ({ route }: { route: PageRoute }) => {
  const {
    path,
    area,
    permission = area === 'restricted' ? 'admin.restricted' : 'admin.dashboard',
    action = 'list',
  } = route
  const allowed = canAccess(useStaff().permissions, { action, permission })
  if (!allowed && path !== paths.adminAccessDenied)
    return <Navigate to={`${paths.adminAccessDenied}?needed=${permission}&action=${action}`} replace />
  return (
    <div className={styles.page}>
      <PageFrame route={route} />
    </div>
  )
}
