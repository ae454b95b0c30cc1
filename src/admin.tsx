import { paths } from '../contracts/paths.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { mountApp } from './entry/mountApp.tsx'
import { withTexts } from './i18n/bundles.ts'
import { adminTokens } from './session/tokens.ts'

void mountApp({
  side: 'admin',
  tokens: adminTokens,
  home: () => paths.adminDashboard,
  SignIn: lazyPage(() => import('./signIn/AdminSignIn.tsx')),
  App: lazyPage(withTexts(() => import('./layout/AdminApp.tsx'), { first: ['app', 'admin'], later: ['shared'] })),
  preloadPage: path =>
    void import('./customRoutes/admin/adminRoutes.ts').then(({ preloadPage }) => preloadPage(path)).catch(() => {}),
})
