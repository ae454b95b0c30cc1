import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { type Session, SessionContext } from '../../../src/authProvider/session.ts'
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts'
import { LOCALE_KEY } from '../../../src/i18n/locale.ts'

// The components' libraries need these, and jsdom lacks them.
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
  permissions: builtInRoles.customer.permissions,
  profile: { viewOnly: false },
  kycComplete: true,
  config: { supportEmail: 'support@satyapan.test' },
} as unknown as Session

interface Shown {
  product: ProductId
  dataProvider: Partial<DataProvider>
  locale?: 'en' | 'hi'
}

/** Renders a product's screen with its console context. Calls stay unanswered; `dataProvider` serves its resource. */
export const renderProductScreen = (children: ReactNode, { product, dataProvider, locale = 'en' }: Shown) => {
  localStorage.setItem(LOCALE_KEY, locale)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const element = (
    <AdminContext
      store={memoryStore()}
      dataProvider={{ getList: async () => ({ data: [], total: 0 }), ...dataProvider } as unknown as DataProvider}
      i18nProvider={createI18nProvider()}
    >
      <SessionContext value={session}>
        <ResourceContextProvider value={product}>{children}</ResourceContextProvider>
      </SessionContext>
    </AdminContext>
  )
  // Without a router, react-admin creates one for the window's address, which stays subscribed in later files.
  const router = createMemoryRouter([{ path: '*', element }])
  return { user: userEvent.setup(), ...render(<RouterProvider router={router} />) }
}
