import { type ComponentType, type LazyExoticComponent, Suspense, use, useState } from 'react'
import { matchPage } from '../../contracts/pages.ts'
import { paths } from '../../contracts/paths.ts'
import { AppLoading } from '../components/plain/AppLoading.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import { type ClientConfig, loadClientConfig } from '../dataProvider/clientConfig.ts'
import { withTexts } from '../i18n/bundles.ts'
import { entryPathFor, initialScreen, isEntryPage, type Screen, type SignInApp } from '../session/initialScreen.ts'
import { homeAfterProductLogin, landingHomeAfterSignIn } from '../session/landing.ts'
import { consumeReturnPath, saveReturnPath } from '../session/returnPath.ts'
import type { TokenStore } from '../session/tokens.ts'
import type { SignInProps } from '../signIn/signInViews.ts'

const LostPage = lazyPage(() => import('../landing/NotFoundPage.tsx'))
const Sandbox = lazyPage(withTexts(() => import('../customRoutes/sandbox/SandboxPage.tsx'), { first: ['landing'] }))
const SignOut = lazyPage(() => import('../signIn/SignOut.tsx'))
const LinkPage = lazyPage(() => import('../signIn/links/LinkPage.tsx'))
const Landing = lazyPage(withTexts(() => import('../landing/Landing.tsx'), { first: ['landing'] }))
const PublicPage = lazyPage(withTexts(() => import('../landing/PublicPage.tsx'), { first: ['landing'] }))

interface AppEntryProps {
  side: SignInApp
  tokens: TokenStore
  home: (config: ClientConfig) => string
  SignIn: LazyExoticComponent<ComponentType<SignInProps>>
  App: LazyExoticComponent<ComponentType<{ config: ClientConfig }>>
  loadApp: () => unknown
}

/** Decides what loads: landing, sign-in and sandbox come without MUI and react-admin, the app only for who is signed in. */
export const AppEntry = (props: AppEntryProps) => (
  <ReloadBoundary alone>
    <Suspense>
      <AppScreen {...props} />
    </Suspense>
  </ReloadBoundary>
)

const AppScreen = ({ side, tokens, home, SignIn, App, loadApp }: AppEntryProps) => {
  const config = use(loadClientConfig())
  const settle = (arriving: boolean) =>
    resolveScreen({ side, home: home(config), signedIn: tokens.read() !== null, arriving })
  const [screen, setScreen] = useState(() => settle(false))
  const signIn = { config, warmUp: loadApp, onSignedIn: () => setScreen(settle(true)) }

  if (screen === 'app')
    return (
      <Suspense fallback={<AppLoading />}>
        <App config={config} />
      </Suspense>
    )
  if (screen === 'landing') return <Landing {...signIn} />
  if (screen === 'signIn') return <SignIn {...signIn} />
  if (screen === 'logout') return <SignOut side={side} />
  if (screen === 'link') return <LinkPage config={config} />
  if (screen === 'public') return <PublicPage config={config} />
  if (screen === 'sandbox' && config.appMode === 'sandbox') return <Sandbox config={config} />
  return <LostPage config={config} home={startPath(side, tokens, home(config))} />
}

const startPath = (side: SignInApp, tokens: TokenStore, home: string): string => {
  if (tokens.read()) return home
  return side === 'admin' ? paths.adminLogin : paths.home
}

interface Arrival {
  side: SignInApp
  home: string
  signedIn: boolean
  /** Has this moment signed in. */
  arriving: boolean
}

/** The screen for the present address, with the address corrected: a deep link is kept over the sign-in, a threshold leads on. */
function resolveScreen({ side, home, signedIn, arriving }: Arrival): Screen {
  const path = location.pathname
  const page = matchPage(path)
  const screen = initialScreen(path, signedIn)
  if ((screen === 'signIn' || screen === 'landing') && page && !isEntryPage(page)) {
    saveReturnPath()
    history.replaceState(null, '', entryPathFor(page))
  }
  if (screen === 'signIn' && path === paths.admin) history.replaceState(null, '', paths.adminLogin)
  if (screen === 'app' && isEntryPage(page)) {
    const next = side === 'console' ? (landingHomeAfterSignIn(arriving) ?? homeAfterProductLogin(path)) : null
    history.replaceState(null, '', consumeReturnPath() ?? next ?? home)
  }
  return screen
}
