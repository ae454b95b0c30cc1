import { useDefaultTitle } from 'ra-core'
import { useEffect } from 'react'

/** The window's title, before the brand's name. `PageHeader` sets its own; a page without one calls this. */
export function usePageTitle(title?: string): void {
  // A string: `AppContexts` gives the brand's name.
  const brand = useDefaultTitle() as string
  useEffect(() => {
    if (title) document.title = `${title} · ${brand}`
  }, [title, brand])
}
