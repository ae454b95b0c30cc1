import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { canAccess } from '../../../contracts/people/permissions.ts'
import { type StaffRole, staffRoles } from '../../../contracts/people/roles.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { lazyPage } from '../../../src/components/plain/lazyPage.ts'
import AccessDenied from '../../../src/customRoutes/admin/AccessDenied.tsx'
import { adminRoutes } from '../../../src/customRoutes/admin/adminRoutes.ts'
import type { PageRoute } from '../../../src/customRoutes/routeTable.ts'
import { AdminPage } from '../../../src/layout/admin/AdminPage.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const Secret = () => <h1>For super-administrators</h1>
const pageOf = (Page: ComponentType) => lazyPage(async () => ({ default: Page }))

const restricted: PageRoute = {
  path: '/admin/restricted',
  area: 'restricted',
  guard: 'admin',
  gate: undefined,
  page: pageOf(Secret),
}

const prices: PageRoute = {
  ...restricted,
  path: '/admin/prices',
  area: 'admin',
  permission: 'admin.prices',
  action: 'edit',
}

const open = (role: StaffRole, path: string) => {
  const denied = adminRoutes.find(route => route.path === paths.adminAccessDenied) as PageRoute
  return renderAdmin({
    path,
    role,
    routes: [
      { path: restricted.path, element: <AdminPage route={restricted} /> },
      { path: prices.path, element: <AdminPage route={prices} /> },
      { path: denied.path, element: <AdminPage route={{ ...denied, page: pageOf(AccessDenied) }} /> },
    ],
  })
}

test('a role without permission is told once which role is needed, with a link back (A55)', async () => {
  const { at } = await open('admin', restricted.path)
  await screen.findByText('This page requires the Super-administrator role. You are signed in as Administrator.')
  expect(at()).toBe('/admin/access-denied?needed=admin.restricted&action=list')
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

test('every built-in role that has the permission is named', async () => {
  const { at } = await open('support', prices.path)
  const words =
    'This page requires the Finance, Administrator or Super-administrator role. You are signed in as Support.'
  expect(await screen.findByText(words)).toBeDefined()
  expect(at()).toBe('/admin/access-denied?needed=admin.prices&action=edit')
})

test('a role with the permission is not told that it has none', async () => {
  await open('finance', '/admin/access-denied?needed=admin.prices&action=edit')
  expect(await screen.findByText('Your role, Finance, has access to that page.')).toBeDefined()
})

test('all staff may open access-denied, so that the guard cannot loop', () => {
  const denied = adminRoutes.find(route => route.path === paths.adminAccessDenied)
  const permission = denied?.permission ?? 'admin.restricted'
  for (const role of staffRoles)
    expect(canAccess(builtInRoles[role].permissions, { permission, action: 'list' })).toBe(true)
})
