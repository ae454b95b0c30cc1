import { startTransition, useEffect, useState } from 'react'

/** More than a screen shows. */
const FIRST = 30
const STEP = 60

/**
 * How many of a long list's rows to render now: a screenful at once, so that the page can be used, then all of them step by step between
 * other work. All are in the document after a moment, so that the browser finds, prints and focuses every row.
 */
export function useGradualCount(total: number): number {
  const [count, setCount] = useState(FIRST)
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP))
  }, [count, total])
  return Math.min(count, total)
}
