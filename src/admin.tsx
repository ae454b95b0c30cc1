import { paths } from '../contracts/paths.ts'
import { adminTokens } from './authProvider/tokens.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { withTexts } from './i18n/bundles.ts'
import { AppEntry } from './signIn/AppEntry.tsx'
import { mountApp } from './signIn/mountApp.tsx'

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
