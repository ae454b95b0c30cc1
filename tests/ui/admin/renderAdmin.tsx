import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { memoryStore } from 'react-admin'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { roleNames, type StaffRole } from '../../../contracts/people/roles.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { createAuthProvider } from '../../../src/authProvider/authProvider.ts'
import { StaffContext } from '../../../src/authProvider/staff.ts'
import { clientConfig } from '../../../src/dataProvider/clientConfig.ts'
import { createDataProvider } from '../../../src/dataProvider/dataProvider.ts'
import { createQueryClient } from '../../../src/dataProvider/queryClient.ts'
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts'
import { AppProviders } from '../../../src/layout/AppProviders.tsx'
import { adminTokens } from '../../../src/session/tokens.ts'
import { fakeServer, fakeToken } from '../support/fakeServer.ts'

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

interface Opening {
  path: string
  routes: RouteObject[]
  role?: StaffRole
  answers?: Parameters<typeof fakeServer>[0]
}

/** Who is signed in. */
export const me = { id: 'adm_1', name: 'Priya Menon', email: 'admin@satyapan.test' }

/** Renders staff routes with a fake server. `seen` holds its requests, `at` the current location. */
export async function renderAdmin({ path, routes, role = 'admin', answers = {} }: Opening) {
  localStorage.setItem('locale', 'en')
  adminTokens.write({ token: fakeToken({ id: 'adm_1', role }), refreshToken: 'refresh' })
  const seen = fakeServer(answers)
  clientConfig()
  const parts = {
    basename: paths.admin,
    authProvider: createAuthProvider('admin', adminTokens),
    dataProvider: createDataProvider('/admin-api/resources', adminTokens),
    i18nProvider: createI18nProvider(),
    queryClient: createQueryClient(),
    store: memoryStore(),
    definitions: {},
  }
  const { permissions } = builtInRoles[role]
  const staff = { ...me, role, roleName: roleNames[role], permissions }
  const inside = (children: ReactNode) => (
    <AppProviders parts={parts} brand="Satyapan">
      <StaffContext value={staff}>
        <Suspense>{children}</Suspense>
      </StaffContext>
    </AppProviders>
  )
  const router = createMemoryRouter([{ element: inside(<Outlet />), children: routes }], { initialEntries: [path] })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  const at = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), seen, at }
}
