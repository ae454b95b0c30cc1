import { localStorageStore, type Store } from 'react-admin'
import type { Locale } from '../../contracts/text.ts'
import { getLocale, setLocale, subscribeToLocale } from '../i18n/locale.ts'
import type { SignInApp } from '../session/initialScreen.ts'

/**
 * react-admin's store, of one app and one person: saved views are theirs alone. Its `locale` is the one of `locale.ts`, so that sign-in, console and admin share
 * the choice.
 */
export function createAppStore(side: SignInApp, person: string): Store {
  const store = localStorageStore('1', `${side}.${person}`)
  return {
    ...store,
    getItem: <T>(key: string, fallback?: T) => (key === 'locale' ? (getLocale() as T) : store.getItem(key, fallback)),
    setItem: (key, value) => (key === 'locale' ? setLocale(value as Locale) : store.setItem(key, value)),
    subscribe: (key, listen) =>
      key === 'locale' ? subscribeToLocale(() => listen(getLocale())) : store.subscribe(key, listen),
  }
}
