import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { customerTokens } from './authProvider/tokens.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { getLocale } from './i18n/locale.ts'
import { Door } from './signIn/Door.tsx'

const loadApp = () => import('./layout/ConsoleApp.tsx')
const ConsoleApp = lazyPage(loadApp)
const ConsoleSignIn = lazyPage(() => import('./signIn/ConsoleSignIn.tsx'))

document.documentElement.lang = getLocale()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Door
      side="console"
      tokens={customerTokens}
      home={config => config.homePath}
      SignIn={ConsoleSignIn}
      App={ConsoleApp}
      loadApp={loadApp}
    />
  </StrictMode>,
)
