import { useEffect, useState } from 'react'
import { readFile } from '../../../contracts/calls/files.ts'
import { callApiResponse } from '../../dataProvider/api.ts'

type Loaded = { url: string } | { failed: true } | undefined

/**
 * The address of a kept picture within this page: loaded with the user's token, held in memory only and let go when the page is left, so
 * that no picture has an address or stays in a cache. `attempt` loads it again.
 */
export function useKeptPicture(file: string, attempt: number): Loaded {
  const [loaded, setLoaded] = useState<{ of: string; value: Loaded }>()
  const key = `${file} ${attempt}`
  useEffect(() => {
    const leaving = new AbortController()
    let url: string | undefined
    const load = async () => {
      const response = await callApiResponse(readFile, { params: { id: file }, signal: leaving.signal })
      const content = await response.blob()
      if (leaving.signal.aborted) return
      url = URL.createObjectURL(content)
      setLoaded({ of: key, value: { url } })
    }
    load().catch(() => {
      if (!leaving.signal.aborted) setLoaded({ of: key, value: { failed: true } })
    })
    return () => {
      leaving.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [file, key])
  return loaded?.of === key ? loaded.value : undefined
}
