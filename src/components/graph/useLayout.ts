import { useEffect, useState } from 'react'
import type { LayoutRequest, Places } from './layout.ts'

/** The places of a graph's nodes, which a worker finds; those before stay until the next ones are there. Empty at first. */
export function useLayout({ nodes, edges, direction }: LayoutRequest): Places {
  const [places, setPlaces] = useState<Places>({})
  const key = JSON.stringify({ nodes, edges, direction })
  useEffect(() => {
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Places>) => setPlaces(data))
    worker.postMessage(JSON.parse(key) as LayoutRequest)
    return () => worker.terminate()
  }, [key])
  return places
}
