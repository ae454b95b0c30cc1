import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { adminMenuFor } from '../../../contracts/pages/adminMenu.ts'
import { menuFor } from '../../../contracts/pages/menu.ts'
import { pages } from '../../../contracts/pages/pages.ts'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { type PageName, paths } from '../../../contracts/platform/paths.ts'
import { builtPages } from '../../../src/customRoutes/routes.tsx'
import { MainMenu } from '../../../src/layout/menu/MainMenu.tsx'
import { ProductLinks, productMenuModeOf } from '../../../src/layout/menu/ProductMenu.tsx'
import { renderAt } from '../support/renderAt.tsx'

afterEach(() => {
  cleanup()
  localStorage.removeItem('locale')
})

const user = { userId: 'usr_1', permissions: builtInRoles.customer.permissions, apiDocsUrl: '/docs' } as const
const everything: ReadonlySet<PageName> = new Set(pages.map(({ name }) => name))
const names = () => screen.getAllByRole('link').map(link => link.textContent)
const current = () => document.querySelector('[aria-current="page"]')?.textContent

const Address = () => <output>{useLocation().pathname}</output>

const openMenu = (path: string) =>
  renderAt(
    path,
    <>
      <MainMenu groups={menuFor(user, new Set(['ChallanTool', 'ApiPricing']), everything)} rail={false} />
      <Routes>
        <Route path="*" element={<Address />} />
      </Routes>
    </>,
  )

test('main mode lists the available pages in the order of the specification (§2.3)', () => {
  renderAt(paths.dashboard, <MainMenu groups={menuFor(user, new Set(), builtPages)} rail={false} />)
  expect(names()).toEqual([
    'Dashboard',
    'API keys',
    'API usage',
    'Test APIs',
    'Products',
    'Cases',
    'Plans',
    'Monitoring',
    'Templates',
    'My account',
    'API documentationopens in a new tab',
    'Whitelist IP',
    'Video tutorials',
    'Logout',
  ])
  expect(within(screen.getByRole('list', { name: 'Support' })).getAllByRole('link')).toHaveLength(5)
  expect(current()).toBe('Dashboard')
})

test('API pricing is tagged NEW (A45)', () => {
  openMenu(paths.dashboard)
  expect(screen.getByRole('link', { name: /^API pricing\s*NEW$/ })).toBeTruthy()
})

test('the tag is in Hindi in Hindi', () => {
  localStorage.setItem('locale', 'hi')
  openMenu(paths.dashboard)
  expect(screen.getByRole('link', { name: /^API की कीमतें\s*नया$/ })).toBeTruthy()
})

test('a click on a closed group elsewhere opens it and its first page; the next one only closes it (A42)', async () => {
  const person = userEvent.setup()
  openMenu(paths.dashboard)
  const title = screen.getByRole('button', { name: 'Challan Tool' })
  expect(title.getAttribute('aria-expanded')).toBe('false')
  await person.click(title)
  expect(title.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(paths.challanDashboard)
  expect(current()).toBe('Verification')
  await person.click(screen.getByRole('link', { name: 'Responses' }))
  await person.click(title)
  expect(title.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('status').textContent).toBe(paths.challanLists)
})

test('a click on a closed group on its own first page only opens it (A42)', async () => {
  const person = userEvent.setup()
  openMenu(paths.challanDashboard)
  const title = screen.getByRole('button', { name: 'Challan Tool' })
  await person.click(title)
  await person.click(title)
  expect(title.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(paths.challanDashboard)
})

test('a page without an entry of its own highlights the one it belongs to', () => {
  renderAt(
    paths.adminUserDetail,
    <MainMenu groups={adminMenuFor(builtInRoles.admin.permissions, everything)} rail={false} />,
  )
  expect(current()).toBe('User accounts')
})

test('pages that a role may not list are hidden, and groups without entries', () => {
  renderAt(
    paths.dashboard,
    <MainMenu groups={adminMenuFor(builtInRoles.customer.permissions, everything)} rail={false} />,
  )
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.queryByText('Customers')).toBeNull()
})

test('product mode: back, Verification and Responses; the detail page highlights Responses (A43)', () => {
  const product = entryOf('pan-check')
  const open = (path: string) =>
    renderAt(
      path,
      <ProductLinks title="Bulk PAN" product={product} mode={productMenuModeOf(product, path)} rail={false} />,
    )
  open(paths.bulkPanDetail)
  expect(names()).toEqual(['Back to products', 'Verification', 'Responses'])
  expect(current()).toBe('Responses')
  cleanup()
  open(paths.bulkPan)
  expect(current()).toBe('Verification')
})

test('a group opens when one of its pages is reached another way; while closed it is highlighted', async () => {
  const person = userEvent.setup()
  renderAt(
    paths.dashboard,
    <>
      <MainMenu groups={menuFor(user, new Set(['ChallanTool']), everything)} rail={false} />
      <Link to={paths.challanLists}>Elsewhere</Link>
    </>,
  )
  const title = screen.getByRole('button', { name: 'Challan Tool' })
  await person.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(title.getAttribute('aria-expanded')).toBe('true')
  expect(current()).toBe('Responses')
  await person.click(title)
  expect(title.hasAttribute('data-active')).toBe(true)
})

test('on the rail a group opens beside its icon, with its first page (A42)', async () => {
  const person = userEvent.setup()
  renderAt(
    paths.dashboard,
    <>
      <MainMenu groups={menuFor(user, new Set(['VideoKyc']), everything)} rail />
      <Routes>
        <Route path="*" element={<Address />} />
      </Routes>
    </>,
  )
  await person.click(screen.getByRole('button', { name: 'Video KYC Solution' }))
  expect(document.querySelector('output')?.textContent).toBe(paths.videoKyc)
  await person.click(screen.getByRole('menuitem', { name: 'Settings' }))
  expect(document.querySelector('output')?.textContent).toBe(paths.videoKycSettings)
})
