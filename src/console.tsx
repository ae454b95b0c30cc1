import { getProfile, getSubUserProfile } from '../contracts/calls/account.ts'
import { listEnabledFeatures } from '../contracts/calls/features.ts'
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

async function preloadPage(path: string): Promise<void> {
  const { id: userId, subUserId } = customerTokens.claims() ?? {}
  if (userId) startCall(listEnabledFeatures, { params: { userId } })
  if (subUserId) startCall(getSubUserProfile, { params: { id: subUserId } })
  else if (userId) startCall(getProfile, { params: { userId } })
  const routes = await import('./customRoutes/routes.tsx')
  await routes.preloadPage(path)
}
