import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '../../contracts/platform/paths.ts'
import { listKindChoices, listOriginChoices, listVersionStateChoices } from '../../contracts/screening/watchLists.ts'
import { accessibilityViolations, browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { aml, checkPages, listPages, verifications } = messages
const { form } = verifications

const price = '₹12.00'

/** Screens a person and opens the answer. `again`: the account has an answer for the same input. */
async function screen(page: Page, { name, lists, again }: { name: string; lists?: string; again?: boolean }) {
  await page.goto(paths.aml)
  const choose = async (label: string | RegExp, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Kind', 'Person')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: /^Date or year of birth/ }).fill('1968')
  await page.getByRole('textbox', { name: /^Country/ }).fill('India')
  if (lists) await choose(/^Lists/, lists)
  await choose(form.purpose, verifications.purpose.vendor_onboarding)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: interpolate(again ? checkPages.again : form.verify, { price }) }).click()
  const answer = page.getByRole('status').filter({ has: page.getByRole('heading', { name: form.result, exact: true }) })
  await answer.getByRole('link', { name: form.open }).click()
  await page.waitForURL(`**${paths.amlDetail}?id=*`)
}

const why = (page: Page, score: string) =>
  page.getByRole('heading', { level: 2, name: interpolate(aml.why, { score }) }).waitFor()

test('a hit says why it matched; a false positive is remembered for the same subject', async () => {
  const page = await open(await as(url, demo))
  await screen(page, { name: 'Arvind Kalsi', again: true })
  await why(page, '1.00')
  await page.getByText(interpolate(aml.above, { points: '0.20', threshold: '0.80' })).waitFor()
  await page.getByText(interpolate(aml.matched.primary, { name: 'Arvind Z. Kalsi' })).waitFor()
  const reasons = page.getByRole('list', { name: aml.feature })
  expect(await reasons.getByRole('listitem').filter({ hasText: aml.agreement.same }).textContent()).toContain('0.05')
  await page.getByText(interpolate(aml.meaning.open, { smart_count: 1, score: '1.00', open: 1 })).waitFor()

  await page.getByText(interpolate(aml.falsePositiveHint, { entry: 'SP-04471' })).waitFor()
  await page.getByRole('radio', { name: new RegExp(`^${aml.false_positive}`) }).check()
  await page.getByRole('textbox', { name: aml.reason }).fill('Passport seen, another father')
  await page.getByRole('button', { name: aml.save }).click()
  const ruledOut = page.getByText(interpolate(aml.meaning.ruledOut, { smart_count: 1, score: '1.00' }))
  await ruledOut.waitFor()
  await page.getByText('Passport seen, another father').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'aml decided')

  const decided = page.url()
  await page.getByRole('button', { name: interpolate(verifications.detail.runAgainPrice, { price }) }).click()
  await page.waitForURL(at => at.href !== decided)
  await page.reload()
  await ruledOut.waitFor()
  await page.getByText('Passport seen, another father').waitFor()
  await page.getByRole('button', { name: aml.reopen }).waitFor()
})

test('where nobody is found, the page says which lists of which date were searched', async () => {
  const page = await open(await as(url, demo))
  await screen(page, { name: 'Quillan Oxtoby' })
  await page.getByText(aml.noHitOnSamples, { exact: true }).waitFor()
  const none = interpolate(aml.meaning.none, { smart_count: 4, threshold: '0.80' })
  await page.getByText(`${none} ${aml.meaning.samples}`).waitFor()
  const searched = page.getByRole('table').filter({ hasText: 'Sandbox sanctions list (made up)' })
  expect(await searched.getByRole('row').count()).toBe(1 + 4)
  const sanctions = searched.getByRole('row').filter({ hasText: listKindChoices.sanctions.label.en })
  expect((await sanctions.getByRole('cell').allTextContents()).slice(2)).toEqual([
    listOriginChoices.sample.label.en,
    '1',
    expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/),
    '2,000',
  ])
  await screenshotIfAsked(page, 'aml nobody')
})

test('an uploaded list of one’s own is searched', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.amlLists)
  await page.getByRole('button', { name: listPages.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: listPages.name }).fill('Former tenants')
  await dialog.getByRole('button', { name: listPages.addConfirm, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Former tenants' }).waitFor()
  const buffer = Buffer.from('id,name,births\nT-1,Quillan Oxtoby,1968\nT-2,Maribel Penhaligon,1975\n')
  await page.getByLabel(listPages.import.file).setInputFiles({ name: 'tenants.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: listPages.import.send, exact: true }).click()
  await page.getByText(interpolate(listPages.counts, { entries: 2, added: 2, changed: 0, removed: 0 })).waitFor()
  await page.getByText(listVersionStateChoices.current.label.en, { exact: true }).waitFor()
  await screenshotIfAsked(page, 'aml own list')

  await screen(page, { name: 'Quillan Oxtoby', lists: 'Own lists only' })
  await why(page, '1.00')
  await page.getByRole('row', { name: /Former tenants, T-1, version 1/ }).waitFor()
})
