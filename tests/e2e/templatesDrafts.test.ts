import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { templates } from '../../contracts/messages/en/templates.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { inputTemplate } from '../../contracts/resources/inputTemplate.ts'
import { accessibilityViolations, browserFor, interpolate, phone, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const openWindow = browserFor(url)
const { drafts, form, own, removing } = templates
const { purpose, form: verify } = messages.verifications

let customer: Awaited<ReturnType<typeof as>>
beforeEach(async () => {
  customer = await as(url, demo)
})

async function open(path: string, more = {}): Promise<Page> {
  const page = await openWindow({ ...customer, ...more })
  await page.goto(path)
  return page
}

/** By how many pixels a page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const reference = (page: Page) => page.getByRole('textbox', { name: new RegExp(`^${verify.reference}`) })

test('a template is saved, starts a check with its purpose and reference, and is deleted', async () => {
  const page = await open(paths.templates)
  await heading(page, templates.title).waitFor()
  await button(page, own.add).click()
  const dialog = page.getByRole('dialog', { name: form.add })
  await dialog.getByRole('textbox', { name: form.name }).first().fill('Vendors')
  await dialog.getByRole('combobox', { name: form.purpose }).click()
  await page.getByRole('option', { name: purpose.vendor_onboarding }).click()
  await dialog.getByRole('textbox', { name: form.reference }).fill('WEST-2026')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'template form')
  await dialog.getByRole('button', { name: form.save }).click()
  await page.getByText(interpolate(form.saved, { name: 'Vendors' })).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'template saved')
  await page.setViewportSize(phone.viewport)
  await page.getByRole('link', { name: interpolate(own.singleOf, { name: 'Vendors' }) }).waitFor()
  expect(await sideways(page)).toBe(0)
  await screenshotIfAsked(page, 'template saved on a phone')

  await page.getByRole('link', { name: interpolate(own.singleOf, { name: 'Vendors' }) }).click()
  await expect.poll(() => reference(page).inputValue()).toBe('WEST-2026')
  await page.getByText(purpose.vendor_onboarding).first().waitFor()
  // Consent is never saved.
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)

  await page.goto(paths.templates)
  await button(page, interpolate(own.remove, { name: 'Vendors' })).click()
  await page.getByRole('dialog').getByRole('button', { name: removing.confirm }).click()
  await page.getByText(String(inputTemplate.words?.none.en)).waitFor()
})

test('on a phone, a check is saved as a draft, resumed with all values, and deleted', async () => {
  const page = await open(paths.bulkPan, phone)
  const pan = page.getByRole('textbox', { name: /^PAN/ })
  await pan.waitFor()
  await expect.poll(() => button(page, drafts.save).isDisabled()).toBe(true)
  await pan.fill('AAACZ1000A')
  await reference(page).fill('Q-77')
  await button(page, drafts.save).click()
  await page.getByText(drafts.saved.split('%')[0] ?? '').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'draft saved')

  await page.goto(paths.drafts)
  const goOn = page.getByRole('link', { name: new RegExp(`^${drafts.resumeOf.split('%')[0]}`) })
  await goOn.waitFor()
  // The list masks the subject.
  expect(await page.getByText('AAACZ1000A').count()).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'drafts')
  expect(await sideways(page)).toBe(0)
  await goOn.click()
  await expect.poll(() => reference(page).inputValue()).toBe('Q-77')
  await expect.poll(() => pan.inputValue()).toBe('AAACZ1000A')

  await page.goto(paths.drafts)
  await page.getByRole('button', { name: new RegExp(`^${drafts.remove.split('%')[0]}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: drafts.confirm }).click()
  await heading(page, drafts.empty).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})
