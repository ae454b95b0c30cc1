import { useDefaultTitle } from 'ra-core'
import { useEffect } from 'react'

/** Sets the window's title, which the brand's name follows. `PageHeader` calls this; a page without a header calls it itself. */
export function usePageTitle(title?: string): void {
  // A string: `AppContexts` provides the brand's name.
  const brand = useDefaultTitle() as string
  useEffect(() => {
    if (title) document.title = `${title} · ${brand}`
  }, [title, brand])
}

/** The same as an element. */
export function PageTitle({ title }: { title: string }): null {
  usePageTitle(title)
  return null
}
