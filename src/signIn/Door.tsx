import { type ComponentType, type LazyExoticComponent, Suspense, use, useState } from 'react'
import { landingHome } from '../authProvider/landing.ts'
import { rememberReturnPath, takeReturnPath } from '../authProvider/returnPath.ts'
import type { TokenStore } from '../authProvider/tokens.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import { type ClientConfig, loadConfig } from '../dataProvider/clientConfig.ts'
import { firstScreen, isSignInPage, isThreshold, loginPaths, type Screen, type Side } from './firstScreen.ts'
import { Opening } from './Opening.tsx'

const NotFound = lazyPage(() => import('../customRoutes/notFound/NotFound.tsx'))
const Sandbox = lazyPage(() => import('../customRoutes/sandbox/SandboxPage.tsx'))
const SignOut = lazyPage(() => import('./SignOut.tsx'))
const LinkPage = lazyPage(() => import('./links/LinkPage.tsx'))

export interface SignInProps {
  config: ClientConfig
  /** Starts loading the app, so that it is there when the code is. */
  warmUp: () => unknown
  onSignedIn: () => void
}

interface DoorProps {
  side: Side
  tokens: TokenStore
  home: (config: ClientConfig) => string
  SignIn: LazyExoticComponent<ComponentType<SignInProps>>
  App: LazyExoticComponent<ComponentType<{ config: ClientConfig }>>
  loadApp: () => unknown
}

/** Decides what loads: sign-in and sandbox come without MUI and react-admin, the app only for who is signed in. */
export const Door = (props: DoorProps) => (
  <ReloadBoundary alone>
    <Suspense>
      <Opened {...props} />
    </Suspense>
  </ReloadBoundary>
)

const Opened = ({ side, tokens, home, SignIn, App, loadApp }: DoorProps) => {
  const config = use(loadConfig())
  const settle = () => settled(side, tokens, home(config))
  const [screen, setScreen] = useState(settle)

  if (screen === 'app')
    return (
      <Suspense fallback={<Opening />}>
        <App config={config} />
      </Suspense>
    )
  if (screen === 'signIn') return <SignIn config={config} warmUp={loadApp} onSignedIn={() => setScreen(settle())} />
  if (screen === 'logout') return <SignOut side={side} />
  if (screen === 'link') return <LinkPage config={config} />
  if (screen === 'sandbox' && config.appMode === 'sandbox') return <Sandbox config={config} />
  return <NotFound alone home={tokens.read() ? home(config) : loginPaths[side]} />
}

/** The screen for the present address, with the address corrected: a deep link is kept over the sign-in, `/` leads on. */
function settled(side: Side, tokens: TokenStore, home: string): Screen {
  const path = location.pathname
  const screen = firstScreen(side, path, tokens.read() !== null)
  if (screen === 'signIn' && !isSignInPage(side, path)) {
    rememberReturnPath()
    history.replaceState(null, '', loginPaths[side])
  }
  if (screen === 'app' && isThreshold(side, path)) history.replaceState(null, '', nextPath(side) ?? home)
  return screen
}

/** A deep link first, then the product for which somebody came (A20). */
const nextPath = (side: Side): string | null => takeReturnPath() ?? (side === 'console' ? landingHome() : null)
