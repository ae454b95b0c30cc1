import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Locale, locales } from '../../contracts/text.ts'
import { missingMessages } from './messages.ts'

/** Sign-in, console and admin read the one choice; it also travels as Accept-Language. */
export const LOCALE_KEY = 'locale'

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिंदी' }

const listeners = new Set<() => void>()

const isLocale = (value: string | null): value is Locale => locales.some(locale => locale === value)

/** The stored choice, else Hindi where the browser prefers it, else English. */
export function getLocale(): Locale {
  const stored = localStorage.getItem(LOCALE_KEY)
  if (isLocale(stored)) return stored
  return navigator.language.startsWith('hi') ? 'hi' : 'en'
}

/** Does something once a language's texts are there: at once, or after their request. */
function withMessages(locale: Locale, act: () => void): void {
  const missing = missingMessages(locale)
  if (missing) missing.then(act, () => {})
  else act()
}

function apply(): void {
  document.documentElement.lang = getLocale()
  for (const listener of listeners) listener()
}

/** Where the texts cannot be loaded, the language stays as it is. */
export const setLocale = (locale: Locale): void =>
  withMessages(locale, () => {
    localStorage.setItem(LOCALE_KEY, locale)
    apply()
  })

const applyChosen = () => withMessages(getLocale(), apply)

/** Calls back when the choice changes, in this tab or another. */
export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', applyChosen)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', applyChosen)
  }
}

/** The language of a page that its server rendered: the same there and in the browser, whatever the browser has stored. */
export const LocaleContext = createContext<Locale | null>(null)

export function useLocale(): Locale {
  const rendered = useContext(LocaleContext)
  const current = () => rendered ?? getLocale()
  return useSyncExternalStore(subscribeToLocale, current, current)
}
