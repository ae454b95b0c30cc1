import { getStaffSecondFactor } from '../contracts/calls/secondFactor.ts'
import { paths } from '../contracts/platform/paths.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { startCall } from './dataProvider/startCall.ts'
import { mountApp } from './entry/mountApp.tsx'
import { withTexts } from './i18n/bundles.ts'
import { adminTokens } from './session/tokens.ts'

void mountApp({
  side: 'admin',
  tokens: adminTokens,
  home: () => paths.adminDashboard,
  SignIn: lazyPage(() => import('./signIn/AdminSignIn.tsx')),
  App: lazyPage(withTexts(() => import('./layout/AdminApp.tsx'), { first: ['app', 'admin'], later: ['shared'] })),
  preloadPage: async path => {
    void startCall(getStaffSecondFactor, {})
    const routes = await import('./customRoutes/admin/adminRoutes.ts')
    await routes.preloadPage(path)
  },
})
