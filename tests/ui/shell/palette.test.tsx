// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import AdminPalette from '../../../src/layout/palette/AdminPalette.tsx'
import ConsolePalette from '../../../src/layout/palette/ConsolePalette.tsx'
import { PaletteButton } from '../../../src/layout/palette/PaletteButton.tsx'
import { renderAdmin } from '../admin/renderAdmin.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const lazy = <Props extends object>(Component: (props: Props) => React.ReactNode) =>
  Object.assign(Component, { preload: async () => {} })

const Bar = () => (
  <>
    <PaletteButton Palette={lazy(ConsolePalette)} />
    <output>{useLocation().pathname}</output>
  </>
)

const id = `ver_${'0f4267c2'.repeat(4)}`
const answers = {
  'GET /api/user/features/usr_1': () => ({
    body: { code: 100, message: '', result: { features: [], productControls: [] } },
  }),
  [`GET /api/verifications/${id}/product`]: () => ({ body: { id, product: 'gstin-check' } }),
}

const open = async (role: 'customer' | 'subUser' = 'customer') => {
  const rendered = await renderConsolePage(Bar, { path: paths.dashboard, session: { role }, answers })
  await rendered.user.keyboard('{Control>}k{/Control}')
  return { ...rendered, field: await screen.findByRole('combobox', { name: 'Page, product or request ID' }) }
}
const options = () => screen.queryAllByRole('option').map(option => option.textContent)

test('Ctrl+K opens it, typing narrows it, Enter opens the page, and it is offered as recent the next time', async () => {
  const { user, field, at } = await open()
  expect(document.activeElement).toBe(field)
  expect(options()).toEqual(expect.arrayContaining(['API keys', 'Wallet statement', 'PAN checkVerification']))
  await user.keyboard('wallet state')
  expect(options()).toEqual(['Wallet statement'])
  await user.keyboard('{Enter}')
  expect(at()).toContain(paths.walletStatement)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Go to (Ctrl K)' }))
  const recent = await screen.findByRole('group', { name: 'Recent' })
  expect(
    within(recent)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['Wallet statement'])
})

test('arrow keys select, the field names the selected option, and Escape closes', async () => {
  const { user, field } = await open()
  await user.keyboard('pan{ArrowDown}')
  const selected = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect(selected?.textContent).toBe('PAN checkResponses')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a whole ID opens its check; nothing else that is typed is sent', async () => {
  const { user, seen, at } = await open()
  await user.keyboard('AAACZ1000A')
  expect(await screen.findByText(/^Nothing found/)).toBeTruthy()
  expect(JSON.stringify(seen)).not.toContain('AAACZ1000A')
  await user.clear(screen.getByRole('combobox'))
  await user.paste(id)
  expect(await screen.findByRole('option', { name: /Verification · GSTIN check/ })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(at()).toContain(id)
})

test('staff find pages and the records of the one search', async () => {
  const hit = {
    kind: 'user',
    id: 'usr_1',
    userId: 'usr_1',
    target: null,
    title: 'Zenith Components',
    detail: 'C20260001',
    amountPaise: null,
    at: null,
  }
  const Open = lazy(AdminPalette)
  const { user, at } = await renderAdmin({
    path: '/',
    routes: [{ path: '*', element: <PaletteButton Palette={Open} /> }],
    answers: { 'GET /admin-api/search': () => ({ body: { hits: [hit] } }) },
  })
  await user.keyboard('{Meta>}k{/Meta}')
  await screen.findByRole('combobox')
  expect(options()).toContain('User accounts')
  await user.keyboard('C20260001')
  const found = await screen.findByRole('group', { name: 'Found' })
  expect(within(found).getByRole('option').textContent).toBe('Zenith ComponentsCustomer · C20260001')
  await user.keyboard('{Enter}')
  expect(at()).toBe(`${paths.adminUserDetail}?id=usr_1`)
})
