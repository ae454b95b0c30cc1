import { beforeEach, expect, test, vi } from 'vitest'
import { amountField, orderCreated, pay, postpaid, renderFundingDialog, typeAmount } from './renderFundingDialog.tsx'

// Polls without delay.
vi.mock('../../../src/wallets/topUp/pollOrder.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  pollDelay: () => new Promise(resolve => setTimeout(resolve, 0)),
}))

beforeEach(() => sessionStorage.clear())

test('a postpaid account pays the outstanding amount or a part of it', async () => {
  const opened = await renderFundingDialog(
    { ...postpaid, 'POST /payments/paymentPostpaid/order': orderCreated({ total: 118_000 }) },
    'outstanding',
  )
  await opened.dialog.findAllByText('₹4,321.50')
  const field = await amountField(opened)
  expect((field as HTMLInputElement).value).toBe('4321.5')
  await typeAmount(opened, '5000')
  expect(opened.dialog.getByText('That is more than the ₹4,321.50 outstanding.')).toBeTruthy()
  await pay(opened, '1000')
  await opened.dialog.findByText(/in the payment window/)
  expect(opened.asked('POST /payments/paymentPostpaid/order')[0]?.body).toEqual({
    walletName: 'product',
    amount: 1000,
    gstId: 'gst_1',
  })
})
