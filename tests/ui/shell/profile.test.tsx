import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Session } from '../../../src/authProvider/session.ts'
import { builtPages } from '../../../src/customRoutes/routes.tsx'
import { CustomerProfile } from '../../../src/layout/topBar/CustomerProfile.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const person = { firstName: 'Asha', lastName: 'Rao', email: 'asha@zenith.test', isActive: true } as const

async function openMenu(
  customerId: string | null,
  session: Partial<Session> = {},
  answers: Parameters<typeof renderConsolePage>[1]['answers'] = {},
) {
  const profile = { ...person, customerId } as Session['profile']
  const opened = await renderConsolePage(CustomerProfile, { session: { profile, ...session }, answers })
  await opened.user.click(screen.getByRole('button', { name: 'Profile of Asha Rao' }))
  return { ...opened, menu: within(await screen.findByRole('dialog', { name: 'Profile of Asha Rao' })) }
}

test('name, email, customer ID to copy, links, and sign-out (A37)', async () => {
  const { user, menu } = await openMenu('C20260001')
  for (const words of ['Asha Rao', 'asha@zenith.test', 'C20260001']) expect(menu.getByText(words)).toBeTruthy()
  expect(menu.queryByRole('button', { name: 'Create customer id' })).toBeNull()
  expect(menu.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe(paths.myAccount)
  expect(menu.getByRole('link', { name: 'Wallet statement' })).toBeTruthy()
  expect(menu.getByRole('button', { name: 'Show tour' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe(paths.logout)
  expect(menu.queryAllByRole('link', { name: 'Whitelist IP' })).toHaveLength(builtPages.has('whitelistIp') ? 1 : 0)

  await user.click(menu.getByRole('button', { name: 'Copy Customer ID' }))
  expect(await navigator.clipboard.readText()).toBe('C20260001')
  expect((await screen.findByRole('tooltip')).textContent).toBe('Copied to clipboard')
})

test("'Create customer id' only if there is none, and the id is shown immediately (A37)", async () => {
  const { user, menu, seen } = await openMenu(
    null,
    {},
    {
      'POST /api/update/customerId': () => ({ body: { code: 100, message: 'ok', customerId: 'C20269999' } }),
    },
  )
  expect(menu.queryByText('Customer ID')).toBeNull()
  await user.click(menu.getByRole('button', { name: 'Create customer id' }))
  expect(await menu.findByText('C20269999')).toBeTruthy()
  expect(menu.getByRole('button', { name: 'Copy Customer ID' })).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ userId: 'usr_1' })
})

test('a failure to create it is shown and can be retried (A37)', async () => {
  const { user, menu } = await openMenu(
    null,
    {},
    {
      'POST /api/update/customerId': () => ({ status: 500, body: { code: 500, message: 'Our server had a problem.' } }),
    },
  )
  await user.click(menu.getByRole('button', { name: 'Create customer id' }))
  expect(await menu.findByText('Our server had a problem.')).toBeTruthy()
  expect(menu.getByRole('button', { name: 'Create customer id' })).toBeTruthy()
})

test("'Logged in as a secondary user' without a customer ID or a button to create one (A37, A123)", async () => {
  const { menu } = await openMenu(null, { role: 'subUser', subUserId: 'sub_1' })
  expect(menu.getByText('Logged in as a secondary user')).toBeTruthy()
  expect(menu.queryByText('Customer ID')).toBeNull()
  expect(menu.queryByRole('button', { name: 'Create customer id' })).toBeNull()
})
