import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AdjustDialog } from '../../../src/resources/users/show/AdjustDialog.tsx'
import { ActiveDialog } from '../../../src/resources/users/show/UserHeader.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const wallet = (kind: 'api' | 'product' | 'challan', availablePaise: number) =>
  ({ kind, accountType: 'Prepaid', availablePaise, heldPaise: 0 }) as const

const user = {
  id: 'usr_1',
  customerId: 'C20260001',
  name: 'Ananya Iyer',
  companyName: 'Zenith Components',
  email: 'ananya@zenith.test',
  phone: null,
  isActive: true,
  kyc: 'complete',
  plan: 'Prepaid',
  challanPaise: 0,
  apiPaise: 10_000,
  productPaise: 0,
  createdAt: '2026-01-14T06:00:00.000Z',
  wallets: [wallet('api', 10_000), wallet('product', 0), wallet('challan', 0)],
} as const

const openAdjust = async (answer: () => { status?: number; body: unknown }) => {
  const onClose = vi.fn<() => void>()
  const element = <AdjustDialog user={{ id: user.id, wallets: [...user.wallets] }} onClose={onClose} />
  const opened = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element }],
    answers: { 'POST /admin-api/users/usr_1/adjust': answer },
  })
  const type = (label: string, words: string) => opened.user.type(screen.getByRole('textbox', { name: label }), words)
  return { ...opened, onClose, type }
}

const done = { body: { transferId: 'trf_1', availablePaise: 135_050 } }

test('a double click moves the money once, in paise, with the reason and an idempotency key', async () => {
  const { seen, onClose, type } = await openAdjust(() => done)
  await type('Amount in rupees', '1,250.5')
  await type('Reason', 'Goodwill credit')
  expect(screen.getByText('₹1,350.50')).toBeDefined()
  const confirm = screen.getByRole('button', { name: 'Credit ₹1,250.50' })
  // Both clicks happen before a reply can arrive.
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(seen).toHaveLength(1)
  expect(seen[0]?.body).toEqual({ wallet: 'api', amountPaise: 125_050, reason: 'Goodwill credit' })
  expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a retry after a lost reply is the same attempt; another amount is a new one', async () => {
  const {
    user: person,
    seen,
    type,
  } = await openAdjust(() => ({
    status: 500,
    body: { error: { code: 'internal', message: 'Something broke.', requestId: 'req_1' } },
  }))
  await type('Amount in rupees', '10')
  await type('Reason', 'Goodwill credit')
  await person.click(screen.getByRole('button', { name: 'Credit ₹10.00' }))
  await screen.findByText('Something broke.')
  await person.click(screen.getByRole('button', { name: 'Credit ₹10.00' }))
  await waitFor(() => expect(seen).toHaveLength(2))
  const confirm = screen.getByRole('button', { name: 'Credit ₹10.00' })
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBe('false'))
  await type('Amount in rupees', '0')
  await person.click(screen.getByRole('button', { name: 'Credit ₹100.00' }))
  await waitFor(() => expect(seen).toHaveLength(3))
  const [first, again, other] = seen.map(({ headers }) => headers.get('idempotency-key'))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('nothing is sent without an amount, without a reason, or above the balance', async () => {
  const { user: person, seen, type } = await openAdjust(() => done)
  await person.click(screen.getByRole('button', { name: 'Enter an amount' }))
  expect(await screen.findByText('Enter an amount above zero with at most two decimals.')).toBeDefined()
  expect(screen.getByText('Enter a reason of at least 5 characters.')).toBeDefined()
  await type('Reason', 'Refunded by bank')
  await type('Amount in rupees', '100.01')
  await person.click(screen.getByRole('button', { name: 'Debit' }))
  expect(screen.getByText('Only ₹100.00 is available.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Debit ₹100.01' }))
  expect(seen).toEqual([])
})

test('deactivating needs a reason, shows errors in the dialog, and closes on success', async () => {
  const onClose = vi.fn<() => void>()
  let status = 500
  const { user: person, seen } = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element: <ActiveDialog user={user} onClose={onClose} /> }],
    answers: {
      'POST /admin-api/users/usr_1/active': () =>
        status === 200
          ? { body: { isActive: false } }
          : { status, body: { error: { code: 'internal', message: 'Something broke.', requestId: 'req_1' } } },
    },
  })
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Deactivate' })
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await person.click(confirm)
  await screen.findByText('Enter a reason of at least 5 characters.')
  expect(document.activeElement).toBe(reason)
  await person.type(reason, 'No')
  await person.click(confirm)
  await screen.findByText('Enter a reason of at least 5 characters.')
  expect(seen).toEqual([])
  await person.type(reason, ' longer wanted')
  await person.click(confirm)
  await screen.findByText('Something broke.')
  status = 200
  await person.click(confirm)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(seen.at(-1)?.body).toEqual({ active: false, reason: 'No longer wanted' })
})
