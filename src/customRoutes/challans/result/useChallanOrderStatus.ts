import { useState } from 'react'
import { challanOrderStatus } from '../../../../contracts/calls/publicChallans.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'

const AGAIN_MS = 3_000

/** The order as the server knows it, asked again while its payment is not decided. */
export function useChallanOrderStatus(code: string | null) {
  const [decided, setDecided] = useState(false)
  const { data, error, refetch } = useCallQuery(
    challanOrderStatus,
    { params: { code: code ?? '' } },
    { enabled: code !== null, refetchInterval: decided ? false : AGAIN_MS },
  )
  const found = data?.code === 200 ? data : null
  const waits = found?.order.status === 'created' && !found.order.diverged
  if (data && !waits && !decided) setDecided(true)
  return { found, refused: data !== undefined && !found, error, refetch }
}
