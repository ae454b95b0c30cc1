import { expect, test } from 'vitest'
import { families } from '../../contracts/ocr/families.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { documents, ocr, verifications } = messages
const { fields, compare } = ocr

test('a newcomer reads a specimen PAN, sees its fields light up, corrects one and asks the source', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.globalOcr)
  await page.getByRole('radio', { name: families.pan.label.en }).check({ force: true })
  await page.getByRole('button', { name: ocr.form.sample }).click()
  await page.getByRole('combobox', { name: verifications.form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.customer_onboarding }).click()
  await page.getByRole('checkbox').check()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: interpolate(verifications.form.verify, { price: '₹2.00' }) }).click()

  // The first document loads the models.
  await page.getByRole('heading', { name: fields.title }).waitFor({ timeout: 60_000 })
  const picture = page.getByRole('img', { name: interpolate(ocr.picture.of, { number: 1, count: 1 }) })
  await picture.waitFor()
  const row = page.getByRole('listitem').filter({ hasText: documents.field.birthDate })
  const place = await row.getAttribute('data-target')
  await row.hover()
  await page.locator(`rect[data-target="${place}"][data-lit]`).waitFor()
  await page.locator('rect[data-target="field-0"]').hover()
  await page.locator('li[data-target="field-0"][data-lit]').waitFor()
  await page.getByRole('button', { name: ocr.picture.zoomIn }).click()
  await page.getByRole('button', { name: ocr.picture.rotate }).click()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'document read')

  await row.getByRole('button', { name: interpolate(fields.correctNamed, { name: documents.field.birthDate }) }).click()
  await page.getByRole('textbox', { name: fields.dialog.value }).fill('1990-01-31')
  await page.getByRole('button', { name: fields.dialog.save }).click()
  await row.getByText('31 Jan 1990').waitFor()
  await row.getByText(/^Read: /).waitFor()

  await page.getByRole('button', { name: interpolate(compare.act, { price: '₹1.50' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: interpolate(compare.act, { price: '₹1.50' }) }).click()
  await page.getByRole('button', { name: interpolate(compare.again, { price: '₹1.50' }) }).waitFor()
  await page.getByRole('article').waitFor()
})
