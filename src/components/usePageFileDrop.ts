import { useEffect, useEffectEvent, useState } from 'react'

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Takes a file dropped anywhere on the page, so that a near miss does not open it in the tab. True while one hovers. */
export function usePageFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFile)

  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) take(file)
    }
    window.addEventListener('dragover', hover)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', hover)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])

  return over
}
