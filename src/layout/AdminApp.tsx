import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { paths } from '../../contracts/platform/paths.ts'
import { adminHeads } from '../../contracts/resources/adminHeads.ts'
import { createAppStore } from '../authProvider/appStore.ts'
import { createAuthProvider } from '../authProvider/authProvider.ts'
import { useSessionSync } from '../authProvider/useSessionSync.ts'
import { adminRoutes, preloadPage } from '../customRoutes/admin/adminRoutes.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { createDataProvider } from '../dataProvider/dataProvider.ts'
import { createQueryClient } from '../dataProvider/queryClient.ts'
import { createI18nProvider } from '../i18n/i18nProvider.ts'
import { adminTokens, principalId } from '../session/tokens.ts'
import { type AppParts, AppProviders } from './AppProviders.tsx'
import { AdminLayout } from './admin/AdminLayout.tsx'
import { AdminPage } from './admin/AdminPage.tsx'
import { SecondFactorGate } from './admin/SecondFactorGate.tsx'
import { StaffGate } from './admin/StaffGate.tsx'
import { appRoutes, resourceDefinitions } from './appRoutes.tsx'
import { ProofPrompt } from './proof/ProofPrompt.tsx'
import { staffProofCalls } from './proof/proofCalls.ts'
import { usePreloadedLinks } from './usePreloadedLinks.ts'

/** Created at sign-in, not when the chunk is preloaded. */
const createParts = (): AppParts => ({
  basename: paths.admin,
  authProvider: createAuthProvider('admin', adminTokens),
  dataProvider: createDataProvider('/admin-api/resources', adminTokens),
  i18nProvider: createI18nProvider(),
  queryClient: createQueryClient(),
  store: createAppStore('admin', principalId(adminTokens.claims())),
  definitions: resourceDefinitions(adminHeads),
})

let router: ReturnType<typeof createBrowserRouter> | undefined

/** The staff app. It has its own tokens, cache and store, so that it shares no data with the customer console (A23). */
const AdminApp = ({ config }: { config: ClientConfig }) => {
  useSessionSync('admin', adminTokens)
  usePreloadedLinks(preloadPage)
  router ??= createBrowserRouter(
    appRoutes({
      pages: adminRoutes,
      home: paths.adminDashboard,
      Page: AdminPage,
      app: inside => (
        <AppProviders parts={createParts()} brand={config.brandName}>
          <SecondFactorGate>
            <StaffGate>{inside}</StaffGate>
          </SecondFactorGate>
          <ProofPrompt calls={staffProofCalls} />
        </AppProviders>
      ),
      // Restricted pages use the same layout. Their role guards them, and they form a separate menu group.
      layouts: [{ areas: ['admin', 'restricted'], element: <AdminLayout config={config} /> }],
    }),
  )
  return <RouterProvider router={router} />
}

export default AdminApp
