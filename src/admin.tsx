import { paths } from '../contracts/paths.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { AppEntry } from './entry/AppEntry.tsx'
import { mountApp } from './entry/mountApp.tsx'
import { withTexts } from './i18n/bundles.ts'
import { adminTokens } from './session/tokens.ts'

const loadApp = withTexts(() => import('./layout/AdminApp.tsx'), { first: ['app', 'admin'], later: ['shared'] })
const AdminApp = lazyPage(loadApp)
const AdminSignIn = lazyPage(() => import('./signIn/AdminSignIn.tsx'))

void mountApp(
  <AppEntry
    side="admin"
    tokens={adminTokens}
    home={() => paths.adminDashboard}
    SignIn={AdminSignIn}
    App={AdminApp}
    loadApp={loadApp}
  />,
)
