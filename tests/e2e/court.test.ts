import { expect, test } from 'vitest'
import { courtNotice } from '../../contracts/court/words.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const openWindow = browserFor(url)
const { court, checkPages, verifications } = messages
const { form } = verifications

test('a person is searched for now; the report has classes and reasons, a case opens, and the PDF is saved', async () => {
  const page = await openWindow(await as(url, demo))
  await page.goto(paths.courtCaseCheck)
  await page.getByRole('radio', { name: new RegExp(`^${court.mode.immediate}`) }).check()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Yamini Kamat')
  await page.getByRole('textbox', { name: /^Father/ }).fill('Gopal Kamat')
  await page.getByRole('combobox', { name: form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.employee_onboarding }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: interpolate(form.verify, { price: '₹90.00' }) }).click()

  await page.waitForURL(`**${paths.immediateReport}?id=*`)
  await page.getByRole('heading', { level: 1, name: 'Yamini Kamat' }).waitFor()
  expect(await page.getByText(courtNotice.en).count()).toBe(1)
  for (const title of Object.values(court.report.classes))
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
  const first = page.getByRole('article').first()
  await first.getByText('“Yamini Kamat” is the same name (100%).').waitFor()
  await first.getByRole('button', { name: court.case.details }).click()
  await first.getByText(court.case.cnrParts).waitFor()
  await first.getByText(court.case.parties).waitFor()
  await screenshotIfAsked(page, 'court report')

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: checkPages.download.pdf }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^ver_\w+\.pdf$/)
})
