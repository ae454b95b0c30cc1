import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { challanVehicles } from '../../contracts/challans/challanSandbox.ts'
import { challanPayment as payment } from '../../contracts/messages/en/challanPayment.ts'
import { publicChallanList as list } from '../../contracts/messages/en/publicChallanList.ts'
import { publicChallanOrders as orders } from '../../contracts/messages/en/publicChallanOrders.ts'
import { sandboxCards } from '../../contracts/money/sandboxCards.ts'
import { accessibilityViolations, browserFor, phone, screenshotIfAsked } from '../support/browser.ts'
import { citizensAt, firstBox, payButton } from './citizen.ts'
import { startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

const { brand, openList } = await citizensAt(url)

/** From the review through Satyapan's payment page to the gateway's. */
async function toCard(page: Page): Promise<void> {
  await payButton(page).click()
  await page.locator('#card').click()
  await page.getByRole('radio').first().waitFor()
}

async function payWith(page: Page, id: (typeof sandboxCards)[number]['id']): Promise<void> {
  await page.getByRole('radio', { name: sandboxCards.find(one => one.id === id)?.number }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
}

test('select, review and pay, with reloads and the back button; then history and receipt (A80, A88, A102, A119)', async () => {
  const page = await open()
  await openList(page, challanVehicles.mix.rcNo)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'publicChallans-list')
  await firstBox(page).check()
  await page.reload()
  await expect.poll(() => firstBox(page).isChecked()).toBe(true)
  await page.getByRole('button', { name: list.summary.review }).click()
  await payButton(page).waitFor()
  await page.getByText('₹125.00').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'publicChallans-review')
  await page.goBack()
  await payButton(page).waitFor({ state: 'detached' })
  await page.goForward()
  await page.reload()
  await toCard(page)
  await payWith(page, 'success')
  await page.getByRole('heading', { name: orders.result.paidTitle }).waitFor()
  await page.reload()
  await page.getByText('₹1,618.00').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'publicChallans-paid')
  // Another tab has no session storage and restores the brand from the order.
  const other = await page.context().newPage()
  await other.goto(page.url())
  const more = other.getByRole('link', { name: orders.result.more })
  await more.waitFor()
  expect(await more.getAttribute('href')).toBe(`/challan-detailed/${brand.token}`)
  await other.close()
  await page.goto('/challan-details?view=orders')
  await page.getByRole('button', { name: /^View details/ }).click()
  await page.getByText(orders.steps.settled).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'publicChallans-order')
  await page.reload()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: orders.details.receipt }).click(),
  ])
  const file = await readFile(await saved.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})

test('on a phone in dark mode, an abandoned payment fails, and the retry keeps the selection (A88, A89, A119)', async () => {
  const page = await open({ ...phone, colorScheme: 'dark' })
  await openList(page, 'KA05MN1020')
  await firstBox(page).check()
  await page.getByRole('button', { name: list.summary.reviewShort, exact: true }).click()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'publicChallans-review-phone')
  await payButton(page).click()
  await page.locator('#cancel').click()
  await page.getByRole('heading', { name: orders.result.failedTitle }).waitFor()
  await screenshotIfAsked(page, 'publicChallans-failed-phone')
  await page.getByRole('link', { name: orders.result.retry }).click()
  await page.waitForURL(/\/challan-details/)
  await page.getByText('1 challan, with fee and GST').waitFor()
  await expect.poll(() => firstBox(page).isChecked()).toBe(true)
})

test('a challan that one tab has paid is refused and deselected in the other (A99, A119)', async () => {
  const page = await open()
  await openList(page, 'DL3CAB1020')
  await firstBox(page).check()
  await page.getByRole('button', { name: list.summary.review }).click()
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await payButton(other).waitFor()
  await toCard(page)
  await payWith(page, 'success')
  await page.getByRole('heading', { name: orders.result.paidTitle }).waitFor()
  await payButton(other).click()
  await other.getByText(/deselected it/).waitFor()
  await payButton(other).waitFor({ state: 'detached' })
})

test('whoever leaves the open payment form sees the wait for the bank everywhere, and can still pay there, once', async () => {
  const page = await open(phone)
  await openList(page, 'MH43AB1020')
  const number = await page.getByRole('tabpanel').locator('code').first().innerText()
  const boxes = await page.getByRole('checkbox').count()
  await firstBox(page).check()
  await page.getByRole('button', { name: list.summary.reviewShort, exact: true }).click()
  await payButton(page).click()
  await page.getByRole('heading', { name: payment.next }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'publicChallans-before-the-gateway')
  const form = page.url()
  await page.locator('#card').click()
  await page.getByRole('radio').first().waitFor()

  // The list is looked up again: the challan has no checkbox, says why and until when, and names its order.
  await page.goto('/challan-details')
  const card = page.getByRole('listitem').filter({ hasText: number }).first()
  await card.getByText(list.locked.waiting).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(boxes - 1)
  expect(await card.getByRole('checkbox').count()).toBe(0)
  await screenshotIfAsked(page, 'publicChallans-waiting')
  await card.getByRole('link', { name: list.card.inOrder }).click()
  await page.getByText(orders.status.waiting).first().waitFor()
  await page.getByText(/Please do not pay again/).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'publicChallans-waiting-order')

  await page.goto(form)
  await page.locator('#card').click()
  await payWith(page, 'success')
  await page.getByRole('heading', { name: orders.result.paidTitle }).waitFor()
  await page.goto('/challan-details?view=orders')
  await page.getByText(orders.steps.processing).or(page.getByText(orders.status.paid)).first().waitFor()
  expect(await page.getByText(orders.status.waiting).count()).toBe(0)
})

test('a session that is cleared midway leads back to the start', async () => {
  const page = await open()
  await openList(page, challanVehicles.none.rcNo)
  await page.getByRole('heading', { name: list.empty.pending }).waitFor()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.getByRole('heading', { name: list.gone.title }).waitFor()
  await page.getByRole('link', { name: list.gone.action }).click()
  await page.waitForURL(/\/challan-detailed$/)
})
