import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Session } from '../../../src/authProvider/session.ts'
import { WalletBar } from '../../../src/wallets/WalletBar.tsx'
import { WalletButton } from '../../../src/wallets/WalletButton.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const rupees = (amount: number, more = {}) => ({ body: { code: 100, message: 'ok', result: { amount, ...more } } })
const switched = (status: boolean) => () => ({ body: { code: 100, message: 'ok', result: { status } } })

const answers = {
  'GET /api/fetchProductControl/usr_1/ChallanTool': switched(true),
  'GET /api/truLog/getChallanCredits/usr_1': () => rupees(7500),
  'GET /api/truLog/getCredits/usr_1': () => rupees(124860.5, { accountType: 'Prepaid' }),
  'GET /api/truLog/getProductsCredits/usr_1': () => rupees(36400, { accountType: 'Prepaid' }),
}

const open = (more: Parameters<typeof renderConsolePage>[1]['answers'] = {}, session: Partial<Session> = {}) =>
  renderConsolePage(WalletBar, { session, answers: { ...answers, ...more } })

const buttons = () => screen.queryAllByRole('button').map(button => button.getAttribute('aria-label'))

afterEach(() => vi.unstubAllGlobals())

test('the challan wallet uses its own switch, not the menu’s ChallanTool flag (A32)', async () => {
  const { seen } = await open()
  await screen.findByText('₹7,500.00')
  const asked = seen.map(({ path }) => path)
  expect(asked).toContain('/api/fetchProductControl/usr_1/ChallanTool')
  expect(asked.filter(path => path.includes('/features/'))).toEqual([])
})

test('if switched off, the challan wallet is neither shown nor requested (A32)', async () => {
  const { seen } = await open({ 'GET /api/fetchProductControl/usr_1/ChallanTool': switched(false) })
  await screen.findByText('₹1,24,860.50')
  expect(screen.queryByText('Challan wallet')).toBeNull()
  expect(seen.map(({ path }) => path)).not.toContain('/api/truLog/getChallanCredits/usr_1')
})

test('the challan wallet has refresh but no add-balance; the other two have both (A33)', async () => {
  await open()
  await screen.findByText('₹7,500.00')
  expect(buttons()).toEqual([
    'Refresh Challan wallet',
    'Refresh API wallet',
    'Add balance to API wallet',
    'Refresh Product wallet',
    'Add balance to Product wallet',
  ])
})

test('add-balance opens the dialog with the wallet selected', async () => {
  const { user } = await open({
    'GET /api/get-gst-details': () => ({
      body: {
        code: 100,
        message: 'ok',
        result: [{ _id: 'gst_1', userId: 'usr_1', gstinStatus: false, gstinNumber: null }],
      },
    }),
    'GET /payments/rates': () => ({ body: { code: 100, message: 'ok', base: 'INR', rates: { INR: 1 }, at: null } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add balance to Product wallet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add balance' }))
  const chosen = await dialog.findByRole('button', { name: 'Product wallet' })
  expect(chosen.getAttribute('aria-pressed')).toBe('true')
})

test('a secondary user sees the balances but cannot add money', async () => {
  await open({}, { role: 'subUser', subUserId: 'sub_1' })
  await screen.findByText('₹36,400.00')
  expect(buttons()).toEqual(['Refresh Challan wallet', 'Refresh API wallet', 'Refresh Product wallet'])
})

test("postpaid: one 'Current Outstanding' card with the sum over the postpaid wallets, which can be paid (A34, A123)", async () => {
  await open({
    'GET /api/truLog/getCredits/usr_1': () => rupees(100, { accountType: 'Postpaid' }),
    'GET /api/truLog/getProductsCredits/usr_1': () => rupees(50.5, { accountType: 'Postpaid' }),
  })
  await screen.findByText('₹150.50')
  expect(screen.getByText('Current Outstanding')).toBeTruthy()
  expect(buttons()).toEqual(['Refresh Current Outstanding', 'Pay outstanding'])
})

test('on a phone one button shows the amount: a debt is labelled, a balance is its wallet’s (A34, A117)', async () => {
  const postpaid = () => rupees(75.25, { accountType: 'Postpaid' })
  await renderConsolePage(WalletButton, {
    answers: {
      ...answers,
      'GET /api/truLog/getCredits/usr_1': postpaid,
      'GET /api/truLog/getProductsCredits/usr_1': postpaid,
    },
  })
  expect(await screen.findByRole('button', { name: /^Current Outstanding ₹150.50/ })).toBeTruthy()
  cleanup()
  await renderConsolePage(WalletButton, { answers })
  expect(await screen.findByRole('button', { name: /^Product wallet ₹36,400.00/ })).toBeTruthy()
})

test('a missing accountType means Prepaid (A35)', async () => {
  await open({ 'GET /api/truLog/getCredits/usr_1': () => rupees(90_000) })
  await screen.findByText('₹90,000.00')
  expect(screen.queryByText('Current Outstanding')).toBeNull()
})

test.each(['Challan wallet', 'API wallet', 'Product wallet'])('%s has its own refresh message (A36)', async name => {
  const { user } = await open()
  await screen.findByText('₹7,500.00')
  await user.click(screen.getByRole('button', { name: `Refresh ${name}` }))
  expect(await screen.findByText(`${name} refreshed`)).toBeTruthy()
})

test('between 900 and 1199 px the buttons are in a menu', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width:900px') && media.includes('max-width:1199.95px'),
    addEventListener() {},
    removeEventListener() {},
  }))
  const { user } = await open()
  await screen.findByText('₹7,500.00')
  await user.click(screen.getByRole('button', { name: /^Challan wallet/ }))
  expect(screen.getAllByRole('menuitem').map(item => item.textContent?.trim())).toEqual(['Refresh'])
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^API wallet/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add balance' }))
  expect(await screen.findByRole('dialog', { name: 'Add balance' })).toBeTruthy()
})
