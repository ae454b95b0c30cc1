import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adminChallans } from '../../../contracts/messages/en/adminChallans.ts'
import type { CustomerChallanOrderDetail } from '../../../contracts/resources/customerChallanOrder.ts'
import { adminTokens } from '../../../src/session/tokens.ts'
import { diverged, openOrder as open, refund } from './openOrder.tsx'

const { one, refunding, settling } = adminChallans

test('an order is assigned to the user or released; an unassigned one belongs to nobody, even if the user is unknown', async () => {
  await open({ assigneeId: 'adm_1' })
  expect(await screen.findByRole('button', { name: one.release })).toBeDefined()
  cleanup()
  vi.spyOn(adminTokens, 'claims').mockReturnValue(null)
  await open({ assigneeId: null })
  expect(await screen.findByRole('button', { name: one.assign })).toBeDefined()
  expect(screen.queryByRole('button', { name: one.release })).toBeNull()
  vi.restoreAllMocks()
})

test('processing asks first, and who settles the order', async () => {
  const { user, seen } = await open({})
  await user.click(await screen.findByRole('button', { name: one.process }))
  const dialog = within(await screen.findByRole('dialog', { name: adminChallans.processing.title }))
  expect(dialog.getByText('Priya Menon')).toBeDefined()
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(dialog.getByRole('button', { name: one.process }))
  expect(await screen.findByText(one.done.processing)).toBeDefined()
  expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ assigneeId: 'adm_1' })
})

test('another person approves or rejects a refund request', async () => {
  await open({ refunds: [refund] })
  expect(await screen.findByRole('button', { name: one.approve })).toBeDefined()
  expect(screen.getByRole('button', { name: one.reject })).toBeDefined()
})

test('the requester is told why there are no buttons', async () => {
  await open({ refunds: [{ ...refund, askedById: 'adm_1' }] })
  expect(await screen.findByText('You requested this refund, so another person must approve it.')).toBeDefined()
  expect(screen.queryByRole('button', { name: one.approve })).toBeNull()
  expect(screen.queryByRole('button', { name: one.reject })).toBeNull()
})

const refused = { ...refund, state: 'refused', refusal: 'The payment is too old' } as const

test('a refund that the gateway refused shows why, and another person retries or drops it', async () => {
  const { user, seen } = await open({ refunds: [refused] })
  expect((await screen.findByRole('alert')).textContent).toBe(
    `The gateway rejected the refund: The payment is too old ${one.refused}`,
  )
  expect(screen.getByRole('button', { name: one.letGo })).toBeDefined()
  await user.click(screen.getByRole('button', { name: one.again }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Retry the refund of ₹1,618.00?')
  await user.type(within(dialog).getByRole('textbox'), 'Its balance is filled again')
  await user.click(within(dialog).getByRole('button', { name: one.again }))
  await screen.findByText(one.done.approved)
  const asked = seen.find(({ method }) => method === 'POST')
  expect(asked?.body).toEqual({ approve: true, reason: 'Its balance is filled again' })
})

test('the requester sees why the gateway refused, and another person decides', async () => {
  await open({ refunds: [{ ...refused, askedById: 'adm_1' }] })
  expect(
    await screen.findByText('The gateway rejected the refund: The payment is too old', { exact: false }),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: one.again })).toBeNull()
})

