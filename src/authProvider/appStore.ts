import { localStorageStore, type Store } from 'react-admin'
import type { SignInApp } from '../../contracts/pages/initialScreen.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { getLocale, setLocale, subscribeToLocale } from '../i18n/locale.ts'
import { draftKeys, storeName } from '../session/drafts.ts'

/**
 * react-admin's store, separate for each app and user, because saved views are personal. Its `locale` is that of `locale.ts`, which the
 * sign-in pages, the console and the admin app share. The end of a session resets it, except for drafts.
 */
export function createAppStore(side: SignInApp, person: string): Store {
  const store = localStorageStore('1', storeName(side, person))
  return {
    ...store,
    getItem: <T>(key: string, fallback?: T) => (key === 'locale' ? (getLocale() as T) : store.getItem(key, fallback)),
    setItem: (key, value) => (key === 'locale' ? setLocale(value as Locale) : store.setItem(key, value)),
    subscribe: (key, listen) =>
      key === 'locale' ? subscribeToLocale(() => listen(getLocale())) : store.subscribe(key, listen),
    reset: () => {
      const drafts = store.listItems?.(draftKeys) ?? {}
      store.reset()
      for (const [key, draft] of Object.entries(drafts)) store.setItem(key, draft)
    },
  }
}
