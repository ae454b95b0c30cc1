import { useEffect } from 'react'

/** Starts to load the app as soon as a sign-in is likely, so that it is ready when the reply arrives. */
export function usePreload(preload: () => unknown, when = true): void {
  useEffect(() => {
    if (when) preload()
  }, [preload, when])
}
