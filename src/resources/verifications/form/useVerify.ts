import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRef, useState } from 'react'
import type { Product } from '../../../../contracts/products/index.ts'
import { attemptKeys } from '../../../dataProvider/attemptKeys.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import type { VerificationRecord } from '../record.ts'
import { type FormValues, toVerificationBody } from './formState.ts'

type Outcome = { record: VerificationRecord } | { error: CallError } | null

/** Sends a check, one at a time. A second press while one is under way does nothing; after a lost answer it is the same attempt. */
export function useVerify(product: Product) {
  const dataProvider = useDataProvider()
  const cache = useQueryClient()
  const keys = useRef(attemptKeys())
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)

  /** True when it was sent and answered. */
  const verify = async (values: FormValues): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setOutcome(null)
    try {
      const data = toVerificationBody(values)
      const meta = { idempotencyKey: keys.current.keyFor(data) }
      const reply = await dataProvider.create<VerificationRecord>(product.id, { data, meta })
      keys.current.ended()
      setOutcome({ record: reply.data })
      // Balances, lists and counts have changed.
      void cache.invalidateQueries()
      return true
    } catch (error) {
      const failure = error as CallError
      if (failure.status !== 0) keys.current.ended()
      setOutcome({ error: failure })
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, outcome, verify, clear: () => setOutcome(null) }
}
