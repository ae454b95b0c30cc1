import { getProfile, getSubUserProfile } from '../contracts/calls/account.ts'
import { lazyPage } from './components/plain/lazyPage.ts'
import { startCall } from './dataProvider/startCall.ts'
import { mountApp } from './entry/mountApp.tsx'
import { withTexts } from './i18n/bundles.ts'
import { customerTokens } from './session/tokens.ts'

void mountApp({
  side: 'console',
  tokens: customerTokens,
  home: config => config.homePath,
  SignIn: lazyPage(() => import('./signIn/ConsoleSignIn.tsx')),
  App: lazyPage(withTexts(() => import('./layout/ConsoleApp.tsx'), { first: ['app'], later: ['console', 'shared'] })),
  preloadPage,
})

function preloadPage(path: string): void {
  const { id: userId, subUserId } = customerTokens.claims() ?? {}
  if (!userId) return
  if (subUserId) startCall(getSubUserProfile, { params: { id: subUserId } })
  else startCall(getProfile, { params: { userId } })
  void import('./customRoutes/routes.tsx').then(routes => routes.preloadPage(path)).catch(() => {})
}