test('a mismatched payment shows what was received, and its return is requested with a reason', async () => {
  const { user, seen } = await open({ divergedPayments: [diverged] })
  const note = await screen.findByRole('alert')
  expect(note.textContent).toMatch(/^₹1,618\.00 was received after the order had already been paid\. pay_00000002/)
  await user.click(within(note).getByRole('button', { name: one.return }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('the full ₹1,618.00 is refunded to the card')
  await user.type(within(dialog).getByRole('textbox'), 'Paid by two cards')
  await user.click(within(dialog).getByRole('button', { name: refunding.submit }))
  await screen.findByText(one.done.asked)
  const asked = seen.find(({ method }) => method === 'POST')
  expect(asked?.body).toEqual({ paymentId: 'pay_00000000000002', reason: 'Paid by two cards' })
  expect(asked?.headers.get('idempotency-key')).toBeTruthy()
})

test.each([
  ['asked', one.returning.asked],
  ['approved', one.returning.approved],
  ['refused', one.returning.refused],
] as const)('while its return is %s, the status is shown and it cannot be requested again', async (state, words) => {
  await open({ divergedPayments: [{ ...diverged, refund: state }] })
  expect(await screen.findByText(words, { exact: false })).toBeDefined()
  expect(screen.queryByRole('button', { name: one.return })).toBeNull()
})

test('a returned payment is no longer shown; in a foreign currency the gateway returns it', async () => {
  await open({
    divergedPayments: [
      { ...diverged, refund: 'done' },
      { ...diverged, paymentId: 'pay_00000000000003', mismatch: 'otherAmount', amountMinor: 2_000, currency: 'USD' },
    ],
  })
  const notes = await screen.findAllByRole('alert')
  expect(notes).toHaveLength(1)
  expect(notes[0]?.textContent).toContain('$20.00 was received, which does not match')
  expect(notes[0]?.textContent).toContain('Refund it at the gateway')
  expect(screen.queryByRole('button', { name: one.return })).toBeNull()
})

test('shows amounts, assignee and ids; a refunded amount of 0 is left out', async () => {
  await open({
    brand: 'Chetak',
    assignee: 'Meera Iyer',
    expected: { by: '2026-12-02T04:30:00.000Z', late: false, route: 'online' },
  })
  await screen.findByText('₹1,618.00')
  const facts = [...document.querySelectorAll('dl > div')].map(row => row.textContent)
  expect(facts).toEqual(
    expect.arrayContaining([
      'PayerAsha Traders',
      'BrandChetak',
      'Paid byCard',
      expect.stringMatching(/^Expected by0?2 Dec/),
      'Assigned toMeera Iyer',
    ]),
  )
  expect(facts.filter(fact => fact?.startsWith('Refunded') || fact?.endsWith('-'))).toEqual([])
  expect(screen.getByRole('button', { name: 'Copy Gateway order' })).toBeDefined()
})

const items = [
  { id: 'chi_1', challanNo: 'MH1', status: 'paid' },
  { id: 'chi_2', challanNo: 'MH2', status: 'paid' },
  { id: 'chi_3', challanNo: 'MH3', status: 'settled', evidence: true },
].map(own => ({
  offence: 'Exceeding the speed limit',
  route: 'online' as const,
  amountPaise: 50_000,
  feePaise: 10_000,
  discountPercent: 0,
  evidence: false,
  court_status_desc: null,
  ...own,
})) as CustomerChallanOrderDetail['items']

test('challans are selected and settled with a receipt; settled ones and those in an open refund cannot be', async () => {
  const { user, seen } = await open({
    status: 'processing',
    items,
    refunds: [{ ...refund, challanNumbers: ['MH2'] }],
  })
  expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getAllByText('Fee ₹100.00')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Proof of settlement of challan MH3' })).toBeDefined()
  const settle = screen.getByRole<HTMLButtonElement>('button', { name: one.settle })
  expect(settle.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Select challan MH1' }))
  await user.click(settle)
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: settling.submit }))
  expect(await within(dialog).findByText(settling.fileMissing)).toBeDefined()
  await user.upload(within(dialog).getByLabelText(settling.file), new File(['%PDF'], 'receipt.pdf'))
  await user.type(within(dialog).getByRole('textbox', { name: settling.reference }), 'COURT-118')
  await user.click(within(dialog).getByRole('button', { name: settling.submit }))
  await screen.findByText(one.done.settled)
  expect(seen.find(({ path }) => path.endsWith('/settle'))?.body).toEqual({
    items: ['chi_1'],
    objectId: 'obj_1',
    reference: 'COURT-118',
    courtStatus: null,
  })
})
