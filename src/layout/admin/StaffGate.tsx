import type { ReactNode } from 'react'
import { adminProfile } from '../../../contracts/calls/admin.ts'
import { StaffContext } from '../../authProvider/staff.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { AppLoading } from '../../components/plain/AppLoading.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

/** Loads the signed-in member of staff, and what they may do, before any page is rendered. */
export const StaffGate = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useCallQuery(adminProfile, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  return data ? <StaffContext value={data}>{children}</StaffContext> : <AppLoading />
}
