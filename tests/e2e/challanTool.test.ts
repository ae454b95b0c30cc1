import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { adminChallans } from '../../contracts/messages/en/adminChallans.ts'
import { challanTool } from '../../contracts/messages/en/challanTool.ts'
import { sandboxCards } from '../../contracts/money/sandboxCards.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { challanEventLabels } from '../../contracts/resources/challanOrder.ts'
import { customerChallanOrder } from '../../contracts/resources/customerChallanOrder.ts'
import { accessibilityViolations, browserFor, phone, screenshotIfAsked } from '../support/browser.ts'
import { as, asStaff, demo, heading, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { search, payment, result, lists, order } = challanTool

const attention = customerChallanOrder.fields.attention.choices

/** The documented vehicle with one challan of each kind. */
const MIX = 'MH12AB1000'

async function toPayment(page: Page, vehicle: string): Promise<void> {
  await page.goto(paths.challanDashboard)
  await page.getByRole('textbox', { name: search.vehicle }).fill(vehicle)
  await page.getByRole('button', { name: search.submit }).click()
  await page.getByRole('button', { name: search.open }).click()
  await heading(page, payment.title).waitFor()
}

const tick = (page: Page, at: number) => page.getByRole('checkbox').nth(at).check()

/** On Satyapan's page at `paymentUrl`, then on the sandbox's checkout behind it. */
async function payByCard(page: Page, card: 'success' | 'declined'): Promise<void> {
  await page.waitForURL(/\/payments\/challan\//)
  await page.getByRole('button', { name: /card/i }).click()
  await page.waitForURL(/\/sandbox\/checkout/)
  await page.getByRole('radio', { name: sandboxCards.find(one => one.id === card)?.number }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
}

test('a vehicle is looked up, its first challan is paid by card, and the order is followed (A79, A80, A88)', async () => {
  const page = await open(await as(url, demo))
  await toPayment(page, MIX)
  await tick(page, 0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'challan-review')
  await page.getByRole('button', { name: payment.proceed }).click()
  await page.getByText('₹1,618.00').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'challan-cart')
  await page.getByRole('button', { name: payment.pay }).click()
  await payByCard(page, 'success')
  await page.waitForURL(new RegExp(paths.paymentSuccess))
  await heading(page, result.paid).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: result.follow }).click()
  await heading(page, lists.title).waitFor()
  await page.getByRole('row').filter({ hasText: '₹1,618.00' }).first().click()
  await page.getByText(order.steps.paid).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'challan-order')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: order.receipt }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/)
})

test('a declined card shows Payment Failed, and Retry Payment keeps the selection (A88, A89)', async () => {
  const page = await open({ ...(await as(url, demo)), ...phone })
  await toPayment(page, 'KA01AB1020')
  await tick(page, 0)
  await page.getByRole('button', { name: payment.proceed }).click()
  await page.getByRole('button', { name: payment.pay }).click()
  await payByCard(page, 'declined')
  await page
    .getByRole('button', { name: /cancel/i })
    .or(page.getByRole('link', { name: /cancel/i }))
    .first()
    .click()
  await page.waitForURL(new RegExp(paths.paymentFailed))
  await heading(page, result.failed).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: result.retry }).click()
  await heading(page, payment.title).waitFor()
  await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true)
})

