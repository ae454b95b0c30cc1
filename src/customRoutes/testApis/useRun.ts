import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { testApiChecks } from '../../../contracts/calls/testApis.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { callApiResponse } from '../../dataProvider/api.ts'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import { CallError } from '../../dataProvider/callError.ts'
import type { CallArgs } from '../../dataProvider/send.ts'
import type { ApiMode } from './codeSamples.ts'
import type { RequestBody } from './requestBody.ts'
import { type Run, runFromError, runFromReply } from './runs.ts'

type Sent = CallArgs<(typeof testApiChecks)['pan-check']>['body']

/** Sends one request at a time and measures it. A retry after a lost reply reuses the idempotency key. */
export function useRun(onDone: (run: Run) => void) {
  const cache = useQueryClient()
  const keys = useRef(attemptKeys())
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)

  /** `atMostPaise` is the price that the user was shown. */
  const run = async (product: ProductId, mode: ApiMode, body: RequestBody, atMostPaise: number) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    const idempotencyKey = keys.current.keyFor([product, mode, body])
    const at = new Date().toISOString()
    try {
      const done = await send({ id: `${at} ${idempotencyKey}`, at, product, mode, body }, atMostPaise, idempotencyKey)
      if (done.chargePaise !== null) keys.current.ended()
      onDone(done)
      // Balances and lists have changed.
      void cache.invalidateQueries()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}

async function send(
  run: Pick<Run, 'id' | 'at' | 'product' | 'mode' | 'body'>,
  atMostPaise: number,
  idempotencyKey: string,
): Promise<Run> {
  const started = performance.now()
  const measured = () => ({ ...run, latencyMs: Math.round(performance.now() - started) })
  try {
    // It may be invalid on purpose; the server validates it.
    const body = { ...run.body, mode: run.mode, atMostPaise } as unknown as Sent
    const response = await callApiResponse(testApiChecks[run.product], { body, idempotencyKey })
    const done = measured()
    const { status: httpStatus, headers } = response
    return runFromReply(done, { reply: await response.json(), httpStatus, requestId: headers.get('x-request-id') })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return runFromError(measured(), error)
  }
}
