import { useEffect, useState } from 'react'
import { mounts } from '../../../../contracts/calls/callRoute.ts'

/** A page that creates a PDF stores its signed URL under this key in session storage before it opens this page. */
export const PDF_RESULT_KEY = 'pdfResult'

export type PdfResult = { kind: 'loading' | 'none' | 'ended' | 'failed' } | { kind: 'ready'; address: string }

/** The stored URL, if it is one of our files. Any other URL may have been planted by an attacker. */
function storedUrl(): URL | null {
  const kept = sessionStorage.getItem(PDF_RESULT_KEY)
  const address = kept && URL.canParse(kept, location.origin) ? new URL(kept, location.origin) : null
  const own = address?.origin === location.origin && address.pathname.startsWith(`${mounts.objects}/`)
  return own ? address : null
}

async function load(address: URL, signal: AbortSignal): Promise<PdfResult> {
  try {
    const response = await fetch(address, { signal })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !type.startsWith('application/pdf'))
      return { kind: response.status >= 500 ? 'failed' : 'ended' }
    return { kind: 'ready', address: URL.createObjectURL(await response.blob()) }
  } catch {
    return { kind: 'failed' }
  }
}

/** Fetches the file, so that an expired link is reported here instead of by a server error in a new tab. */
export function usePdfResult() {
  const [address] = useState(storedUrl)
  const [tries, setTries] = useState(0)
  const [result, setResult] = useState<PdfResult>({ kind: address ? 'loading' : 'none' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on "Try again" is another attempt.
  useEffect(() => {
    if (!address) return
    const controller = new AbortController()
    let objectUrl = ''
    void load(address, controller.signal).then(loaded => {
      if (loaded.kind === 'ready') objectUrl = loaded.address
      if (!controller.signal.aborted) setResult(loaded)
      else if (objectUrl) URL.revokeObjectURL(objectUrl)
    })
    return () => {
      controller.abort()
      if (objectUrl) URL.revokeObjectURL(objectUrl)
    }
  }, [address, tries])
  const retry = () => {
    setResult({ kind: 'loading' })
    setTries(tries + 1)
  }
  return { result, retry }
}
