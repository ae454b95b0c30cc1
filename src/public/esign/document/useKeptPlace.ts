import { type RefObject, useEffect } from 'react'

interface Place {
  page: Element
  /** Of the page's height, down to the middle of the window. */
  part: number
}

/** The first element that reaches below `y`; the elements stand one below the other. */
function elementAt(elements: HTMLCollection, y: number): Element | undefined {
  let [from, to] = [0, elements.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) > y) to = middle
    else from = middle + 1
  }
  return elements[from]
}

/** Keeps what is read in the middle of the window when the phone turns or the window changes, which changes the height of all pages. */
export function useKeptPlace(pages: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = pages.current
    if (!box) return undefined
    let width = box.clientWidth
    let place: Place | null = null
    const note = () => {
      // A turn scrolls as well, before its new width is known here.
      if (box.clientWidth !== width) return
      const middle = innerHeight / 2
      const page = elementAt(box.children, middle)
      const frame = page?.getBoundingClientRect()
      // Above the first page stands the head of the document, which stays where it is.
      place = page && frame && frame.top < middle ? { page, part: (middle - frame.top) / frame.height } : null
    }
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width || box.clientWidth === 0) return
      width = box.clientWidth
      if (!place) return
      const { top, height } = place.page.getBoundingClientRect()
      scrollBy({ top: top + place.part * height - innerHeight / 2, behavior: 'instant' })
    })
    observer.observe(box)
    addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', note)
    }
  }, [pages])
}
