import { useEffect, useEffectEvent, useState } from 'react'
import { bulkEvents } from '../../../contracts/calls/bulk.ts'
import { open } from '../../dataProvider/api.ts'
import { eventsOf } from './events.ts'
import { isActive, type Progress } from './job.ts'

/** Between a lost connection and the next try. */
const RETRY_MS = 2_000

/**
 * A job's progress, live while it is active. A lost connection is taken up again: the first event says how things stand, so nothing
 * is missed. `onEnd` is called once the activity is over.
 */
export function useProgress(id: string, active: boolean, onEnd: () => void): Progress | undefined {
  const [progress, setProgress] = useState<Progress>()
  const ended = useEffectEvent(onEnd)

  useEffect(() => {
    if (!active) return
    const stop = new AbortController()
    void follow(id, stop.signal, setProgress).then(done => {
      if (done) ended()
    })
    return () => stop.abort()
  }, [id, active])

  return progress?.id === id ? progress : undefined
}

/** True when the job came to rest, false when nobody listens any more. */
async function follow(id: string, signal: AbortSignal, tell: (progress: Progress) => void): Promise<boolean> {
  while (!signal.aborted) {
    try {
      const { body } = await open(bulkEvents, { params: { id }, signal })
      for await (const { data } of eventsOf(body as ReadableStream<Uint8Array>)) {
        const progress = JSON.parse(data) as Progress
        tell(progress)
        if (!isActive(progress.status)) return true
      }
    } catch {
      // Lost, refused or left: the loop's condition and the next try tell which.
    }
    await new Promise(resolve => setTimeout(resolve, RETRY_MS))
  }
  return false
}
