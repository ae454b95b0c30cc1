import { useDefaultTitle } from 'ra-core'
import { useEffect } from 'react'

/** The window's title, before the brand's name. `PageHeader` sets its own; a page without one calls this. */
export function usePageTitle(title?: string): void {
  const brand = useDefaultTitle()
  useEffect(() => {
    if (title) document.title = `${title} · ${brand}`
  }, [title, brand])
}
