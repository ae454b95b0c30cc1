import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { rerunVerification } from '../../../../contracts/calls/verifications.ts'
import { priceItemFor } from '../../../../contracts/checks/priceItems.ts'
import type { ProductId } from '../../../../contracts/products/index.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { attemptKeys } from '../../../dataProvider/attemptKeys.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePrices, useProduct, useProductFacts } from '../product.ts'
import type { VerificationRecord } from '../record.ts'

interface Rerun {
  id: string
  /** Integer paise: the price that the user was shown. */
  atMostPaise: number
}

/** Returns the price in paise of running one of the product's checks again: it keeps its mode, and test checks are free. */
export function useRerunPrice() {
  const product = useProduct()
  const { pricePaise } = useProductFacts(product)
  const priceOf = usePrices(product, pricePaise)
  return ({ mode, input }: Pick<VerificationRecord, 'mode' | 'input'>): number =>
    mode === 'test' ? 0 : priceOf(priceItemFor(product.id as ProductId, input))
}

/** Runs checks again one after another, each under its own idempotency key, and reports the result. Returns the new IDs. */
export function useRunAgain() {
  const text = useTexts('verifications')
  const notify = useNotify()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)

  const runAgain = async (reruns: readonly Rerun[]): Promise<string[]> => {
    setBusy(true)
    const newIds: string[] = []
    const failed: CallError[] = []
    for (const { id, atMostPaise } of reruns) {
      try {
        const idempotencyKey = attemptKeys().keyFor(id)
        const reply = await callApi(rerunVerification, { params: { id }, body: { atMostPaise }, idempotencyKey })
        newIds.push(String(reply.id))
      } catch (error) {
        failed.push(error as CallError)
      }
    }
    setBusy(false)
    void cache.invalidateQueries()
    const [first] = failed
    if (first)
      notify(text('list.rerunFailed', { smart_count: failed.length, message: first.message }), { type: 'error' })
    else notify(text('list.ranAgain', { smart_count: newIds.length }), { type: 'success' })
    return newIds
  }
  return { busy, runAgain }
}
