import { useCallback, useEffect, useState } from 'react'
import { bannerLimits } from '../../../contracts/platform/publicLimits.ts'

/** A message that disappears after five seconds (specification §8, A126). */
export function useTimedMessage() {
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), bannerLimits.standardMs)
    return () => clearTimeout(timer)
  }, [message])
  const show = useCallback((text: string) => setMessage(text), [])
  const clear = useCallback(() => setMessage(null), [])
  return { message, show, clear }
}
