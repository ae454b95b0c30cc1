import { useCallback, useState } from 'react'

/** Whether an element has come into the visible part of the page. It stays true. */
export function useIsSeen() {
  const [seen, setSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setSeen(true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { seen, ref }
}
