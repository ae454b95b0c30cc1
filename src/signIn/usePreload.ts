import { useEffect } from 'react'

/** Starts loading the app as soon as a sign-in is likely, so that it is there when the answer is. */
export function usePreload(warmUp: () => unknown, when = true): void {
  useEffect(() => {
    if (when) warmUp()
  }, [warmUp, when])
}
