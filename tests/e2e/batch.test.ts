import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../contracts/platform/paths.ts'
import { panCheck } from '../../contracts/products/panCheck.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { batch, bulkScreen, schedules, templates, verifications } = messages

test('any product’s file: choose, match and save the columns, see the price, start, read the result', async () => {
  const file = join(tmpdir(), `satyapan-batch-${process.pid}.csv`)
  await writeFile(file, ['Vendor,Tax number', 'Zenith,AAACZ1000A', 'Nova,AAACZ1001A', 'Wrong,ABCDE1234F'].join('\n'))
  const page = await open(await as(url, demo))
  await page.goto(paths.products)
  await page.getByRole('link', { name: messages.products.batch }).click()

  const picker = page.getByRole('combobox', { name: batch.product.label })
  await picker.fill('pan')
  await page.getByRole('option', { name: panCheck.label.en }).click()
  await page.getByLabel(bulkScreen.file.label).setInputFiles(file)
  await page.getByRole('combobox', { name: /^PAN/ }).click()
  await page.getByRole('option', { name: 'Tax number' }).click()
  await page.getByRole('button', { name: batch.columns.save }).click()
  await page.getByRole('textbox', { name: templates.form.name }).fill('Payables')
  await page.getByRole('button', { name: templates.form.save, exact: true }).click()
  await page.getByText(interpolate(templates.form.saved, { name: 'Payables' })).waitFor()
  await screenshotIfAsked(page, 'batch columns')
  await page.getByRole('button', { name: bulkScreen.mapping.save }).click()
  await page.getByRole('table', { name: bulkScreen.check.problem }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByRole('combobox', { name: verifications.form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.vendor_onboarding }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: interpolate(bulkScreen.price.verify, { rows: 2, price: '₹3.00' }) }).click()
  await page.getByRole('link', { name: bulkScreen.job.open, exact: true }).click()
  await page.getByRole('button', { name: bulkScreen.job.download }).waitFor()
  await page.getByText(interpolate(batch.leftOut, { count: 1 })).waitFor()
  await screenshotIfAsked(page, 'batch file')

  await page.getByRole('button', { name: schedules.repeat, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: schedules.dialog.confirm, exact: true }).click()
  await page.getByText(schedules.changes.noneYet).waitFor()
  await screenshotIfAsked(page, 'batch repeated')
  expect(await accessibilityViolations(page)).toEqual([])

  await page.goto(paths.batchProcessingResponses)
  await page.getByRole('link', { name: /satyapan-batch/ }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.goto(`${paths.batchProcessing}?product=pan-check`)
  await page.getByLabel(bulkScreen.file.label).setInputFiles(file)
  // The saved columns match the next file without a question.
  await page.getByRole('table', { name: bulkScreen.check.problem }).waitFor()
})
