import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import { bulkEvents } from '../../../../contracts/calls/bulk.ts'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import { callApiResponse } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { parseServerSentEvents } from '../../../dataProvider/serverSentEvents.ts'
import { applyProgress, type BulkProgress, isActive, type Job } from './job.ts'

/** A paused job may be resumed in another window. Polling is enough for that; no connection is kept open. */
const PAUSED_MS = 5_000

/** A job with live updates while it is active. An empty ID means no job. */
export function useJob(id: string) {
  const cache = useQueryClient()
  const { data, error, isPending, refetch } = useGetOne<Job, CallError>(
    bulkJob.name,
    { id },
    { enabled: id !== '', retry: false, refetchInterval: ({ state }) => state.data?.status === 'paused' && PAUSED_MS },
  )
  const active = data !== undefined && isActive(data.status)
  // Charges and new verifications change balances, lists and counts.
  const progress = useJobProgress(id, active, () => cache.invalidateQueries())
  const job = data && progress && active ? applyProgress(data, progress) : data
  return { job, error, isPending: id !== '' && isPending, refetch }
}

/** Delay before reconnecting. */
const RETRY_MS = 2_000

/**
 * A job's progress, live while it is active. After a lost connection it reconnects; the first event has the current state, so nothing is
 * missed. `onRest` refetches what the job has changed. If the job still counts as active afterwards, because the refetch failed or the job
 * was resumed meanwhile, it is followed again.
 */
function useJobProgress(id: string, active: boolean, onRest: () => Promise<void>): BulkProgress | undefined {
  const [progress, setProgress] = useState<BulkProgress>()
  const onceRested = useEffectEvent(onRest)

  useEffect(() => {
    if (!active) return
    const stop = new AbortController()
    void follow(id, stop.signal, async update => {
      setProgress(update)
      if (!isActive(update.status)) await onceRested()
    })
    return () => stop.abort()
  }, [id, active])

  return progress?.id === id ? progress : undefined
}

/** Runs until it is aborted. */
async function follow(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: BulkProgress) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const { body } = await callApiResponse(bulkEvents, { params: { id }, signal })
      for await (const { data } of parseServerSentEvents(body as ReadableStream<Uint8Array>))
        await onProgress(JSON.parse(data) as BulkProgress)
    } catch {
      // Lost, refused or aborted: the loop's condition decides whether to retry.
    }
    await new Promise(resolve => setTimeout(resolve, RETRY_MS))
  }
}
