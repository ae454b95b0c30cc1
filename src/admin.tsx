import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { paths } from '../contracts/paths.ts'
import { adminTokens } from './authProvider/tokens.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { getLocale } from './i18n/locale.ts'
import { Door } from './signIn/Door.tsx'

const loadApp = () => import('./layout/AdminApp.tsx')
const AdminApp = lazyPage(loadApp)
const AdminSignIn = lazyPage(() => import('./signIn/AdminSignIn.tsx'))

document.documentElement.lang = getLocale()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Door
      side="admin"
      tokens={adminTokens}
      home={() => paths.adminDashboard}
      SignIn={AdminSignIn}
      App={AdminApp}
      loadApp={loadApp}
    />
  </StrictMode>,
)
