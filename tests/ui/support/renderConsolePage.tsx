import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { memoryStore, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { createAuthProvider } from '../../../src/authProvider/authProvider.ts'
import { type Session, SessionContext } from '../../../src/authProvider/session.ts'
import { clientConfig } from '../../../src/dataProvider/clientConfig.ts'
import { createDataProvider } from '../../../src/dataProvider/dataProvider.ts'
import { createQueryClient } from '../../../src/dataProvider/queryClient.ts'
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts'
import { AppProviders } from '../../../src/layout/AppProviders.tsx'
import { customerTokens } from '../../../src/session/tokens.ts'
import { fakeServer, fakeToken } from './fakeServer.ts'

// The pages' libraries need these, and jsdom lacks them.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.matchMedia ??= query =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
window.scrollTo = () => {}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

export const profile: Session['profile'] = {
  firstName: 'Ananya',
  lastName: 'Iyer',
  email: 'ananya@zenith.test',
  customerId: 'C20260001',
  isActive: true,
  companyName: 'Zenith Components',
  phone: '+91 98••• ••001',
  kycComplete: true,
  createdAt: '2026-01-14T06:00:00.000Z',
}

interface Opening {
  path?: string
  resource?: string
  session?: Partial<Session>
  answers: Parameters<typeof fakeServer>[0]
}

/** Renders a customer page with a fake server. `seen` holds its requests, `at` the current location. */
export async function renderConsolePage(Page: ComponentType, { path = '/', resource = '', session, answers }: Opening) {
  customerTokens.write({
    token: fakeToken({ id: 'usr_1', role: session?.role ?? 'customer' }),
    refreshToken: 'refresh',
  })
  const seen = fakeServer(answers)
  const value: Session = {
    userId: 'usr_1',
    subUserId: null,
    role: 'customer',
    profile,
    permissions: builtInRoles[session?.role === 'subUser' ? 'full' : 'customer'].permissions,
    kycComplete: true,
    config: clientConfig(),
    ...session,
  }
  const parts = {
    basename: '',
    authProvider: createAuthProvider('console', customerTokens),
    dataProvider: createDataProvider('/api/resources', customerTokens),
    i18nProvider: createI18nProvider(),
    queryClient: createQueryClient(),
    store: memoryStore(),
    definitions: {},
  }
  const element = (
    <Suspense>
      <AppProviders parts={parts} brand="Satyapan">
        <SessionContext value={value}>
          <ResourceContextProvider value={resource}>
            <Page />
          </ResourceContextProvider>
        </SessionContext>
      </AppProviders>
    </Suspense>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  // Texts load asynchronously, and the first render waits for them.
  await act(async () => render(<RouterProvider router={router} />))
  const at = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), seen, at }
}