test('the challan wallet can pay too (A117)', async () => {
  const page = await open(await as(url, demo))
  await toPayment(page, 'GJ01AB1020')
  await tick(page, 0)
  await page.getByRole('button', { name: payment.proceed }).click()
  await page.getByRole('button', { name: payment.pay }).click()
  await page.waitForURL(/\/payments\/challan\//)
  await screenshotIfAsked(page, 'challan-pay-page')
  await page.getByRole('button', { name: /wallet/i }).click()
  await page.waitForURL(new RegExp(paths.paymentSuccess))
  await heading(page, result.paid).waitFor()
})

test('staff settle with a receipt; a refund needs approval by a second person', async () => {
  const maker = await open(await asStaff(url, 'admin@satyapan.test'))
  const filter = encodeURIComponent(JSON.stringify({ status: ['paid'] }))
  await maker.goto(`${paths.adminChallanPayments}?filter=${filter}`)
  await maker.getByRole('row').nth(1).click()
  const { one, settling, refunding } = adminChallans
  await heading(maker, one.title).waitFor()
  expect(await accessibilityViolations(maker)).toEqual([])
  await screenshotIfAsked(maker, 'challan-batch')
  await maker.getByRole('checkbox').first().check()
  await maker.getByRole('button', { name: one.refund }).click()
  await maker.getByRole('textbox').fill('The portal says it was paid elsewhere')
  await maker.getByRole('button', { name: refunding.submit }).last().click()
  await maker.getByText(one.done.asked).waitFor()
  await maker.getByText(one.ownRefund).waitFor()
  expect(await maker.getByRole('button', { name: one.approve }).count()).toBe(0)

  const checker = await open(await asStaff(url, 'super@satyapan.test'))
  await checker.goto(maker.url())
  await checker.getByRole('button', { name: one.approve }).click()
  await checker.getByRole('textbox').fill('Seen on the portal as well')
  await checker.getByRole('dialog').getByRole('button', { name: one.approve }).click()
  await checker.getByText(one.refundStates.done).or(checker.getByText(one.refundStates.approved)).first().waitFor()

  await maker.goto(
    `${paths.adminChallanPayments}?filter=${encodeURIComponent(JSON.stringify({ status: ['processing'] }))}`,
  )
  await maker.getByRole('row').filter({ hasNotText: attention.refundAsked.label.en }).nth(1).click()
  await heading(maker, one.title).waitFor()
  await maker.getByRole('checkbox').first().waitFor()
  for (const box of await maker.getByRole('checkbox').all()) if (await box.isEnabled()) await box.check()
  await maker.getByRole('button', { name: one.settle, exact: true }).click()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await maker.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: png })
  await maker.getByRole('textbox', { name: settling.reference }).fill('COURT-2026-118')
  await maker.getByRole('dialog').getByRole('button', { name: settling.submit }).click()
  await maker.getByText(one.done.settled).waitFor()
  await maker.getByText(challanEventLabels.settled.en).first().waitFor()
})

test('a mismatched payment is returned on request of one person and approval of another, and no longer marks the order', async () => {
  const { one, refunding } = adminChallans
  const maker = await open(await asStaff(url, 'admin@satyapan.test'))
  const filter = encodeURIComponent(JSON.stringify({ attention: ['diverged'] }))
  await maker.goto(`${paths.adminChallanPayments}?filter=${filter}`)
  await maker.getByRole('row').nth(1).click()
  await maker.getByRole('button', { name: one.return }).click()
  await maker.getByRole('textbox').fill('Paid by two cards')
  await maker.getByRole('button', { name: refunding.submit }).click()
  await maker.getByText(one.returning.asked).waitFor()
  expect(await accessibilityViolations(maker)).toEqual([])

  const checker = await open({ ...(await asStaff(url, 'super@satyapan.test')), ...phone })
  await checker.goto(maker.url())
  await checker.getByRole('button', { name: one.approve }).click()
  await checker.getByRole('textbox').fill('Seen at the gateway')
  await checker.getByRole('dialog').getByRole('button', { name: one.approve }).click()
  await checker.getByText(challanEventLabels.returned.en).waitFor()
  await expect.poll(() => checker.getByText(attention.diverged.label.en).count()).toBe(0)
  expect(await accessibilityViolations(checker)).toEqual([])
})

test('a fee is added as a version; a brand’s illegible colours are refused', async () => {
  const page = await open({ ...(await asStaff(url, 'admin@satyapan.test')), refused: ['400 '] })
  const { fees, brands } = adminChallans
  await page.goto(`${paths.adminChallanPayments}?tab=fees`)
  await page.getByRole('button', { name: fees.add }).click()
  await page.getByRole('textbox', { name: fees.fee }).fill('149.50')
  await page.getByRole('textbox', { name: fees.discount }).fill('10')
  await page.getByRole('button', { name: fees.save }).click()
  await page.getByText('₹149.50').first().waitFor()
  // While the form fades, it dims what is behind it.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await accessibilityViolations(page)).toEqual([])
  await page.goto(`${paths.adminChallanPayments}?tab=brands`)
  await page.getByRole('button', { name: brands.editOne.replace('%{name}', 'Satyapan') }).click()
  await page.getByLabel(brands.ink).fill('#eeeeee')
  await page.getByRole('button', { name: brands.save }).click()
  await expect.poll(() => page.getByLabel(brands.ink).getAttribute('aria-invalid')).toBe('true')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'challan-brand-form')
})
