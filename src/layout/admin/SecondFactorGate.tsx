import type { ReactNode } from 'react'
import { getStaffSecondFactor } from '../../../contracts/calls/secondFactor.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { AppLoading } from '../../components/plain/AppLoading.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

const SetUpFirst = lazyPage(() => import('./SecondFactorRequired.tsx'))

/** If two-step verification is required of staff, no page opens before it is set up. The server enforces it too. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useCallQuery(getStaffSecondFactor, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <AppLoading />
  if (data.on || !data.required) return children
  return <SetUpFirst fallback={<AppLoading />} />
}
