import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '../../contracts/platform/paths.ts'
import { caseResource } from '../../contracts/resources/case.ts'
import { browserFor, horizontalOverflow, interpolate, phone, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { casesScreen, components, planBuilder, plansScreen, verifications } = messages
const { actions, dialog: words } = casesScreen

/** The dialog's field by its label, required ones included. */
const field = (page: Page, label: string) => page.getByRole('dialog').getByRole('textbox', { name: label })

/** Gives the reason of an open dialog, and confirms it. */
async function confirm(page: Page, reason: string, button: string) {
  await page.getByRole('dialog').getByRole('textbox').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}

test('a case is started from a plan, opened, paused, and cancelled', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.cases)
  await page.getByRole('button', { name: casesScreen.start }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/it costs ₹\d/).waitFor()
  await field(page, words.name).fill('Rohan Kulkarni')
  await field(page, words.email).fill('rohan.kulkarni@example.com')
  await dialog.getByRole('combobox', { name: verifications.form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.employee_onboarding }).click()
  await dialog.getByRole('button', { name: casesScreen.start }).click()
  await dialog.getByText(verifications.form.consentMissing).waitFor()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: casesScreen.start }).click()

  await page.waitForURL(/\/cases\/cas_/)
  await page.getByRole('heading', { level: 1, name: /^R•+ K•+$/ }).waitFor()
  await page.getByRole('button', { name: actions.pause }).click()
  await page.getByText(casesScreen.paused).waitFor()
  await page.getByRole('button', { name: actions.cancel }).click()
  await confirm(page, 'The position is filled.', actions.cancel)
  await page.getByText(actions.cancelled).waitFor()
  await page.getByText(casesScreen.events.cancel, { exact: true }).first().waitFor()
  expect(await page.getByRole('button', { name: actions.resume }).count()).toBe(0)
})

test('a review is found by its reference, and decides the case; on a phone as well', async () => {
  const page = await open({ ...(await as(url, demo)), ...phone })
  await page.goto(paths.cases)
  await page.getByRole('tab', { name: /^Waiting for you/ }).waitFor()
  await page.getByRole('searchbox', { name: caseResource.words?.search?.en ?? '' }).fill('VEN-2303')
  await page.keyboard.press('Enter')
  const range = interpolate(components.list.range, { from: 1, to: 1, total: 1 })
  await page.getByText(range, { exact: true }).waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('link', { name: /VEN-2303/ }).click()

  await page.getByRole('button', { name: actions.review }).click()
  await page.getByRole('radio', { name: actions.outcomes.failed }).check()
  await confirm(page, 'The bank account belongs to another company.', actions.saveReview)
  await heading(page, casesScreen.result).waitFor()
  await page.getByText('Refused', { exact: true }).waitFor()
  await page.getByText('Review is Discrepancy').waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  await screenshotIfAsked(page, 'case decided by its review')
})

test('a plan is built from the example, published, and a case is started from it', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.casePlans)
  await page.getByRole('link', { name: plansScreen.create }).click()
  await page.getByRole('button', { name: planBuilder.example }).click()
  await page.getByRole('textbox', { name: `${planBuilder.title} (English)`, exact: true }).fill('Haulage partners')
  await page.getByRole('button', { name: /^Notice/ }).click()
  await page.getByText(/^At least ₹/).waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  await screenshotIfAsked(page, 'plan that is being built')
  await page.getByRole('button', { name: planBuilder.publish }).click()

  await page.waitForURL(/\/case-plans\/pln_/)
  await heading(page, plansScreen.results.title).waitFor()
  await page.getByRole('button', { name: casesScreen.start }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/it costs ₹\d/).waitFor()
  await field(page, words.name).fill('Vihaan Logistics')
  await field(page, words.email).fill('desk@vihaan.example')
  await dialog.getByRole('combobox', { name: verifications.form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.vendor_onboarding }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: casesScreen.start }).click()
  await page.waitForURL(/\/cases\/cas_/)
  await page.getByText('Haulage partners', { exact: false }).first().waitFor()

  await page.goto(`${paths.cases}?view=board`)
  await page.getByRole('region', { name: casesScreen.board.columns.person }).getByText('Haulage partners').waitFor()
})
