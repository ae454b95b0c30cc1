import { useEffect } from 'react'
import { paths } from '../../../../contracts/platform/paths.ts'

/** The path of the document, which moving within the app does not change. */
const documentPath = (): string => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? new URL(loaded.name).pathname : paths.videoKycCall
}

/** Camera and microphone are open to the document of this page only: whoever came from another page of the app loads it first. False until then. */
export function useOwnDocument(): boolean {
  const isOwn = documentPath() === paths.videoKycCall
  useEffect(() => {
    if (!isOwn) location.reload()
  }, [isOwn])
  return isOwn
}
