import { useEffect, useState } from 'react'

/** Loads something when the component is first shown: false until it has loaded. `load` never rejects. */
export function useLoaded(load: () => Promise<unknown>): boolean {
  const [loaded, setLoaded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Loaded once.
  useEffect(() => {
    void load().then(() => setLoaded(true))
  }, [])
  return loaded
}
