import { lazyPage } from './components/plain/lazyPage.ts'
import { AppEntry } from './entry/AppEntry.tsx'
import { mountApp } from './entry/mountApp.tsx'
import { withTexts } from './i18n/bundles.ts'
import { customerTokens } from './session/tokens.ts'

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
