import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import { lazyPage } from '../../../src/components/plain/lazyPage.ts'
import AccessDenied from '../../../src/customRoutes/admin/AccessDenied.tsx'
import { adminRoutes } from '../../../src/customRoutes/admin/adminRoutes.ts'
import { requiredRole } from '../../../src/customRoutes/admin/requiredRole.ts'
import type { PageRoute } from '../../../src/customRoutes/routeTable.ts'
import { AdminPage } from '../../../src/layout/admin/AdminPage.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const Secret = () => <h1>For super-administrators</h1>
const pageOf = (Page: ComponentType) => lazyPage(async () => ({ default: Page }))

const restricted: PageRoute = {
  path: '/admin/restricted',
  area: 'restricted',
  guard: 'superadmin',
  gate: undefined,
  page: pageOf(Secret),
}

const open = (role: 'admin' | 'superadmin', path: string) => {
  const denied = adminRoutes.find(route => route.path === paths.adminAccessDenied) as PageRoute
  return renderAdmin({
    path,
    role,
    routes: [
      { path: restricted.path, element: <AdminPage route={restricted} /> },
      { path: denied.path, element: <AdminPage route={{ ...denied, page: pageOf(AccessDenied) }} /> },
    ],
  })
}

test('a role without permission is told once which role is needed, with a link back (A55)', async () => {
  const { at } = await open('admin', restricted.path)
  await screen.findByText('This page requires the Super-administrator role. You are signed in as Administrator.')
  expect(at()).toBe('/admin/access-denied?needed=superadmin')
  expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe(paths.adminDashboard)
})

test('the required role sees the page', async () => {
  await open('superadmin', restricted.path)
  expect(await screen.findByText('For super-administrators')).toBeDefined()
})

test('a role in the address is not trusted', async () => {
  await open('admin', '/admin/access-denied?needed=<script>')
  const words = 'This page requires the Super-administrator role. You are signed in as Administrator.'
  expect(await screen.findByText(words)).toBeDefined()
})

test('the required role is the lowest sufficient one', () => {
  expect(requiredRole({ permission: 'admin.users', action: 'list' })).toBe('admin')
  expect(requiredRole({ permission: 'admin.restricted', action: 'list' })).toBe('superadmin')
})

test('all staff may open access-denied, so that the guard cannot loop', () => {
  const denied = adminRoutes.find(route => route.path === paths.adminAccessDenied)
  expect(denied?.guard).toBe('admin')
  expect(requiredRole({ permission: denied?.permission ?? 'admin.restricted', action: 'list' })).toBe('admin')
})
