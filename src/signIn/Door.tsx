import { type ComponentType, type LazyExoticComponent, Suspense, use, useState } from 'react'
import { matchPage } from '../../contracts/pages.ts'
import { paths } from '../../contracts/paths.ts'
import { productHome, takeLandingHome } from '../authProvider/landing.ts'
import { rememberReturnPath, takeReturnPath } from '../authProvider/returnPath.ts'
import type { TokenStore } from '../authProvider/tokens.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import { type ClientConfig, loadConfig } from '../dataProvider/clientConfig.ts'
import { withTexts } from '../i18n/bundles.ts'
import { doorOf, firstScreen, isThreshold, type Screen, type Side } from './firstScreen.ts'
import { Opening } from './Opening.tsx'
import type { SignInProps } from './signInProps.ts'

const LostPage = lazyPage(() => import('../landing/LostPage.tsx'))
const Sandbox = lazyPage(withTexts(() => import('../customRoutes/sandbox/SandboxPage.tsx'), { first: ['landing'] }))
const SignOut = lazyPage(() => import('./SignOut.tsx'))
const LinkPage = lazyPage(() => import('./links/LinkPage.tsx'))
const Landing = lazyPage(withTexts(() => import('../landing/Landing.tsx'), { first: ['landing'] }))
const PublicPage = lazyPage(withTexts(() => import('../landing/PublicPage.tsx'), { first: ['landing'] }))

interface DoorProps {
  side: Side
  tokens: TokenStore
  home: (config: ClientConfig) => string
  SignIn: LazyExoticComponent<ComponentType<SignInProps>>
  App: LazyExoticComponent<ComponentType<{ config: ClientConfig }>>
  loadApp: () => unknown
}

/** Decides what loads: landing, sign-in and sandbox come without MUI and react-admin, the app only for who is signed in. */
export const Door = (props: DoorProps) => (
  <ReloadBoundary alone>
    <Suspense>
      <Opened {...props} />
    </Suspense>
  </ReloadBoundary>
)

const Opened = ({ side, tokens, home, SignIn, App, loadApp }: DoorProps) => {
  const config = use(loadConfig())
  const settle = (arriving: boolean) =>
    settled({ side, home: home(config), signedIn: tokens.read() !== null, arriving })
  const [screen, setScreen] = useState(() => settle(false))
  const signIn = { config, warmUp: loadApp, onSignedIn: () => setScreen(settle(true)) }

  if (screen === 'app')
    return (
      <Suspense fallback={<Opening />}>
        <App config={config} />
      </Suspense>
    )
  if (screen === 'landing') return <Landing {...signIn} />
  if (screen === 'signIn') return <SignIn {...signIn} />
  if (screen === 'logout') return <SignOut side={side} />
  if (screen === 'link') return <LinkPage config={config} />
  if (screen === 'public') return <PublicPage config={config} />
  if (screen === 'sandbox' && config.appMode === 'sandbox') return <Sandbox config={config} />
  return <LostPage config={config} home={startOf(side, tokens, home(config))} />
}

const startOf = (side: Side, tokens: TokenStore, home: string): string => {
  if (tokens.read()) return home
  return side === 'admin' ? paths.adminLogin : paths.home
}

interface Arrival {
  side: Side
  home: string
  signedIn: boolean
  /** Has this moment signed in. */
  arriving: boolean
}

/** The screen for the present address, with the address corrected: a deep link is kept over the sign-in, a threshold leads on. */
function settled({ side, home, signedIn, arriving }: Arrival): Screen {
  const path = location.pathname
  const page = matchPage(path)
  const screen = firstScreen(path, signedIn)
  if ((screen === 'signIn' || screen === 'landing') && page && !isThreshold(page)) {
    rememberReturnPath()
    history.replaceState(null, '', doorOf(page))
  }
  if (screen === 'signIn' && path === paths.admin) history.replaceState(null, '', paths.adminLogin)
  if (screen === 'app' && isThreshold(page)) {
    const next = side === 'console' ? (takeLandingHome(arriving) ?? productHome(path)) : null
    history.replaceState(null, '', takeReturnPath() ?? next ?? home)
  }
  return screen
}
