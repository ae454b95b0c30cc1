import { useEffect, useState } from 'react'

/** The whole seconds that remain of `seconds` since `from` (epoch ms). Updates until it reaches 0. */
export function useCountdown(from: number, seconds: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((from + seconds * 1000 - Math.max(now, from)) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [left])
  return left
}
