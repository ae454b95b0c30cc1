import { cleanup, render, screen, within } from '@testing-library/react'
import { I18nContextProvider, type I18nProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { adminMenu, consoleMenu } from '../../../contracts/menu.ts'
import { paths } from '../../../contracts/paths.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts'
import { MainMenu } from '../../../src/layout/menu/MainMenu.tsx'
import { ProductLinks } from '../../../src/layout/menu/ProductMenu.tsx'

let i18n: I18nProvider

beforeAll(async () => {
  localStorage.setItem('locale', 'en')
  i18n = await createI18nProvider()
})

afterEach(cleanup)

const at = (path: string, menu: React.ReactNode) =>
  render(
    <I18nContextProvider value={i18n}>
      <MemoryRouter initialEntries={[path]}>{menu}</MemoryRouter>
    </I18nContextProvider>,
  )

const names = () => screen.getAllByRole('link').map(link => link.textContent)
const current = () => document.querySelector('[aria-current="page"]')?.textContent

test('main mode lists what exists, in the order of the specification (§2.3)', () => {
  at(paths.dashboard, <MainMenu groups={consoleMenu('/docs')} role="customer" rail={false} />)
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
  at(paths.adminUserDetail, <MainMenu groups={adminMenu} role="admin" rail={false} />)
  expect(current()).toBe('User accounts')
})

test('what a role may not list is not shown, nor a group without entries', () => {
  at(paths.dashboard, <MainMenu groups={adminMenu} role="customer" rail={false} />)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.queryByText('Customers')).toBeNull()
})

test('product mode: the way back, Verification and Responses; the detail page highlights Responses (A43)', () => {
  const product = productOf('pan-check')
  at(paths.bulkPanDetail, <ProductLinks product={product} rail={false} />)
  expect(names()).toEqual(['Back to products', 'Verification', 'Responses'])
  expect(current()).toBe('Responses')
  cleanup()
  at(paths.bulkPan, <ProductLinks product={product} rail={false} />)
  expect(current()).toBe('Verification')
})
