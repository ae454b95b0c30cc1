import { customerTokens } from './authProvider/tokens.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { withTexts } from './i18n/bundles.ts'
import { AppEntry } from './signIn/AppEntry.tsx'
import { mountApp } from './signIn/mountApp.tsx'

const loadApp = withTexts(() => import('./layout/ConsoleApp.tsx'), { first: ['app'], later: ['console', 'shared'] })
const ConsoleApp = lazyPage(loadApp)
const ConsoleSignIn = lazyPage(() => import('./signIn/ConsoleSignIn.tsx'))

void mountApp(
  <AppEntry
    side="console"
    tokens={customerTokens}
    home={config => config.homePath}
    SignIn={ConsoleSignIn}
    App={ConsoleApp}
    loadApp={loadApp}
  />,
)
