import { useEffect, useState } from 'react'

/** False at first, and true after the given time. */
export function useDelayed(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
