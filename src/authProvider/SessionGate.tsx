import { type ReactNode, useEffect, useState } from 'react'
import { getProfile, getSubUserProfile } from '../../contracts/calls/account.ts'
import { LoadError } from '../components/EmptyState.tsx'
import { AppLoading } from '../components/plain/AppLoading.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useCallQuery } from '../dataProvider/useCallQuery.ts'
import { redirectToLogout } from '../session/redirectToLogout.ts'
import { type Claims, customerTokens } from '../session/tokens.ts'
import { SessionContext } from './session.ts'
import { useEnabledFeatures } from './useFeatures.ts'

interface SessionGateProps {
  config: ClientConfig
  children: ReactNode
}

/** Loads the signed-in user before any page is rendered. */
export const SessionGate = ({ config, children }: SessionGateProps) => {
  const claims = customerTokens.claims()
  useEffect(() => {
    if (!claims) redirectToLogout('console')
  }, [claims])
  return (
    claims && (
      <WithProfile claims={claims} config={config}>
        {children}
      </WithProfile>
    )
  )
}

/** Sub-users have their own profile route (specification §6). An inactive account is redirected to the logout page (A18). */
const WithProfile = ({ claims, config, children }: SessionGateProps & { claims: Claims }) => {
  const { id: userId, subUserId } = claims
  const role = subUserId ? ('subUser' as const) : ('customer' as const)
  const main = useCallQuery(getProfile, { params: { userId } }, { enabled: !subUserId })
  const sub = useCallQuery(getSubUserProfile, { params: { id: subUserId ?? '' } }, { enabled: !!subUserId })
  const { data, error, refetch } = subUserId ? sub : main
  const profile = data?.result
  const inactive = profile?.isActive === false
  useEffect(() => {
    if (inactive) redirectToLogout('console')
  }, [inactive])

  // The menu shows the enabled features, and its entries would move if they came later than the page.
  const features = useEnabledFeatures(userId, profile?.kycComplete === true)
  // Only the first page waits: KYC may be completed while the app is open.
  const [opened, setOpened] = useState(false)
  if (!opened && profile && !features.isLoading) setOpened(true)

  if (error && !profile) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!profile || inactive || !opened) return <AppLoading />
  const { permissions, ...own } = profile
  const session = { userId, subUserId, role, profile: own, permissions, kycComplete: own.kycComplete, config }
  return <SessionContext value={session}>{children}</SessionContext>
}
