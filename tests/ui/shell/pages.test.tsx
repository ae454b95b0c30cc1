import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import type { BuiltInRole } from '../../../contracts/people/roles.ts'
import { type Session, SessionContext } from '../../../src/authProvider/session.ts'
import { lazyPage } from '../../../src/components/plain/lazyPage.ts'
import type { PageRoute } from '../../../src/customRoutes/routeTable.ts'
import { CustomerPage } from '../../../src/layout/ConsoleApp.tsx'
import { PageFrame } from '../../../src/layout/PageFrame.tsx'
import { renderAt } from '../support/renderAt.tsx'

afterEach(cleanup)

const session = (role: BuiltInRole, kycComplete: boolean) =>
  ({
    permissions: builtInRoles[role].permissions,
    kycComplete,
    config: { supportEmail: 'help@satyapan.test' },
  }) as Session

const route = (over: Partial<PageRoute>, page = async () => ({ default: () => <h1>The page</h1> })): PageRoute => ({
  path: '/bulk-pan',
  area: 'customer',
  guard: 'customer',
  gate: undefined,
  permission: 'verifications',
  page: lazyPage(page),
  ...over,
})

const open = (role: BuiltInRole, kycComplete: boolean, shown: PageRoute) =>
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

test('a role without permission for the page gets a notice', () => {
  open('full', true, route({ permission: 'apiKeys', action: 'create' }))
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

type Loaded = { default: () => React.ReactNode }

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const skeleton = () => document.querySelector('[aria-busy="true"]')

/** A page whose chunk is loaded when `arrive` is called. */
function openLazily() {
  let arrive: (page: Loaded) => void = () => {}
  const chunk = new Promise<Loaded>(resolve => {
    arrive = resolve
  })
  renderAt(
    '/dashboard',
    <PageFrame route={{ path: '/dashboard', page: lazyPage(() => chunk) } as unknown as PageRoute} />,
  )
  return () => arrive({ default: () => <h1>The page</h1> })
}

describe('a page whose chunk loads slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('shows a skeleton and may take up to 120 s (A56)', async () => {
    const arrive = openLazily()
    expect(skeleton()).toBeNull()
    await after(150)
    expect(skeleton()).not.toBeNull()
    await after(119_800)
    expect(skeleton()).not.toBeNull()
    arrive()
    await after(0)
    expect(screen.getByText('The page')).toBeTruthy()
    expect(skeleton()).toBeNull()
  })

  test('offers to reload after 120 s (A56)', async () => {
    openLazily()
    await after(119_999)
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    await after(1)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  })
})
