import { countApprovals } from '../../../contracts/calls/approvals.ts'
import { countWork } from '../../../contracts/calls/work.ts'
import { adminMenuFor } from '../../../contracts/pages/adminMenu.ts'
import type { MenuName } from '../../../contracts/pages/menuEntries.ts'
import { useStaff, useStaffCanCall } from '../../authProvider/staff.ts'
import { BrandMark } from '../../components/BrandMark.tsx'
import { AdminBrand } from '../../components/plain/AdminBrand.tsx'
import { builtAdminPages } from '../../customRoutes/admin/adminRoutes.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { AppShell } from '../AppShell.tsx'
import { MainMenu } from '../menu/MainMenu.tsx'
import { AdminTopBar } from './AdminTopBar.tsx'

/** The staff layout: the same components, denser, with an ADMIN tag beside the name. */
export const AdminLayout = ({ config }: { config: ClientConfig }) => {
  const { permissions } = useStaff()
  const counts = useWorkCounts()
  return (
    <AppShell
      brand={rail => (rail ? <BrandMark /> : <AdminBrand name={config.brandName} />)}
      topBar={openMenu => <AdminTopBar onOpenMenu={openMenu} />}
      menu={rail => <MainMenu dense groups={adminMenuFor(permissions, builtAdminPages)} rail={rail} counts={counts} />}
    />
  )
}

const REFRESH_MS = 60_000

/** What waits, by menu entry: all work, challan orders with their refunds and mismatched payments, customers' KYC, and approvals. */
function useWorkCounts(): Partial<Record<MenuName, number>> {
  const { data } = useCallQuery(countWork, {}, { refetchInterval: REFRESH_MS })
  const approvals =
    useCallQuery(countApprovals, {}, { refetchInterval: REFRESH_MS, enabled: useStaffCanCall(countApprovals) }).data
      ?.waiting ?? 0
  if (!data) return { approvals }
  const of = (...kinds: string[]) =>
    data.kinds.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
  return { work: data.all, challanPayments: of('order', 'refund', 'diverged'), userAccounts: of('kyc'), approvals }
}
