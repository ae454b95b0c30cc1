import { Suspense, useState } from 'react'
import { matchPage } from '../../contracts/pages.ts'
import { paths } from '../../contracts/paths.ts'
import { AppLoading } from '../components/plain/AppLoading.tsx'
import { type LazyPage, lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import { type ClientConfig, clientConfig } from '../dataProvider/clientConfig.ts'
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

export interface AppEntryProps {
  side: SignInApp
  tokens: TokenStore
  home: (config: ClientConfig) => string
  SignIn: LazyPage<SignInProps>
  App: LazyPage<{ config: ClientConfig }>
  /** Starts loading the code of the page at a path, and what the app reads first. */
  preloadPage: (path: string) => void
}

/** Decides what to load. Landing, sign-in and sandbox pages load without MUI and react-admin; only signed-in users load the app. */
export const AppEntry = (props: AppEntryProps) => (
  <ReloadBoundary alone>
    <Suspense>
      <AppScreen {...props} />
    </Suspense>
  </ReloadBoundary>
)

const AppScreen = ({ side, tokens, home, SignIn, App }: AppEntryProps) => {
  const [config] = useState(clientConfig)
  const resolve = (justSignedIn: boolean) =>
    resolveScreen({ side, home: home(config), signedIn: tokens.read() !== null, justSignedIn })
  const [screen, setScreen] = useState(() => resolve(false))
  const signIn = { config, preload: App.preload, onSignedIn: () => setScreen(resolve(true)) }

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

const pages = {
  landing: Landing,
  logout: SignOut,
  link: LinkPage,
  public: PublicPage,
  sandbox: Sandbox,
  notFound: LostPage,
}

/** Starts loading what the current URL shows, so that nothing waits for the texts or for other code to be evaluated. */
export function preloadScreen({ tokens, home, SignIn, App, preloadPage }: AppEntryProps): void {
  const path = location.pathname
  const screen = initialScreen(path, tokens.read() !== null)
  if (screen === 'app') {
    App.preload()
    preloadPage(isEntryPage(matchPage(path)) ? home(clientConfig()) : path)
  } else (screen === 'signIn' ? SignIn : pages[screen]).preload()
}

const startPath = (side: SignInApp, tokens: TokenStore, home: string): string => {
  if (tokens.read()) return home
  return side === 'admin' ? paths.adminLogin : paths.home
}

interface Arrival {
  side: SignInApp
  home: string
  signedIn: boolean
  /** The user has just signed in. */
  justSignedIn: boolean
}

/** The screen for the current URL. Corrects the URL: a deep link is saved until after the sign-in, an entry page redirects to the app. */
function resolveScreen({ side, home, signedIn, justSignedIn }: Arrival): Screen {
  const path = location.pathname
  const page = matchPage(path)
  const screen = initialScreen(path, signedIn)
  if ((screen === 'signIn' || screen === 'landing') && page && !isEntryPage(page)) {
    saveReturnPath()
    history.replaceState(null, '', entryPathFor(page))
  }
  if (screen === 'signIn' && path === paths.admin) history.replaceState(null, '', paths.adminLogin)
  if (screen === 'app' && isEntryPage(page)) {
    const next = side === 'console' ? (landingHomeAfterSignIn(justSignedIn) ?? homeAfterProductLogin(path)) : null
    history.replaceState(null, '', consumeReturnPath() ?? next ?? home)
  }
  return screen
}
