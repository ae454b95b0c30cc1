import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import { bulkEvents } from '../../../../contracts/calls/bulk.ts'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import { callApiResponse } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { applyProgress, type BulkProgress, isActive, type Job } from './job.ts'
import { parseServerSentEvents } from './serverSentEvents.ts'

/** A paused job may be resumed in another window; no connection waits for that. */
const PAUSED_MS = 5_000

/** One job, live while something is going on in it. An empty id means no job. */
export function useJob(id: string) {
  const cache = useQueryClient()
  const { data, error, isPending, refetch } = useGetOne<Job, CallError>(
    bulkJob.name,
    { id },
    { enabled: id !== '', retry: false, refetchInterval: ({ state }) => state.data?.status === 'paused' && PAUSED_MS },
  )
  const active = data !== undefined && isActive(data.status)
  // What a run has charged and made shows in balances, lists and counts.
  const progress = useJobProgress(id, active, () => cache.invalidateQueries())
  const job = data && progress && active ? applyProgress(data, progress) : data
  return { job, error, isPending: id !== '' && isPending, refetch }
}

/** Between a lost connection and the next try. */
const RETRY_MS = 2_000

/**
 * A job's progress, live while it is active. A lost connection is taken up again: the first event has the current state, so nothing
 * is missed. `onRest` reads again what the activity has changed. While the job counts as active even then, because that reading failed
 * or the job went on in between, it is followed further.
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

/** Until nobody listens any more. */
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
      // Lost, refused or left: the loop's condition and the next try tell which.
    }
    await new Promise(resolve => setTimeout(resolve, RETRY_MS))
  }
}
