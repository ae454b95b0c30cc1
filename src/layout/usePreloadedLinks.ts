import { useEffect } from 'react'

/** Loads the page of a link when the pointer or the focus reaches it, so that it is usually there when the link is opened. */
export function usePreloadedLinks(preloadPage: (path: string) => Promise<unknown>): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      // A failure is reported when the page is opened.
      if (link?.origin === location.origin) preloadPage(link.pathname).catch(() => {})
    }
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, preload, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, preload)
    }
  }, [preloadPage])
}
