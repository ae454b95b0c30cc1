import { Suspense, startTransition, useEffect, useState } from 'react'
import {
  entryPathFor,
  initialScreen,
  isEntryPage,
  type Screen,
  type SignInApp,
} from '../../contracts/pages/initialScreen.ts'
import { matchPage } from '../../contracts/pages/pages.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { AppLoading } from '../components/plain/AppLoading.tsx'
import { type LazyPage, lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import { type ClientConfig, clientConfig } from '../dataProvider/clientConfig.ts'
import { withTexts } from '../i18n/bundles.ts'
import { homeAfterProductLogin, landingHomeAfterSignIn } from '../session/landing.ts'
import { consumeReturnPath, saveReturnPath } from '../session/returnPath.ts'
import type { TokenStore } from '../session/tokens.ts'
import type { SignInProps } from '../signIn/signInViews.ts'

const LostPage = lazyPage(() => import('../landing/NotFoundPage.tsx'))
const Sandbox = lazyPage(withTexts(() => import('../customRoutes/sandbox/SandboxPage.tsx'), { first: ['landing'] }))
const SignOut = lazyPage(() => import('../signIn/SignOut.tsx'))
const LinkPage = lazyPage(withTexts(() => import('../signIn/links/LinkPage.tsx'), { first: ['registration'] }))
const SsoPage = lazyPage(withTexts(() => import('../signIn/sso/SsoPage.tsx'), { first: ['registration'] }))
const Landing = lazyPage(withTexts(() => import('../landing/Landing.tsx'), { first: ['landing'] }))
const PublicPage = lazyPage(withTexts(() => import('../landing/PublicPage.tsx'), { first: ['landing'] }))

export interface AppEntryProps {
  side: SignInApp
  tokens: TokenStore
  home: (config: ClientConfig) => string
  SignIn: LazyPage<SignInProps>
  App: LazyPage<{ config: ClientConfig }>
  /** Loads the code of the page at a path, and starts loading what the app reads first. */
  preloadPage: (path: string) => Promise<unknown>
}

/** Decides what to load. Landing, sign-in and sandbox pages load without MUI and react-admin; only signed-in users load the app. */
export const AppEntry = (props: AppEntryProps) => (
  <ReloadBoundary alone>
    <Suspense>
      <AppScreen {...props} />
    </Suspense>
  </ReloadBoundary>
)

const AppScreen = (props: AppEntryProps) => {
  const { side, tokens, home, SignIn, App } = props
  const [config] = useState(clientConfig)
  const resolve = (justSignedIn: boolean) =>
    resolveScreen({ side, home: home(config), signedIn: tokens.read() !== null, justSignedIn })
  const [screen, setScreen] = useState(() => resolve(false))
  const signIn = { config, preload: App.preload, onSignedIn: () => setScreen(resolve(true)) }

  if (screen === 'app') return <LoadedApp {...props} config={config} />
  if (screen === 'landing') return <Landing {...signIn} />
  if (screen === 'signIn') return <SignIn {...signIn} />
  if (screen === 'logout') return <SignOut side={side} />
  if (screen === 'link') return <LinkPage config={config} />
  if (screen === 'sso') return <SsoPage side={side} config={config} />
  if (screen === 'public') return <PublicPage config={config} />
  if (screen === 'sandbox' && config.appMode === 'sandbox') return <Sandbox config={config} />
  return <LostPage config={config} home={startPath(side, tokens, home(config))} />
}

/** The app, once its first page has loaded too. */
const LoadedApp = ({ config, ...props }: AppEntryProps & { config: ClientConfig }) => {
  const { App } = props
  const [loading] = useState(() => preloadApp(props))
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    // The browser can answer input while React renders all of the app.
    void loading.then(() => startTransition(() => setLoaded(true)))
  }, [loading])
  return loaded ? <App config={config} fallback={<AppLoading />} /> : <AppLoading />
}

const pages = {
  landing: Landing,
  logout: SignOut,
  link: LinkPage,
  sso: SsoPage,
  public: PublicPage,
  sandbox: Sandbox,
  notFound: LostPage,
}

/** Loads what the current URL shows, except the app, which loads behind its outline: for that it only starts. */
export async function preloadScreen(props: AppEntryProps): Promise<void> {
  const screen = initialScreen(location.pathname, props.tokens.read() !== null)
  if (screen === 'app') void preloadApp(props)
  else await (screen === 'signIn' ? props.SignIn : pages[screen]).preload()
}

/** The first page is loaded once: before the app is rendered, or after the sign-in. */
let firstPage: Promise<unknown> | undefined

function preloadApp({ home, App, preloadPage }: AppEntryProps): Promise<unknown> {
  const path = location.pathname
  // The page reports what could not be loaded.
  firstPage ??= preloadPage(isEntryPage(matchPage(path)) ? home(clientConfig()) : path).catch(() => {})
  return Promise.all([App.preload(), firstPage])
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
