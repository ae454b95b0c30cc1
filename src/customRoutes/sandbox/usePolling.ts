import { useEffect, useState } from 'react'

interface Asked<T> {
  data: T | undefined
  error: Error | undefined
}

/** The answer of `ask`, asked again every so many milliseconds while the page is looked at. `ask` must be stable. */
export function usePolling<T>(ask: (signal: AbortSignal) => Promise<T>, everyMs?: number): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ data: undefined, error: undefined })
  useEffect(() => {
    const stop = new AbortController()
    const once = () => {
      if (document.hidden) return
      ask(stop.signal).then(
        data => setAsked({ data, error: undefined }),
        (error: Error) => stop.signal.aborted || setAsked(({ data }) => ({ data, error })),
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
  return asked
}
