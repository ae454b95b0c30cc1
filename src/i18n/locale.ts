import { useSyncExternalStore } from 'react'
import { type Locale, locales } from '../../contracts/text.ts'

/** Sign-in, console and admin read the one choice; it also travels as Accept-Language. */
export const LOCALE_KEY = 'locale'

const listeners = new Set<() => void>()

const isLocale = (value: string | null): value is Locale => locales.some(locale => locale === value)

/** The stored choice, else Hindi where the browser prefers it, else English. */
export function getLocale(): Locale {
  const stored = localStorage.getItem(LOCALE_KEY)
  if (isLocale(stored)) return stored
  return navigator.language.startsWith('hi') ? 'hi' : 'en'
}

function apply(): void {
  document.documentElement.lang = getLocale()
  for (const listener of listeners) listener()
}

export function setLocale(locale: Locale): void {
  localStorage.setItem(LOCALE_KEY, locale)
  apply()
}

/** Calls back when the choice changes, in this tab or another. */
export function onLocale(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', apply)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', apply)
  }
}

export const useLocale = (): Locale => useSyncExternalStore(onLocale, getLocale)
