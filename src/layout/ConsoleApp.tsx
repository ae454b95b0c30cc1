import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import { productAt } from '../../contracts/checks/catalogue.ts'
import { menuFor } from '../../contracts/pages/menu.ts'
import { matchPage } from '../../contracts/pages/pages.ts'
import { productModeOf } from '../../contracts/pages/productMode.ts'
import { canAccess } from '../../contracts/people/permissions.ts'
import { customerHeads } from '../../contracts/resources/customerHeads.ts'
import { createAppStore } from '../authProvider/appStore.ts'
import { createAuthProvider } from '../authProvider/authProvider.ts'
import { SessionGate } from '../authProvider/SessionGate.tsx'
import { useSession } from '../authProvider/session.ts'
import { useFeatures } from '../authProvider/useFeatures.ts'
import { useSessionSync } from '../authProvider/useSessionSync.ts'
import { BrandLogo, BrandMark } from '../components/BrandMark.tsx'
import { BrandWithTag } from '../components/plain/BrandWithTag.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { KycPrompt } from '../customRoutes/KycPrompt.tsx'
import { PermissionDenied } from '../customRoutes/PermissionDenied.tsx'
import { builtPages, preloadPage, routes } from '../customRoutes/routes.tsx'
import type { PageRoute } from '../customRoutes/routeTable.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { createDataProvider } from '../dataProvider/dataProvider.ts'
import { createQueryClient } from '../dataProvider/queryClient.ts'
import { createI18nProvider } from '../i18n/i18nProvider.ts'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { customerTokens, principalId } from '../session/tokens.ts'
import { type AppParts, AppProviders } from './AppProviders.tsx'
import { AppShell } from './AppShell.tsx'
import { appRoutes, resourceDefinitions } from './appRoutes.tsx'
import { MainMenu } from './menu/MainMenu.tsx'
import { ProductMenu, productMenuModeOf } from './menu/ProductMenu.tsx'
import { PageFrame } from './PageFrame.tsx'
import { ProofPrompt } from './proof/ProofPrompt.tsx'
import { proofCalls } from './proof/proofCalls.ts'
import { ConsoleTopBar } from './topBar/ConsoleTopBar.tsx'
import { Welcome } from './tour/Welcome.tsx'
import { usePreloadedLinks } from './usePreloadedLinks.ts'

const SupportBanner = lazyPage(() => import('./SupportBanner.tsx'))

/** Created at sign-in, not when the chunk is preloaded. */
const createParts = (): AppParts => ({
  basename: '',
  authProvider: createAuthProvider('console', customerTokens),
  dataProvider: createDataProvider('/api/resources', customerTokens),
  i18nProvider: createI18nProvider(),
  queryClient: createQueryClient(),
  store: createAppStore('console', principalId(customerTokens.claims())),
  definitions: resourceDefinitions(customerHeads),
})

let router: ReturnType<typeof createBrowserRouter> | undefined

/** The customer console: providers, session, three layouts, and the pages of the route table. */
const ConsoleApp = ({ config }: { config: ClientConfig }) => {
  useSessionSync('console', customerTokens)
  usePreloadedLinks(preloadPage)
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
          <ProofPrompt calls={proofCalls} />
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

/** A customer page, or its replacement if they lack permission or KYC is not complete (A64). */
export const CustomerPage = ({ route }: { route: PageRoute }) => {
  const { permissions, kycComplete } = useSession()
  const { permission, action = 'list', gate } = route
  if (permission && !canAccess(permissions, { action, permission })) return <PermissionDenied />
  if (gate === 'kyc' && !kycComplete) return <KycPrompt />
  return <PageFrame route={route} />
}

/** E-sign and background checks have separate layouts: their name beside the brand, and only their own menu (A47). */
const ProductLayout = ({ product }: { product: 'esign' | 'bgc' }) => {
  const text = useTexts('shell')
  const { config, profile } = useSession()
  const page = matchPage(useLocation().pathname)
  const name = text(`productNames.${product}`)
  const mode = page && productModeOf(page.name, builtPages)
  return (
    <AppShell
      brand={rail => (rail ? <BrandMark /> : <BrandWithTag name={config.brandName} tag={name} />)}
      notice={profile.supportView && <SupportBanner view={profile.supportView} />}
      topBar={openMenu => <ConsoleTopBar onOpenMenu={openMenu} />}
      menu={rail => <ProductMenu title={name} mode={mode} rail={rail} />}
    />
  )
}

/** The customer layout: the main or product menu, and the bar with greeting, wallets and profile. */
const ConsoleLayout = () => {
  const { config, profile } = useSession()
  return (
    <AppShell
      brand={rail => (rail ? <BrandMark /> : <BrandLogo name={config.brandName} />)}
      notice={profile.supportView && <SupportBanner view={profile.supportView} />}
      topBar={openMenu => <ConsoleTopBar onOpenMenu={openMenu} />}
      menu={rail => <SideMenu rail={rail} />}
    />
  )
}

const SideMenu = ({ rail }: { rail: boolean }) => {
  const text = useTexts('shell')
  const locale = useLocale()
  const { userId, permissions, config } = useSession()
  const flags = useFeatures()
  const { pathname } = useLocation()
  const page = matchPage(pathname)
  const mode = page && productModeOf(page.name, builtPages)
  // Some of a product's pages, such as its second form, are not in its own paths.
  const product = productAt(pathname) ?? (mode && productAt(mode.verify))
  if (product)
    return (
      <ProductMenu
        title={(product.title ?? product.label)[locale]}
        product={product}
        mode={mode ?? productMenuModeOf(product, pathname)}
        rail={rail}
      />
    )
  if (mode) return <ProductMenu title={text(`productNames.${mode.name}`)} mode={mode} rail={rail} />
  const groups = menuFor({ userId, permissions, apiDocsUrl: config.apiDocsUrl }, flags, builtPages)
  return <MainMenu groups={groups} rail={rail} />
}
