import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sandboxBankCode, sandboxCards } from '../../contracts/money/sandboxCards.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { atAmount, productCredits } from './addBalance.ts'
import { as, demo, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

const credits = () => productCredits(url)

/** Clicks pay and returns the checkout's window. */
async function checkoutOf(page: Page): Promise<Page> {
  const [card] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: /^Pay ₹/ }).click(),
  ])
  await card.getByRole('button', { name: /^Pay/ }).waitFor()
  return card
}

const choose = (card: Page, id: (typeof sandboxCards)[number]['id']) =>
  card.getByRole('radio', { name: sandboxCards.find(one => one.id === id)?.number }).check()

const payWith = async (card: Page, id: (typeof sandboxCards)[number]['id']) => {
  await choose(card, id)
  await card.getByRole('button', { name: /^Pay/ }).click()
}

test('a card payment credits the exact amount, and the invoice is a PDF (A67)', async () => {
  const before = await credits()
  const page = await open(await as(url, demo))
  await page.goto('/dashboard')
  await atAmount(page, '10000')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'topUp-amount')
  await payWith(await checkoutOf(page), 'success')
  await page.getByText(/₹10,000.00 has been added to your Product wallet/).waitFor()
  expect(await credits()).toBe(before + 10_000)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Invoice INV/ }).click(),
  ])
  const file = await readFile(await saved.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a declined card is shown with its ids, then the bank’s OTP lets the next one through (A71)', async () => {
  const before = await credits()
  const page = await open({ ...(await as(url, demo)), colorScheme: 'dark' })
  await page.goto('/dashboard')
  await atAmount(page, '2000')
  const card = await checkoutOf(page)
  await payWith(card, 'declined')
  await page.getByText(/The last attempt failed/).waitFor()
  await card.getByRole('button', { name: 'Cancel payment' }).click()
  await page.getByText(/Order order_\S+, payment pay_/).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  const again = await checkoutOf(page)
  await payWith(again, 'secure')
  await again.getByRole('textbox').fill(sandboxBankCode)
  await again.getByRole('button', { name: 'Approve payment' }).click()
  await page.getByText(/₹2,000.00 has been added/).waitFor()
  expect(await credits()).toBe(before + 2_000)
})

test('a window that is closed unpaid leaves the balance unchanged, and the order says so', async () => {
  const before = await credits()
  const page = await open(await as(url, demo))
  await page.goto('/dashboard')
  await atAmount(page, '3000')
  const card = await checkoutOf(page)
  await card.close()
  await page.getByText('Payment window closed').waitFor()
  expect(await credits()).toBe(before)
  await page.goto('/my-orders')
  await page.getByText('Failed', { exact: true }).first().waitFor()
})

test('a window that closes after payment without a message is resolved through the order', async () => {
  const before = await credits()
  const page = await open(await as(url, demo))
  await page.goto('/dashboard')
  await atAmount(page, '4000')
  await payWith(await checkoutOf(page), 'closed')
  await page.getByText(/₹4,000.00 has been added/).waitFor()
  expect(await credits()).toBe(before + 4_000)
})

test('on a phone: paid from the dashboard, with the order and its timeline among the orders', async () => {
  const before = await credits()
  const page = await open({ ...phone, ...(await as(url, demo)) })
  await page.goto('/dashboard')
  await atAmount(page, '5000')
  await screenshotIfAsked(page, 'topUp-phone')
  expect(await horizontalOverflow(page)).toBe(0)
  await payWith(await checkoutOf(page), 'success')
  await page.getByText(/₹5,000.00 has been added/).waitFor()
  expect(await credits()).toBe(before + 5_000)
  await page.goto('/my-orders')
  await page.getByText('₹5,900.00').first().click()
  await page.getByText('Wallet credited').first().waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})
