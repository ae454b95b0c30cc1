import type { ReactNode } from 'react'
import { getStaffSecondFactor } from '../../../contracts/calls/secondFactor.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { AppLoading } from '../../components/plain/AppLoading.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

const SetUpFirst = lazyPage<{ hasPasskey: boolean }>(() => import('./SecondFactorRequired.tsx'))

/** If two-step verification is required of staff, no page opens before it is set up or a passkey is used. The server enforces it too. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useCallQuery(getStaffSecondFactor, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <AppLoading />
  if (!data.missing) return children
  return <SetUpFirst hasPasskey={data.passkeys > 0} fallback={<AppLoading />} />
}
