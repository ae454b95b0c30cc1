import { useEffect, useState } from 'react'

interface Poll<T> {
  data: T | undefined
  error: Error | undefined
}

/** Calls `ask` and polls it at the given interval in milliseconds while the page is visible. `ask` must be stable. */
export function usePolling<T>(ask: (signal: AbortSignal) => Promise<T>, everyMs?: number): Poll<T> {
  const [poll, setPoll] = useState<Poll<T>>({ data: undefined, error: undefined })
  useEffect(() => {
    const stop = new AbortController()
    const once = () => {
      if (document.hidden) return
      ask(stop.signal).then(
        data => setPoll({ data, error: undefined }),
        (error: Error) => stop.signal.aborted || setPoll(({ data }) => ({ data, error })),
      )
    }
    once()
    const timer = everyMs === undefined ? undefined : setInterval(once, everyMs)
    document.addEventListener('visibilitychange', once)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', once)
    }
  }, [ask, everyMs])
  return poll
}
