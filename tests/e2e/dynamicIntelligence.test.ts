import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { paths } from '../../contracts/platform/paths.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { as, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { inquiriesScreen: texts, verifications } = messages

test('an inquiry is started, walked by keyboard, expanded at its price and downloaded', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.dynamicIntelligence)
  await heading(page, texts.title).waitFor()
  await page.getByRole('textbox', { name: /^PAN/ }).fill('AAAPZ1409A')
  await page.getByRole('combobox', { name: verifications.form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.vendor_onboarding }).click()
  await page.getByRole('checkbox', { name: texts.form.confirm }).check()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'inquiry form')
  await page.getByRole('button', { name: /^Start, at most/ }).click()

  await page.getByText('Several DINs for one PAN').waitFor()
  await page.getByText(texts.state.gathering).waitFor({ state: 'detached' })
  await page.locator('.react-flow__node').first().waitFor()
  await screenshotIfAsked(page, 'inquiry graph')

  await page.getByRole('button', { name: texts.view.table }).press('Enter')
  const table = page.getByRole('table')
  const rows = await table.getByRole('row').count()
  await table
    .getByRole('button', { name: /^Collapse/ })
    .first()
    .press('Enter')
  expect(await table.getByRole('row').count()).toBe(2)
  await page.getByRole('button', { name: texts.view.reset }).press('Enter')
  expect(await table.getByRole('row').count()).toBe(rows)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'inquiry table')

  await table
    .getByRole('row', { name: /^E-mail/ })
    .first()
    .getByRole('button', { name: /^Open/ })
    .press('Enter')
  await page.getByRole('button', { name: /Ask for/ }).press('Enter')
  await page.getByRole('button', { name: texts.node.confirm.yes, exact: true }).click()
  await page.getByRole('button', { name: /Ask for/ }).waitFor({ state: 'detached' })

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.files.graphml, exact: true }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('<graphml')
})

test('on a phone the table comes first, and nothing is wider than the page', async () => {
  const page = await open({ ...(await as(url, demo)), ...phone })
  await page.goto(paths.dynamicIntelligenceResponses)
  await page.getByText('VEN-801').first().click()
  await page.getByRole('table').waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'inquiry on a phone')
})
