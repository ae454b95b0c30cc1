import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import IpAllowListPage from '../../../src/resources/ipAllowList/IpAllowListPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const office = {
  id: 'adr_1',
  address: '203.0.113.0/24',
  label: 'Office',
  createdBy: 'Ananya Iyer',
  createdAt: '2026-11-03T13:45:00.000Z',
  disabledAt: null as string | null,
  disabledReason: null as string | null,
}

type Entry = typeof office

const own = { address: '198.51.100.4', allowed: true, entry: null as object | null, entries: 0 }

const open = (first: Entry[], mine = own, more: Partial<Parameters<typeof renderConsolePage>[1]> = {}) => {
  let kept = first
  return renderConsolePage(IpAllowListPage, {
    resource: 'ip-allow-list',
    ...more,
    answers: {
      'GET /api/resources/ip-allow-list': () => ({
        body: kept,
        headers: { 'content-range': `ip-allow-list 0-${kept.length}/${kept.length}` },
      }),
      'POST /api/resources/ip-allow-list': ({ body }) => {
        const made = { ...office, id: 'adr_2', ...(body as object) }
        kept = [...kept, made]
        return { body: made }
      },
      'PUT /api/resources/ip-allow-list/adr_1': ({ body }) => {
        kept = kept.map(one => (one.id === 'adr_1' ? { ...one, ...(body as object) } : one))
        return { body: kept[0] ?? {} }
      },
      'DELETE /api/resources/ip-allow-list/adr_1': () => {
        kept = kept.filter(({ id }) => id !== 'adr_1')
        return { body: office }
      },
      'GET /api/ip-allow-list/test': ({ search }) => {
        const asked = search.get('address')
        if (!asked) return { body: mine }
        if (asked === 'me')
          return {
            status: 400,
            body: { error: { code: 'bad_request', message: 'Enter one address.', requestId: 'r' } },
          }
        const entry = asked.startsWith('203.') ? { ...office, disabled: false } : null
        return { body: { address: asked, allowed: entry !== null, entry, entries: 1 } }
      },
    },
  })
}

test('an empty list says that all addresses are allowed; one’s own address is filled in and added', async () => {
  const { user, seen } = await open([])
  expect(await screen.findByText('Any address can use your live keys')).toBeTruthy()
  await screen.findByText('198.51.100.4')
  await user.click(screen.getByRole('button', { name: 'Add my address' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add address' }))
  const field = dialog.getByRole('textbox', { name: 'Address or range' }) as HTMLInputElement
  expect(field.value).toBe('198.51.100.4')
  expect(dialog.getByText(/live keys will work only from addresses on the list/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Label' }), ' Laptop ')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('198.51.100.4 added')).toBeTruthy()
  expect(await screen.findByText('1 of 100 entries')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ address: '198.51.100.4', label: 'Laptop' })
})

test('a list that would block oneself shows a warning before it is saved', async () => {
  const { user } = await open([])
  await screen.findByText('198.51.100.4')
  await user.click(screen.getByRole('button', { name: 'Add address' }))
  const dialog = within(screen.getByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Address or range' })
  await user.type(field, '10.1.2.3/16')
  expect(dialog.getByText(/Your own address, 198.51.100.4, is not on the list/)).toBeTruthy()
  expect(dialog.getByText(/Will be saved as 10.1.0.0\/16. This is a private address/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Add anyway' })).toBeTruthy()
  await user.clear(field)
  await user.type(field, '198.51.100.0/24')
  expect(dialog.queryByText(/Your own address/)).toBeNull()
})

test.each([
  ['0.0.0.0/0', /allows every address/],
  ['2000::/3', /too wide/],
  ['office', /Enter an IPv4 or IPv6 address/],
])('%s is refused with its reason', async (typed, why) => {
  const { user, seen } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Add address' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Address or range' }), typed)
  expect(dialog.getByText(why)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
})

test('testing an address names the matching entry, or that none matches, or what is invalid', async () => {
  const { user } = await open([office], { ...own, allowed: false, entries: 1 })
  expect(await screen.findByText(/Not on the list/)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'Address' })
  const ask = async (address: string) => {
    await user.clear(field)
    await user.type(field, address)
    await user.click(screen.getByRole('button', { name: 'Test' }))
  }
  await ask('203.0.113.9')
  expect(await screen.findByText('203.0.113.9 is allowed by 203.0.113.0/24 (Office).')).toBeTruthy()
  await ask('8.8.8.8')
  expect(await screen.findByText(/8.8.8.8 matches no entry/)).toBeTruthy()
  await ask('me')
  expect(await screen.findByText('Enter one address.')).toBeTruthy()
})

test('an entry’s label can be changed', async () => {
  const { user, seen } = await open([office])
  await user.click(await screen.findByRole('button', { name: 'Edit label of 203.0.113.0/24' }))
  const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Label' })
  await user.clear(field)
  await user.type(field, 'Warehouse')
  await user.click(screen.getByRole('button', { name: 'Save label' }))
  expect(await screen.findByText('Label of 203.0.113.0/24 updated')).toBeTruthy()
  expect(await screen.findByText('Warehouse')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ label: 'Warehouse' })
})

test('removing needs confirmation; it warns that the last entry opens the list, and that one’s own address is blocked', async () => {
  const other = { ...office, id: 'adr_3', address: '192.0.2.1', label: '' }
  const mine = { address: '203.0.113.9', allowed: true, entry: { ...office, disabled: false }, entries: 2 }
  const { user, seen } = await open([office, other], mine)
  await screen.findByText(/Allowed by/)
  await user.click(await screen.findByRole('button', { name: 'Remove 203.0.113.0/24' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Remove 203.0.113.0/24?' }))
  expect(dialog.getByText(/Your own address, 203.0.113.9, will no longer be on the list/)).toBeTruthy()
  expect(seen.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Remove address' }))
  expect(await screen.findByText('203.0.113.0/24 removed')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Remove 192.0.2.1' }))
  expect(screen.getByText(/live keys work from any address again/)).toBeTruthy()
})

test('an entry disabled by staff shows the reason, and that all addresses are blocked', async () => {
  await open([{ ...office, disabledAt: '2026-11-20T05:00:00.000Z', disabledReason: 'Reported for abuse' }])
  expect(await screen.findByText('Disabled by staff')).toBeTruthy()
  expect(screen.getByText('Reported for abuse')).toBeTruthy()
  expect(screen.getByText(/Staff have disabled every entry/)).toBeTruthy()
})

test('a secondary user can read and test, but not change', async () => {
  await open([office], own, { session: { role: 'subUser', subUserId: 'sub_1' } })
  expect(await screen.findByText('203.0.113.0/24')).toBeTruthy()
  expect(screen.getByText(/Only the account owner can change this list/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Add|Remove|label/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Test' })).toBeTruthy()
})
