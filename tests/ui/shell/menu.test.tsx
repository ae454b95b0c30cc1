import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { adminMenu, consoleMenu } from '../../../contracts/menu.ts'
import { paths } from '../../../contracts/paths.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { MainMenu } from '../../../src/layout/menu/MainMenu.tsx'
import { ProductLinks } from '../../../src/layout/menu/ProductMenu.tsx'
import { drawAt } from '../support/frame.tsx'

afterEach(cleanup)

const names = () => screen.getAllByRole('link').map(link => link.textContent)
const current = () => document.querySelector('[aria-current="page"]')?.textContent

test('main mode lists what exists, in the order of the specification (§2.3)', () => {
  drawAt(paths.dashboard, <MainMenu groups={consoleMenu('/docs')} viewer="customer" rail={false} />)
  expect(names()).toEqual([
    'Dashboard',
    'API keys',
    'Products',
    'My account',
    'API documentationopens in a new tab',
    'Logout',
  ])
  expect(within(screen.getByRole('list', { name: 'Support' })).getAllByRole('link')).toHaveLength(3)
  expect(current()).toBe('Dashboard')
})

test('a page without an entry of its own highlights the one it belongs to', () => {
  drawAt(paths.adminUserDetail, <MainMenu groups={adminMenu} viewer="admin" rail={false} />)
  expect(current()).toBe('User accounts')
})

test('what a role may not list is not shown, nor a group without entries', () => {
  drawAt(paths.dashboard, <MainMenu groups={adminMenu} viewer="customer" rail={false} />)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.queryByText('Customers')).toBeNull()
})

test('product mode: the way back, Verification and Responses; the detail page highlights Responses (A43)', () => {
  const product = productOf('pan-check')
  drawAt(paths.bulkPanDetail, <ProductLinks product={product} rail={false} />)
  expect(names()).toEqual(['Back to products', 'Verification', 'Responses'])
  expect(current()).toBe('Responses')
  cleanup()
  drawAt(paths.bulkPan, <ProductLinks product={product} rail={false} />)
  expect(current()).toBe('Verification')
})
