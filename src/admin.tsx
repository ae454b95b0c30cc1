import { paths } from '../contracts/paths.ts'
import { adminTokens } from './authProvider/tokens.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { Door } from './signIn/Door.tsx'
import { start } from './signIn/start.tsx'

const loadApp = () => import('./layout/AdminApp.tsx')
const AdminApp = lazyPage(loadApp)
const AdminSignIn = lazyPage(() => import('./signIn/AdminSignIn.tsx'))

start(
  <Door
    side="admin"
    tokens={adminTokens}
    home={() => paths.adminDashboard}
    SignIn={AdminSignIn}
    App={AdminApp}
    loadApp={loadApp}
  />,
)
