import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRef, useState } from 'react'
import { findEarlierAnswer, listProducts } from '../../../../contracts/calls/verifications.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { attemptKeys } from '../../../dataProvider/attemptKeys.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { callQueryKey } from '../../../dataProvider/useCallQuery.ts'
import type { VerificationRecord } from '../record.ts'
import { type FormValues, toVerificationBody } from './formState.ts'
import { earlierAnswerKey } from './useEarlierAnswer.ts'

type Outcome = { record: VerificationRecord } | { error: CallError } | null

/** Sends one check at a time. A second click during a request is ignored. A retry after a lost reply reuses the idempotency key. */
export function useVerify(product: Product) {
  const dataProvider = useDataProvider()
  const cache = useQueryClient()
  const keys = useRef(attemptKeys())
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)

  /** Resolves to the check if it was sent and answered. `unlessAnswered`: the user has seen no answer for the same input. `fresh`: the source is to be
   * asked, though an earlier answer would be free. */
  const verify = async (
    values: FormValues,
    atMostPaise: number,
    { unlessAnswered, fresh }: { unlessAnswered: boolean; fresh: boolean },
  ): Promise<VerificationRecord | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    setOutcome(null)
    try {
      const data = { ...toVerificationBody(product, values), atMostPaise, unlessAnswered, ...(fresh && { fresh }) }
      const meta = { idempotencyKey: keys.current.keyFor(data) }
      const reply = await dataProvider.create<VerificationRecord>(product.id, { data, meta })
      keys.current.ended()
      setOutcome({ record: reply.data })
      // At once, so that the next press is known to buy the same answer again.
      if (reply.data.status === 'completed' || reply.data.status === 'not_found')
        cache.setQueryData(earlierAnswerKey(product, values), { earlier: reply.data, reusableFrom: null })
      // Balances, lists and counts have changed.
      void cache.invalidateQueries()
      return reply.data
    } catch (error) {
      const failure = error as CallError
      // Without an outcome the same key makes a retry safe.
      if (failure.status !== 0 && failure.status < 500) keys.current.ended()
      // The price may have changed, or another window may have checked the same input.
      if (failure.status === 409)
        for (const call of [listProducts, findEarlierAnswer])
          void cache.invalidateQueries({ queryKey: callQueryKey(call) })
      setOutcome({ error: failure })
      return undefined
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, outcome, verify, clear: () => setOutcome(null) }
}
