import { type MouseEvent, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** What follows the question mark; for parts that only the browser draws. */
export const useQueryParams = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(listen, () => location.search))

type Changes = Record<string, string | null>

const addressWith = (changes: Changes): string => {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.pathname + url.search
}

const tell = () => listeners.forEach(listener => listener())

/** The same page with another question: the back button and a reload find it. */
export function pushQuery(changes: Changes): void {
  history.pushState({ opened: true }, '', addressWith(changes))
  tell()
}

/** The same page with another question and no way back to the one before. */
export function replaceQuery(changes: Changes): void {
  history.replaceState(null, '', addressWith(changes))
  tell()
}

/** Closes what `goTo` has opened, by the way back where there is one. */
export function closeQuery(changes: Changes): void {
  const state = history.state as { opened?: boolean } | null
  if (state?.opened) return history.back()
  replaceQuery(changes)
}

/** A link's press that stays in the page; one that opens another tab is the browser's. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
