import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** The drop zones on the page. */
const zones = new Set<RefObject<HTMLElement | null>>()

/**
 * Accepts files that are dropped anywhere on the page: outside a zone they would open in the tab. If the page has several zones, a file goes
 * to the one that it is dropped on. True while files are dragged over the page, or over this of several zones.
 */
export function usePageFileDrop(zone: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    zones.add(zone)
    const isMine = ({ target }: DragEvent) => zones.size === 1 || zone.current?.contains(target as Node) === true
    const hover = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(isMine(event))
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(false)
      if (isMine(event)) take([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', hover)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      zones.delete(zone)
      window.removeEventListener('dragover', hover)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [zone])

  return over
}
