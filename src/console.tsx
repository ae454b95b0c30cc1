import { customerTokens } from './authProvider/tokens.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { withTexts } from './i18n/bundles.ts'
import { Door } from './signIn/Door.tsx'
import { start } from './signIn/start.tsx'

const loadApp = withTexts(() => import('./layout/ConsoleApp.tsx'), { first: ['app'], later: ['console', 'admin'] })
const ConsoleApp = lazyPage(loadApp)
const ConsoleSignIn = lazyPage(() => import('./signIn/ConsoleSignIn.tsx'))

void start(
  <Door
    side="console"
    tokens={customerTokens}
    home={config => config.homePath}
    SignIn={ConsoleSignIn}
    App={ConsoleApp}
    loadApp={loadApp}
  />,
)
