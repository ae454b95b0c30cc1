import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { publicChallanList as list } from '../../contracts/messages/en/publicChallanList.ts'
import { publicChallanOrders as orders } from '../../contracts/messages/en/publicChallanOrders.ts'
import { publicChallanList as listInHindi } from '../../contracts/messages/hi/publicChallanList.ts'
import { publicChallanOrders as ordersInHindi } from '../../contracts/messages/hi/publicChallanOrders.ts'
import { apiClientAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, phone, screenshotIfAsked } from '../support/browser.ts'
import { CHECKOUT_SCRIPT, checkoutOf, decline, routeToFakeCheckout } from '../support/razorpayCheckout.ts'
import { razorpayServer } from '../support/razorpayServer.ts'
import { citizensAt, firstBox } from './citizen.ts'
import { startProduct } from './product.ts'

const razorpay = await razorpayServer()
const { RAZORPAY_URL } = razorpay.env
const { url } = await startProduct({ ...razorpay.env, RAZORPAY_TIMEOUT_MS: '15000' })
const open = browserFor(url)
const { openList } = await citizensAt(url)

type Words = typeof list | typeof listInHindi

/** Each test pays the challans of a different vehicle. */
let vehicles = 0

/** A visitor at the payment page of one challan. Returns the phone number. */
async function toPay(page: Page, words: Words = list): Promise<string> {
  vehicles += 1
  const to = await openList(page, `KA${String(vehicles).padStart(2, '0')}RZ1020`)
  await firstBox(page).check()
  const { review, reviewShort } = words.summary
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  await page.getByRole('button', { name: isPhone ? reviewShort : review, exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${words.review.payTotal.replace('%{total}', '')}`) }).click()
  await page.waitForURL(/\/payments\/challan\//)
  return to
}

const card = (page: Page) => page.locator('#card')
const press = (page: Page, name: string) => checkoutOf(page).getByRole('button', { name }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

const smsTo = (to: string) =>
  apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${encodeURIComponent(to)}`)
const newestPayment = () => [...razorpay.payments.values()].at(-1)

test('script, frame, window, handler: a visitor pays and is notified on the page and by SMS (A88, A119)', async () => {
  const page = await open()
  await routeToFakeCheckout(page, RAZORPAY_URL)
  const to = await toPay(page)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'razorpay challan page')
  await card(page).click()
  await page.frameLocator('iframe[title="Razorpay"]').getByText('Card, UPI or bank').waitFor()
  await screenshotIfAsked(page, 'razorpay challan window')
  await press(page, 'Card that succeeds')
  await page.waitForURL(/\/challan-paid\?order=/)
  await heading(page, orders.result.paidTitle).waitFor()
  const payment = newestPayment()
  expect(payment).toMatchObject({ currency: 'INR', status: 'captured' })
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  expect(await page.locator('dd').allTextContents()).toContain(rupees.format((payment?.amount ?? 0) / 100))
  expect((await smsTo(to))[0]?.text).toContain('received for')
})

test('a declined card and a closed window: failed, with the bank’s message; the retry keeps the selection and pays (A88, A89)', async () => {
  const page = await open({ ...phone, colorScheme: 'dark' })
  await routeToFakeCheckout(page, RAZORPAY_URL)
  await toPay(page)
  await card(page).click()
  await decline(page)
  // The checkout stays open for another card.
  await checkoutOf(page).waitFor()
  await press(page, 'Close')
  await page.waitForURL(/\/challan-failed\?order=/)
  await heading(page, orders.result.failedTitle).waitFor()
  await page.getByText('The bank declined the card.').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'razorpay challan failed')
  await page.getByRole('link', { name: orders.result.retry }).click()
  await page.waitForURL(/\/challan-details/)
  await expect.poll(() => firstBox(page).isChecked()).toBe(true)
  await page.getByRole('button', { name: list.summary.reviewShort, exact: true }).click()
  await page.getByRole('button', { name: /^Pay challan/ }).click()
  await page.getByText('The bank declined the card.').waitFor()
  await card(page).click()
  await decline(page)
  await press(page, 'Card that succeeds')
  await heading(page, orders.result.paidTitle).waitFor()
})

test('closing the window returns to the page with a notice, and the next attempt pays', async () => {
  const page = await open()
  await routeToFakeCheckout(page, RAZORPAY_URL)
  await toPay(page)
  const address = page.url()
  await card(page).click()
  await press(page, 'Close')
  await page.getByText('The payment was closed before it was completed.').waitFor()
  expect(page.url()).toBe(address)
  await page.reload()
  await card(page).click()
  await press(page, 'Card that succeeds')
  await heading(page, orders.result.paidTitle).waitFor()
  // A paid order cannot be paid again.
  await page.goto(address)
  await page.getByText('This order is paid').waitFor()
  expect(await card(page).count()).toBe(0)
})

test('the webhook arrives before the browser’s reply; a payment on another device while the window is closed', async () => {
  const page = await open()
  const report = async () => {
    const payment = newestPayment()
    if (!payment) throw new Error('Nobody has paid.')
    const { payload, headers } = razorpay.webhook(payment)
    expect((await fetch(`${url}/payments/webhook`, { method: 'POST', headers, body: payload })).status).toBe(200)
  }
  await routeToFakeCheckout(page, RAZORPAY_URL)
  await page.route('**/standin/pay**', async route => {
    const { search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${RAZORPAY_URL}/standin/pay${search}` })
    await report()
    await route.fulfill({ response })
  })
  const to = await toPay(page)
  await card(page).click()
  await press(page, 'Card that succeeds')
  await heading(page, orders.result.paidTitle).waitFor()
  expect((await smsTo(to)).filter(({ text }) => text.includes('received for'))).toHaveLength(1)

  await toPay(page)
  await card(page).click()
  await checkoutOf(page).waitFor()
  razorpay.pay([...razorpay.orders.keys()].at(-1) ?? '')
  await press(page, 'Close')
  await heading(page, orders.result.paidTitle).waitFor()
})

test("a script that does not load shows 'You are offline', keeps the order, and payment works once it does (A72)", async () => {
  const page = await open(phone)
  await page.route(CHECKOUT_SCRIPT, route => route.abort('aborted'))
  await toPay(page)
  await card(page).and(page.locator(':enabled')).waitFor()
  await card(page).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^You are offline/).waitFor()
  // The focus returns to the button for keyboard users.
  expect(await card(page).evaluate(button => button === document.activeElement)).toBe(true)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.unroute(CHECKOUT_SCRIPT)
  await routeToFakeCheckout(page, RAZORPAY_URL)
  await page.keyboard.press('Enter')
  await press(page, 'Card that succeeds')
  await heading(page, orders.result.paidTitle).waitFor()
})

test('a visitor who has chosen Hindi gets page, gateway and messages in Hindi in an English browser', async () => {
  const page = await open()
  await routeToFakeCheckout(page, RAZORPAY_URL)
  await page.goto('/challan-detailed?lang=hi')
  const to = await toPay(page, listInHindi)
  expect(await page.locator('html').getAttribute('lang')).toBe('hi')
  await screenshotIfAsked(page, 'razorpay challan page in Hindi')
  await card(page).click()
  await press(page, 'Card that succeeds')
  await heading(page, ordersInHindi.result.paidTitle).waitFor()
  expect((await smsTo(to))[0]?.text).toContain('मिले')
})
