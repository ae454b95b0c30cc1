import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { ReactNode } from 'react'
import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin'
import { afterEach, vi } from 'vitest'
import { messages as en } from '../../../contracts/messages/en/index.ts'
import { messages as hi } from '../../../contracts/messages/hi/index.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { type Session, SessionContext } from '../../../src/authProvider/session.ts'
import { LOCALE_KEY } from '../../../src/i18n/locale.ts'

// What jsdom leaves out and the components' libraries ask for.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(document, { elementFromPoint: () => null })
window.matchMedia ??= query =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

afterEach(cleanup)

const session = {
  userId: 'usr_1',
  role: 'customer',
  kycComplete: true,
  config: { supportEmail: 'support@satyapan.test' },
} as unknown as Session

interface Shown {
  product: ProductId
  dataProvider: Partial<DataProvider>
  locale?: 'en' | 'hi'
}

/** A screen of a product with the console around it, its calls unanswered and its resource served by `dataProvider`. */
export const show = (children: ReactNode, { product, dataProvider, locale = 'en' }: Shown) => {
  localStorage.setItem(LOCALE_KEY, locale)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const texts = locale === 'en' ? en : hi
  return {
    user: userEvent.setup(),
    ...render(
      <AdminContext
        store={memoryStore()}
        dataProvider={{ getList: async () => ({ data: [], total: 0 }), ...dataProvider } as unknown as DataProvider}
        i18nProvider={polyglotI18nProvider(() => ({ ...englishMessages, ...texts }), locale)}
      >
        <SessionContext value={session}>
          <ResourceContextProvider value={product}>{children}</ResourceContextProvider>
        </SessionContext>
      </AdminContext>,
    ),
  }
}
