import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { readLookup } from '../../../contracts/challanSession.ts'
import { paths } from '../../../contracts/paths.ts'

/** After a failed payment: back to the search of this tab with what was selected, where it still is. */
export function usePaymentRetry(retry: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (retry && readLookup(sessionStorage)) void navigate(paths.challanDashboardPayment, { replace: true })
  }, [retry, navigate])
}
