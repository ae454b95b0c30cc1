import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import MyAccount from '../../../src/customRoutes/account/MyAccount.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const credits =
  (amount: number, accountType = 'Prepaid') =>
  () => ({
    body: { code: 100, message: '', result: { amount, accountType } },
  })

const answers = (accountType: 'Prepaid' | 'Postpaid' = 'Prepaid') => ({
  'GET /api/fetchProductControl/usr_1/ChallanTool': () => ({
    body: { code: 100, message: '', result: { status: false } },
  }),
  'GET /api/truLog/getCredits/usr_1': credits(124860.5, accountType),
  'GET /api/truLog/getProductsCredits/usr_1': credits(20, accountType),
  'POST /api/session/end': () => ({
    status: 503,
    body: { error: { code: 'unavailable', message: 'Not now.', requestId: 'r' } },
  }),
})

test('shows the user with a masked phone, and each wallet with a link to its entries', async () => {
  await renderConsolePage(MyAccount, { answers: answers() })
  expect(await screen.findByText('+91 98••• ••001')).toBeTruthy()
  expect(screen.getByText('C20260001')).toBeTruthy()
  expect(await screen.findByText('₹1,24,860.50')).toBeTruthy()
  const wallet = screen.getByRole('link', { name: /^Product wallet/ })
  expect(within(wallet).getByText('Low')).toBeTruthy()
  expect(decodeURIComponent(wallet.getAttribute('href') ?? '')).toBe('/wallet-statement?filter={"wallet":["product"]}')
})

test('the KYC status links to its tab; a secondary user sees only whether KYC is complete', async () => {
  const info = (result: object) => () => ({ body: { code: 100, message: '', result: { useCase: '', ...result } } })
  const kyc = {
    'GET /api/user/getKyc/userInfo/usr_1': info({ kycDetails: {}, aadharStatus: null }),
    'GET /api/user/getKyc/companyInfo/usr_1': info({}),
  }
  await renderConsolePage(MyAccount, { answers: { ...answers(), ...kyc }, session: { kycComplete: false } })
  expect(await screen.findByText('Step 2 of 4')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue your KYC' }).getAttribute('href')).toBe('/my-account?tab=kyc')
  cleanup()
  const session = { role: 'subUser', subUserId: 'sub_1', kycComplete: false } as const
  await renderConsolePage(MyAccount, { answers: answers(), session })
  expect(await screen.findByText('Incomplete')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /KYC/ })).toBeNull()
})

test('a postpaid account shows its outstanding amount instead of wallets (A34)', async () => {
  await renderConsolePage(MyAccount, { answers: answers('Postpaid') })
  expect(await screen.findByText('₹1,24,880.50')).toBeTruthy()
  expect(screen.queryByText('API wallet')).toBeNull()
})

test('a secondary user sees no customer ID and no phone', async () => {
  await renderConsolePage(MyAccount, { answers: answers(), session: { role: 'subUser', subUserId: 'sub_1' } })
  expect(screen.getByText(/Logged in as a secondary user/)).toBeTruthy()
  await screen.findByText('Preferences')
  expect(screen.queryByText('Customer ID')).toBeNull()
  expect(screen.queryByText('Phone')).toBeNull()
})

test('signing out everywhere needs confirmation; a failure shows an error and can be retried', async () => {
  const { user, seen } = await renderConsolePage(MyAccount, { path: '/?tab=security', answers: answers() })
  const ended = () => seen.filter(({ path }) => path === '/api/session/end')
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  expect(ended()).toEqual([])
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }))
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(ended().map(({ body }) => body)).toEqual([{ everywhere: true }])
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Sign out everywhere' }).disabled).toBe(false)
})
