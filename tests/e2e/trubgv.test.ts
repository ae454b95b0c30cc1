import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contradictionKinds, headlineChoices, sourceStateChoices } from '../../contracts/cases/trubgv/compared.ts'
import { documentVerification } from '../../contracts/messages/en/documentVerification.ts'
import { trubgvScreen as text } from '../../contracts/messages/en/trubgvScreen.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { browserFor, horizontalOverflow, interpolate, phone, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { casesScreen, verifications } = messages
const { form, file, run, detail, download } = text

type Page = Awaited<ReturnType<typeof open>>

/** The sandbox knows the PAN as Suresh Roy's, of another birth date; the provident fund is down. */
const known: Record<string, string> = {
  Name: 'Suresh Roy',
  'Date of birth': '1990-01-01',
  PAN: 'AAAPR1000H',
  UAN: '100915312503',
}

async function agree(page: Page) {
  await page.getByRole('combobox', { name: verifications.form.purpose }).click()
  await page.getByRole('option', { name: verifications.purpose.employee_onboarding }).click()
  await page.getByRole('checkbox', { name: form.consent }).check()
}

test('a person is verified by several sources, one of which is down: price, contradiction, decision, and a report that anybody can verify', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.trubgvResponses)
  await page.getByRole('link', { name: text.new }).click()
  await heading(page, text.title).waitFor()
  for (const [label, value] of Object.entries(known)) await page.getByLabel(label).first().fill(value)
  const checks = page.getByRole('list', { name: form.checks })
  await checks.getByRole('listitem').nth(2).waitFor()
  await page.getByText(form.least).waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  await screenshotIfAsked(page, 'what is known')
  await agree(page)
  await page.getByRole('button', { name: /^Run 3 checks, at most ₹/ }).click()

  await page.waitForURL(/\/trubgv-verification\?id=cas_/)
  await heading(page, interpolate(run.title, { name: 'Suresh Roy' })).waitFor()
  await page.getByText(sourceStateChoices.noAnswer.label.en).first().waitFor()
  await page.getByText(run.ended).waitFor()
  await screenshotIfAsked(page, 'sources')
  await page.getByRole('link', { name: run.compare }).click()

  await heading(page, detail.compared).waitFor()
  await page.getByText(contradictionKinds.birthDate.en).waitFor()
  await page.getByText(headlineChoices.discrepancy.label.en, { exact: true }).first().waitFor()
  await page.getByText(/^No answer from: /).waitFor()
  expect(await page.getByText('AAAPR1000H').count()).toBe(0)
  await screenshotIfAsked(page, 'claimed against found')
  await page.getByRole('button', { name: casesScreen.actions.decide }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: headlineChoices.discrepancy.label.en }).check()
  await dialog.getByRole('textbox').fill('The birth date is not that of the PAN.')
  await dialog.getByRole('button', { name: casesScreen.actions.decide }).click()
  await page.getByText(casesScreen.actions.decided).waitFor()

  await page.getByRole('link', { name: detail.download }).click()
  await page.getByText(download.partial).waitFor()
  await screenshotIfAsked(page, 'report')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: download.get }).first().click()
  const report = await readFile(await (await downloading).path())

  const stranger = await open(phone)
  await stranger.goto(paths.esignVerification)
  await stranger
    .getByLabel(documentVerification.choose)
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: report })
  await heading(stranger, documentVerification.verdicts.valid).waitFor()
  await stranger.getByText(documentVerification.whole).waitFor()
})

test('many are verified by a file: what is wrong is said by row, and each right row becomes a verification', async () => {
  const page = await open({ ...(await as(url, demo)), ...phone })
  await page.goto(`${paths.trubgv}?mode=file`)
  const csv = 'Name,PAN,Reference\nSuresh Roy,AAAPR1000H,E-1\nAsha Rao,AAAPR1000,E-2\nSuresh Roy,AAAPR1000H,E-3\n'
  await page
    .getByLabel(file.label, { exact: true })
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText(interpolate(file.right, { count: '2' })).waitFor()
  await page.getByText(interpolate(file.wrong, { count: '1' })).waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  await screenshotIfAsked(page, 'file of people')
  await agree(page)
  await page.getByRole('button', { name: form.runShort }).click()
  await page.waitForURL(/\/trubgv-responses/)
  await page.getByText('E-3').first().waitFor()
  expect(await page.getByText('E-2', { exact: true }).count()).toBe(0)
  expect(await horizontalOverflow(page)).toBe(0)
  await screenshotIfAsked(page, 'verifications of a file')
})
