import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPage } from '../../../src/components/plain/lazyPage.ts'
import type { PageRoute } from '../../../src/customRoutes/routeTable.ts'
import { PageFrame } from '../../../src/layout/PageFrame.tsx'
import { renderAt } from '../support/renderAt.tsx'

type Loaded = { default: () => React.ReactNode }

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const skeleton = () => document.querySelector('[aria-busy="true"]')

/** A page whose chunk comes when `arrive` says so. */
function open() {
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

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a lazy screen shows a skeleton, and may take up to 120 s (A56)', async () => {
  const arrive = open()
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

test('after 120 s it offers to reload (A56)', async () => {
  open()
  await after(119_999)
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  await after(1)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})
