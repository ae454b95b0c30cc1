import { expect, test } from 'vitest'
import { adminPricing } from '../../contracts/messages/en/adminPricing.ts'
import { components } from '../../contracts/messages/en/components.ts'
import { pricing } from '../../contracts/messages/en/pricing.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { paths, statementPath } from '../../contracts/platform/paths.ts'
import { productOf } from '../../contracts/products/index.ts'
import { userPrice } from '../../contracts/resources/userPrice.ts'
import { accessibilityViolations, browserFor, interpolate, phone, screenshotIfAsked } from '../support/browser.ts'
import { as, asStaff, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const company = 'Zenith Components'
const pan = productOf('pan-check')
const { form, setting, user } = adminPricing
const checking = messages.verifications.form

test('staff set a customer price; the customer sees it beside the struck-through list price and is charged it', async () => {
  const staff = await open(await asStaff(url))
  await staff.goto(paths.adminUserAccounts)
  await staff.getByRole('link', { name: 'Customer prices' }).click()
  await staff.getByRole('button', { name: user.add }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('combobox', { name: setting.find }).fill(company)
  await staff.getByRole('option', { name: company }).click()
  await dialog.getByRole('textbox', { name: form.price }).fill('1.13')
  await dialog.getByRole('textbox', { name: components.form.reason }).fill('Volume agreement')
  await screenshotIfAsked(staff, 'admin set price')
  expect(await accessibilityViolations(staff)).toEqual([])
  await dialog.getByRole('button', { name: interpolate(setting.confirmTo, { price: '₹1.13' }) }).click()
  await dialog.waitFor({ state: 'detached' })
  const row = staff.getByRole('row').filter({ hasText: pan.label.en })
  await row.getByText(userPrice.fields.state.choices.active.label.en).waitFor()
  await screenshotIfAsked(staff, 'admin customer prices')
  expect(await accessibilityViolations(staff)).toEqual([])

  const page = await open(await as(url, demo))
  await page.goto(paths.dashboard)
  await page.getByRole('link', { name: 'API pricing' }).click()
  await heading(page, pricing.title).waitFor()
  const price = page.getByRole('row').filter({ hasText: pan.label.en })
  await price.getByText('₹1.13').waitFor()
  expect(await price.locator('s').textContent()).toBe(formatPaise(pan.pricePaise))
  await screenshotIfAsked(page, 'api pricing')
  expect(await accessibilityViolations(page)).toEqual([])

  await page.goto(paths.bulkPan)
  await page.getByRole('button', { name: checking.sample }).click()
  await page.getByRole('combobox', { name: checking.purpose }).click()
  await page.getByRole('option', { name: messages.verifications.purpose.vendor_onboarding }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: interpolate(checking.verify, { price: '₹1.13' }) }).click()
  await page.getByRole('link', { name: checking.open }).waitFor()
  await page.goto(statementPath('product'))
  await page.getByRole('row').nth(1).filter({ hasText: '1.13' }).waitFor()
})

test('staff schedule a base price, and the history shows it', async () => {
  const staff = await open(await asStaff(url))
  await staff.goto(paths.adminApiPricing)
  const product = productOf('gstin-check').label.en
  await staff.getByRole('button', { name: interpolate(adminPricing.base.changeOne, { product }) }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('textbox', { name: form.price }).fill('2.40')
  await dialog.getByRole('button', { name: form.day }).click()
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel(form.from).fill(day)
  await dialog.getByRole('textbox', { name: components.form.reason }).fill('The source costs more')
  await screenshotIfAsked(staff, 'admin base price')
  expect(await accessibilityViolations(staff)).toEqual([])
  await dialog.getByRole('button', { name: interpolate(adminPricing.changing.confirmTo, { price: '₹2.40' }) }).click()
  await dialog.waitFor({ state: 'detached' })
  const row = staff.getByRole('row').filter({ hasText: product })
  await row.getByText('₹2.40').waitFor()
  await screenshotIfAsked(staff, 'admin base prices')
  expect(await accessibilityViolations(staff)).toEqual([])
  await staff.getByRole('button', { name: interpolate(adminPricing.base.historyOne, { product }) }).click()
  await staff.getByRole('dialog').getByText('The source costs more').waitFor()
  await screenshotIfAsked(staff, 'admin price history')
  expect(await accessibilityViolations(staff)).toEqual([])
  for (const [name, size] of [
    ['phone', phone.viewport],
    ['desk', { width: 1440, height: 900 }],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await staff.setViewportSize(size ?? { width: 390, height: 844 })
      await staff.emulateMedia({ colorScheme })
      await staff.goto(paths.adminApiPricing)
      await staff.getByText('₹2.40').first().waitFor()
      await screenshotIfAsked(staff, `admin base prices ${name} ${colorScheme}`)
      expect(await accessibilityViolations(staff)).toEqual([])
    }
})
