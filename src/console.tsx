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
  if (userId) void startSession(userId, subUserId).catch(() => {})
  const routes = await import('./customRoutes/routes.tsx')
  await routes.preloadPage(path)
}

/** Requests the profile, and the features as soon as it says that KYC is complete (§6). */
async function startSession(userId: string, subUserId: string | null | undefined): Promise<void> {
  const { result } = subUserId
    ? await startCall(getSubUserProfile, { params: { id: subUserId } })
    : await startCall(getProfile, { params: { userId } })
  if (result.kycComplete) void startCall(listEnabledFeatures, { params: { userId } })
}
