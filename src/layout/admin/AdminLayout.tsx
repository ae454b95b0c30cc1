import { adminMenuFor } from '../../../contracts/adminMenu.ts'
import { BrandMark } from '../../components/BrandMark.tsx'
import { AdminBrand } from '../../components/plain/AdminBrand.tsx'
import { builtAdminPages } from '../../customRoutes/admin/adminRoutes.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { adminTokens } from '../../session/tokens.ts'
import { AppShell } from '../AppShell.tsx'
import { MainMenu } from '../menu/MainMenu.tsx'
import { AdminTopBar } from './AdminTopBar.tsx'
import { useWorkCounts } from './useWorkCounts.ts'

/** The staff layout: the same components, denser, with an ADMIN tag beside the name. */
export const AdminLayout = ({ config }: { config: ClientConfig }) => {
  const role = adminTokens.claims()?.role ?? 'admin'
  const counts = useWorkCounts()
  return (
    <AppShell
      brand={rail => (rail ? <BrandMark /> : <AdminBrand name={config.brandName} />)}
      topBar={openMenu => <AdminTopBar role={role} onOpenMenu={openMenu} />}
      menu={rail => <MainMenu dense groups={adminMenuFor(role, builtAdminPages)} rail={rail} counts={counts} />}
    />
  )
}
