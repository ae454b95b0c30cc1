import { useCallback, useEffect, useState } from 'react'
import type { ChallanOrder } from '../../../../contracts/calls/challanFields.ts'
import { vehicleEchallanPaidList } from '../../../../contracts/calls/publicChallans.ts'
import { readAccessToken } from '../../../../contracts/challanSession.ts'
import { restartPhoneSignIn } from '../shared/searchUrls.ts'
import { errorMessage, type PublicApiCall, usePublicApi } from '../shared/usePublicApi.ts'

export type OrdersState =
  | { state: 'loading' }
  | { state: 'locked' }
  | { state: 'failed'; message: string }
  | { state: 'here'; orders: ChallanOrder[]; total: number; page: number }

async function load(ask: PublicApiCall, accessToken: string, page: number): Promise<OrdersState> {
  const reply = await ask(vehicleEchallanPaidList, { query: { accessToken, pageNo: page } })
  if (reply.code === 200)
    return { state: 'here', orders: reply.result, total: reply.totalRecords, page: reply.pageNumber }
  if (reply.code !== 401) return { state: 'failed', message: reply.message }
  restartPhoneSignIn()
  return { state: 'loading' }
}

/** One page of the phone's orders, newest first. */
export function useOrders(page: number) {
  const { ask } = usePublicApi()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ of: string; orders: OrdersState } | null>(null)
  const accessToken = readAccessToken(sessionStorage)
  // What was loaded for another page, or before trying again, is not shown.
  const asked = `${page}.${attempt}`

  useEffect(() => {
    if (!accessToken) return
    let current = true
    const keep = (orders: OrdersState) => current && setLoaded({ of: asked, orders })
    load(ask, accessToken, page).then(keep, (thrown: unknown) =>
      keep({ state: 'failed', message: errorMessage(thrown) }),
    )
    return () => {
      current = false
    }
  }, [ask, accessToken, page, asked])

  const orders: OrdersState = loaded?.of === asked ? loaded.orders : { state: accessToken ? 'loading' : 'locked' }
  return { orders, retry: useCallback(() => setAttempt(before => before + 1), []) }
}
