import { useCallback, useEffect, useState } from 'react'
import { challanOrderStatus } from '../../../../contracts/calls/publicChallans.ts'
import { errorMessage, usePublicApi } from '../shared/usePublicApi.ts'
import type { FoundOrder } from './paymentOutcome.ts'

/** Polling delays while the bank has not answered: about two minutes in total. */
const waitsMs = [2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 45_000]

export type OrderStatusState =
  | { state: 'loading' | 'unknown' }
  | { state: 'failed'; message: string }
  /** `slow`: polling has stopped. */
  | { state: 'found'; found: FoundOrder; slow: boolean }

/** Runs after a delay, once the page is visible. */
function after(milliseconds: number, then: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'hidden') return
    document.removeEventListener('visibilitychange', seen)
    then()
  }
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', seen)
    seen()
  }, milliseconds)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** An order's status, polled with growing delays until the payment is decided (A119). */
export function useOrderStatus(code: string | null) {
  const { ask } = usePublicApi()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ of: string; state: OrderStatusState } | null>(null)
  const question = `${code}.${attempt}`

  useEffect(() => {
    if (!code) return
    let stop = () => {}
    let current = true
    const setState = (state: OrderStatusState) => current && setAnswer({ of: question, state })
    const look = async (tries: number): Promise<void> => {
      const reply = await ask(challanOrderStatus, { params: { code } })
      if (!current) return
      if (reply.code === 404 || reply.code === 400) return void setState({ state: 'unknown' })
      if (reply.code !== 200) return void setState({ state: 'failed', message: reply.message })
      const { status, diverged } = reply.order
      const wait = status === 'created' && !diverged ? waitsMs[tries] : undefined
      setState({ state: 'found', found: reply, slow: wait === undefined })
      if (wait !== undefined) stop = after(wait, () => begin(tries + 1))
    }
    const begin = (tries: number) =>
      void look(tries).catch((thrown: unknown) => setState({ state: 'failed', message: errorMessage(thrown) }))
    begin(0)
    return () => {
      current = false
      stop()
    }
  }, [ask, code, question])

  const state: OrderStatusState = answer?.of === question ? answer.state : { state: 'loading' }
  return { state, again: useCallback(() => setAttempt(before => before + 1), []) }
}
