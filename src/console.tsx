import { customerTokens } from './authProvider/tokens.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { Door } from './signIn/Door.tsx'
import { start } from './signIn/start.tsx'

const loadApp = () => import('./layout/ConsoleApp.tsx')
const ConsoleApp = lazyPage(loadApp)
const ConsoleSignIn = lazyPage(() => import('./signIn/ConsoleSignIn.tsx'))

start(
  <Door
    side="console"
    tokens={customerTokens}
    home={config => config.homePath}
    SignIn={ConsoleSignIn}
    App={ConsoleApp}
    loadApp={loadApp}
  />,
)
