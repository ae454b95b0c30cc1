import { useEffect } from 'react'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'

/** The window's title while a public page stands. */
export function useDocumentTitle(title: string, { brandName }: ClientConfig): void {
  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title, brandName])
}
