import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { paths } from '../../contracts/paths.ts'
import { createAuthProvider } from '../authProvider/authProvider.ts'
import { adminTokens, whoseIs } from '../authProvider/tokens.ts'
import { useOtherTabs } from '../authProvider/useOtherTabs.ts'
import { adminRoutes } from '../customRoutes/admin/adminRoutes.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { createDataProvider } from '../dataProvider/dataProvider.ts'
import { createQueryClient } from '../dataProvider/queryClient.ts'
import { createI18nProvider } from '../i18n/i18nProvider.ts'
import { createStore } from '../i18n/localeStore.ts'
import { AppContexts, type AppParts } from './AppContexts.tsx'
import { AdminLayout } from './admin/AdminLayout.tsx'
import { AdminPage } from './admin/AdminPage.tsx'
import { SecondFactorGate } from './admin/SecondFactorGate.tsx'
import { appRoutes } from './appRoutes.tsx'
import { definitionsFor } from './definitions.ts'

/** Made when somebody has signed in, not when the chunk is warmed up. */
const createParts = (): AppParts => ({
  basename: paths.admin,
  authProvider: createAuthProvider('admin', adminTokens),
  dataProvider: createDataProvider('/admin-api/resources', adminTokens),
  i18nProvider: createI18nProvider(),
  queryClient: createQueryClient(),
  store: createStore('admin', whoseIs(adminTokens.claims())),
  definitions: definitionsFor('admin'),
})

let router: ReturnType<typeof createBrowserRouter> | undefined

/** The staff's app: its own tokens, cache and store, so that nothing of it meets a customer's (A23). */
const AdminApp = ({ config }: { config: ClientConfig }) => {
  useOtherTabs('admin', adminTokens)
  router ??= createBrowserRouter(
    appRoutes({
      pages: adminRoutes,
      home: paths.adminDashboard,
      Page: AdminPage,
      app: inside => (
        <AppContexts parts={createParts()} brand={config.brandName}>
          <SecondFactorGate>{inside}</SecondFactorGate>
        </AppContexts>
      ),
      // The restricted group stands in the same frame: its guard is the role, its place in the menu a group of its own.
      layouts: [{ areas: ['admin', 'restricted'], element: <AdminLayout config={config} /> }],
    }),
  )
  return <RouterProvider router={router} />
}

export default AdminApp
