import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signInAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { CHECKOUT_SCRIPT, checkoutOf, decline, routeToFakeCheckout } from '../support/razorpayCheckout.ts'
import { razorpayServer } from '../support/razorpayServer.ts'
import { atAmount, productCredits } from './addBalance.ts'
import { as, demo, startProduct } from './product.ts'

const razorpay = await razorpayServer()
const { url } = await startProduct({ ...razorpay.env, RAZORPAY_TIMEOUT_MS: '15000' })
const open = browserFor(url)

const credits = () => productCredits(url)

interface Order {
  order_id: string
  status: string
  invoiceNumber: string | null
}
const newestOrder = async () => (await (await signInAt(url))<Order[]>('GET', '/api/resources/orders'))[0]
const paymentsOf = (order: Order | undefined) =>
  [...razorpay.payments.values()].filter(one => one.order_id === order?.order_id)

async function dashboard(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open({ ...(await as(url, demo)), ...options })
  await page.goto('/dashboard')
  return page
}

const led = (page: Page) => routeToFakeCheckout(page, razorpay.env.RAZORPAY_URL)
const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).click()
const press = (page: Page, name: string) => checkoutOf(page).getByRole('button', { name }).click()

test('script, window, handler, verify, credit: the wallet gets the base amount and the order its invoice (A67, A70)', async () => {
  const before = await credits()
  const page = await dashboard()
  await led(page)
  await atAmount(page, '10000')
  await pay(page)
  await checkoutOf(page).getByText(demo).waitFor()
  await screenshotIfAsked(page, 'razorpay open')
  await press(page, 'Card that succeeds')
  await page.getByText(/₹10,000.00 has been added to your Product wallet/).waitFor()
  expect(await credits()).toBe(before + 10_000)
  const order = await newestOrder()
  expect(order).toMatchObject({ status: 'credited', invoiceNumber: expect.stringMatching(/^INV/) })
  expect(paymentsOf(order)).toMatchObject([{ amount: 1_180_000, currency: 'INR', status: 'captured' }])
})

test('a declined card is reported with its ids, and the next card in the same window pays (A71)', async () => {
  const before = await credits()
  const page = await dashboard({ colorScheme: 'dark' })
  await led(page)
  await atAmount(page, '2000')
  await pay(page)
  await decline(page)
  await page.getByText(/The last attempt failed/).waitFor()
  await screenshotIfAsked(page, 'razorpay declined')
  await expect.poll(async () => (await newestOrder())?.status).toBe('failed')
  await press(page, 'Card that succeeds')
  await page.getByText(/₹2,000.00 has been added/).waitFor()
  expect(await credits()).toBe(before + 2_000)
})

test('a declined card and a closed window: both ids are shown beside the input, which is kept (A71)', async () => {
  const before = await credits()
  const page = await dashboard()
  await led(page)
  await atAmount(page, '3000')
  await pay(page)
  await decline(page)
  await press(page, 'Close')
  const order = await newestOrder()
  const [payment] = paymentsOf(order)
  await page.getByText(`Order ${order?.order_id}, payment ${payment?.id}`).waitFor()
  expect(await page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('3000')
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await credits()).toBe(before)
})

test("a script that does not load shows 'You are offline', and payment works once it does, on a phone too (A72)", async () => {
  const before = await credits()
  const page = await dashboard(phone)
  await page.route(CHECKOUT_SCRIPT, route => route.abort('aborted'))
  await atAmount(page, '4000')
  await pay(page)
  await page.getByText('You are offline').waitFor()
  await screenshotIfAsked(page, 'razorpay offline')
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('4000')
  expect(await horizontalOverflow(page)).toBe(0)
  await page.unroute(CHECKOUT_SCRIPT)
  await led(page)
  await pay(page)
  await press(page, 'Card that succeeds')
  await page.getByText(/₹4,000.00 has been added/).waitFor()
  expect(await credits()).toBe(before + 4_000)
})
