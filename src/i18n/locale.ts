import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Locale, locales } from '../../contracts/platform/text.ts'
import { missingMessages } from './messages.ts'

/** The storage key of the language, which the sign-in pages, the console and the admin app share. */
export const LOCALE_KEY = 'locale'

/** The languages under their native names. */
export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिंदी' }

const listeners = new Set<() => void>()

const isLocale = (value: string | null): value is Locale => locales.some(locale => locale === value)

/** The language that is shown while the texts of the chosen one load. */
let shownMeanwhile: Locale | undefined

/** The stored choice, else Hindi if the browser prefers it, else English. */
export function getLocale(): Locale {
  if (shownMeanwhile) return shownMeanwhile
  const stored = localStorage.getItem(LOCALE_KEY)
  if (isLocale(stored)) return stored
  return navigator.language.startsWith('hi') ? 'hi' : 'en'
}

function apply(): void {
  shownMeanwhile = undefined
  document.documentElement.lang = getLocale()
  for (const listener of listeners) listener()
}

/**
 * Stores the choice at once, so that a reload keeps it, and shows the language as soon as its texts have loaded. If they cannot be loaded,
 * the language does not change.
 */
export function setLocale(locale: Locale): void {
  const before = getLocale()
  localStorage.setItem(LOCALE_KEY, locale)
  const missing = missingMessages(locale)
  if (!missing) return apply()
  shownMeanwhile = before
  missing.then(apply, () => {
    localStorage.setItem(LOCALE_KEY, before)
    shownMeanwhile = undefined
  })
}

/** Another tab has changed the choice. */
function applyChosen(): void {
  const missing = missingMessages(getLocale())
  if (missing) missing.then(apply, () => {})
  else apply()
}

/** Calls back when the choice changes, in this tab or another. */
export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', applyChosen)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', applyChosen)
  }
}

/** The language of a server-rendered page. It must be the same on the server and in the browser, whatever the browser has stored. */
export const LocaleContext = createContext<Locale | null>(null)

export function useLocale(): Locale {
  const rendered = useContext(LocaleContext)
  const current = () => rendered ?? getLocale()
  return useSyncExternalStore(subscribeToLocale, current, current)
}
