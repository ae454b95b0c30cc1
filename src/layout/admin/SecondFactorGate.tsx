import { type ReactNode, Suspense } from 'react'
import { getStaffSecondFactor } from '../../../contracts/calls/secondFactor.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { AppLoading } from '../../components/plain/AppLoading.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

const SetUpFirst = lazyPage(() => import('./SecondFactorRequired.tsx'))

/** Where two steps are required of staff, nothing opens before they are set up; the server refuses it too. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useCallQuery(getStaffSecondFactor, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <AppLoading />
  if (data.on || !data.required) return children
  return (
    <Suspense fallback={<AppLoading />}>
      <SetUpFirst />
    </Suspense>
  )
}
