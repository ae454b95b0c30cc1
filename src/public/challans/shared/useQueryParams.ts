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

/** The query parameters, for components that are rendered only in the browser. */
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

/** Changes the query and adds a history entry, so that the back button and a reload restore it. */
export function pushQuery(changes: Changes): void {
  history.pushState({ opened: true }, '', addressWith(changes))
  tell()
}

/** Changes the query without a history entry. */
export function replaceQuery(changes: Changes): void {
  history.replaceState(null, '', addressWith(changes))
  tell()
}

/** Closes what `pushQuery` opened, with the back button's history entry if there is one. */
export function closeQuery(changes: Changes): void {
  const state = history.state as { opened?: boolean } | null
  if (state?.opened) return history.back()
  replaceQuery(changes)
}

/** A click that stays in the page. Clicks that open another tab are left to the browser. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
