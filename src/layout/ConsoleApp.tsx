import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createAuthProvider } from '../authProvider/authProvider.ts'
import { SessionGate } from '../authProvider/SessionGate.tsx'
import { customerTokens, principalId } from '../authProvider/tokens.ts'
import { useSessionSync } from '../authProvider/useSessionSync.ts'
import { routes } from '../customRoutes/routes.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { createDataProvider } from '../dataProvider/dataProvider.ts'
import { createQueryClient } from '../dataProvider/queryClient.ts'
import { createAppStore } from '../i18n/appStore.ts'
import { createI18nProvider } from '../i18n/i18nProvider.ts'
import { type AppParts, AppProviders } from './AppProviders.tsx'
import { appRoutes } from './appRoutes.tsx'
import { ConsoleLayout } from './ConsoleLayout.tsx'
import { CustomerPage } from './CustomerPage.tsx'
import { ProductLayout } from './ProductLayout.tsx'
import { resourceDefinitions } from './resourceDefinitions.ts'
import { Welcome } from './tour/Welcome.tsx'

/** Made when somebody has signed in, not when the chunk is warmed up. */
const createParts = (): AppParts => ({
  basename: '',
  authProvider: createAuthProvider('console', customerTokens),
  dataProvider: createDataProvider('/api/resources', customerTokens),
  i18nProvider: createI18nProvider(),
  queryClient: createQueryClient(),
  store: createAppStore('console', principalId(customerTokens.claims())),
  definitions: resourceDefinitions('customer'),
})

let router: ReturnType<typeof createBrowserRouter> | undefined

/** The customer console: its contexts, who is signed in, three layouts, and the pages of the route table. */
const ConsoleApp = ({ config }: { config: ClientConfig }) => {
  useSessionSync('console', customerTokens)
  router ??= createBrowserRouter(
    appRoutes({
      pages: routes,
      home: config.homePath,
      Page: CustomerPage,
      app: inside => (
        <AppProviders parts={createParts()} brand={config.brandName}>
          <SessionGate config={config}>
            <Welcome>{inside}</Welcome>
          </SessionGate>
        </AppProviders>
      ),
      layouts: [
        { areas: ['customer'], element: <ConsoleLayout /> },
        { areas: ['esign'], element: <ProductLayout product="esign" /> },
        { areas: ['bgc'], element: <ProductLayout product="bgc" /> },
      ],
    }),
  )
  return <RouterProvider router={router} />
}

export default ConsoleApp
