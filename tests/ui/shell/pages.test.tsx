import { cleanup, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '../../../contracts/permissions.ts'
import { type Session, SessionContext } from '../../../src/authProvider/session.ts'
import type { PageRoute } from '../../../src/customRoutes/routeTable.ts'
import { CustomerPage } from '../../../src/layout/ConsoleApp.tsx'
import { renderAt } from '../support/renderAt.tsx'

afterEach(cleanup)

const session = (role: Role, kycComplete: boolean) =>
  ({ role, kycComplete, config: { supportEmail: 'help@satyapan.test' } }) as Session

const route = (over: Partial<PageRoute>, page = async () => ({ default: () => <h1>The page</h1> })): PageRoute => ({
  path: '/bulk-pan',
  area: 'customer',
  guard: 'customer',
  gate: undefined,
  permission: 'verifications',
  page: lazy(page),
  ...over,
})

const open = (role: Role, kycComplete: boolean, shown: PageRoute) =>
  renderAt(
    shown.path,
    <SessionContext value={session(role, kycComplete)}>
      <CustomerPage route={shown} />
    </SessionContext>,
  )

test.each([
  ['a gated page opens when KYC is complete', true, 'kyc'],
  ['an ungated page opens before', false, undefined],
] as const)('%s', async (_, kycComplete, gate) => {
  open('customer', kycComplete, route({ gate }))
  expect(await screen.findByText('The page')).toBeTruthy()
})

test('a role that does not include the page is told so', () => {
  open('subUser', true, route({ permission: 'apiKeys', action: 'create' }))
  expect(screen.getByText('You do not have access to this page')).toBeTruthy()
})

test('a chunk that cannot be loaded offers to reload', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  open(
    'customer',
    true,
    route({}, () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy()
  silence.mockRestore()
})
