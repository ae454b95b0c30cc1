/** When a page counts as usable. */
export type Usable = 'field' | 'row' | 'figures' | 'heading'

/** What `watchPage` leaves in the window, in milliseconds since the navigation began; 0 for what has not happened yet. */
export interface Watched {
  usableMs: number
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  shift: number
}

/** Runs in the page, before its own scripts: notes when it is usable, what it painted, and for how long scripts blocked it. */
export function watchPage(usable: Usable): void {
  const watched: Watched = { usableMs: 0, firstPaintMs: 0, largestPaintMs: 0, blockedMs: 0, shift: 0 }
  Object.assign(window, { watched })

  const isSeen = (element: Element | null | undefined) =>
    element instanceof HTMLElement && element.checkVisibility() && element.getBoundingClientRect().height > 0
  const hasText = (element: Element | null | undefined, text: RegExp) =>
    isSeen(element) && text.test((element as HTMLElement).innerText)
  /** React has bound its events: text typed before that may be lost. */
  const isBound = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactProps'))
  const checks: Record<Usable, () => boolean> = {
    field: () => {
      const fields = document.querySelectorAll<HTMLInputElement>('form input:not([type=hidden], [type=checkbox])')
      const first = [...fields].find(isSeen)
      return first !== undefined && !first.disabled && isBound(first)
    },
    row: () => {
      const cells = [...document.querySelectorAll('tbody tr:first-of-type td')]
      return !document.querySelector('tbody .MuiSkeleton-root') && cells.some(cell => hasText(cell, /\w/))
    },
    figures: () => hasText(document.querySelector('main .num'), /\d/),
    heading: () => hasText(document.querySelector('h1'), /\w/),
  }
  const look = () => {
    if (document.body && checks[usable]()) watched.usableMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') watched.firstPaintMs = entry.startTime
  })
  observe('largest-contentful-paint', entry => {
    watched.largestPaintMs = entry.startTime
  })
  observe('longtask', entry => {
    watched.blockedMs += entry.duration - 50
  })
  observe('layout-shift', entry => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) watched.shift += value
  })
}
