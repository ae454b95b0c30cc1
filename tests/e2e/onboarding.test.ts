import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { onboardingScreen } from '../../contracts/messages/en/onboardingScreen.ts'
import { planBuilder } from '../../contracts/messages/en/planBuilder.ts'
import { publicCase } from '../../contracts/messages/en/publicCase.ts'
import { publicInvitation } from '../../contracts/messages/en/publicInvitation.ts'
import { publicOnboarding } from '../../contracts/messages/en/publicOnboarding.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { newestCodeAt } from '../support/apiClient.ts'
import { browserFor, horizontalOverflow, phone, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { casesScreen } = messages
const { link } = onboardingScreen

const values: Record<string, string> = {
  PAN: 'AAACK1000A',
  GSTIN: '27AAACK1000A1ZM',
  'What you supply': 'Castings',
  'Bank account number': '50100234561000',
  IFSC: 'HDFC0000240',
}

test('a flow is built from a template, rehearsed and published; an applicant answers it on a phone; the account decides and takes the file', async () => {
  const page = await open(await as(url, demo))
  await page.goto(paths.onboardingSolution)
  await page.getByRole('link', { name: /Vendor onboarding/ }).click()
  await page.getByRole('textbox', { name: `${planBuilder.title} (English)`, exact: true }).fill('Suppliers of castings')
  await page.getByRole('button', { name: planBuilder.tools.undo, exact: true }).click()
  await page.getByRole('button', { name: planBuilder.tools.redo, exact: true }).click()
  await page.getByRole('button', { name: planBuilder.rehearsal.run }).click()
  await page.getByText('Accepted', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: planBuilder.tools.graph }).click()
  await page.getByText('GST registration').first().waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  await screenshotIfAsked(page, 'flow as a graph')
  await page.getByRole('button', { name: planBuilder.publish }).click()

  await page.waitForURL(/\/onboarding-solution-flows\/pln_/)
  await page.getByRole('button', { name: link.switchOn }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(link.until).fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: link.open.button }).click()
  const address = await page
    .getByText(/\/onboard\/[\w-]{22}/)
    .first()
    .innerText()

  const applicant = await open({ ...phone, refused: ['429 /public/onboarding/code'] })
  await applicant.goto(new URL(address).pathname)
  await applicant.getByLabel(publicOnboarding.name).fill('Kaveri Freight Private Limited')
  await applicant.getByLabel(publicOnboarding.address.either).fill('walk@kaveri.example')
  expect(await horizontalOverflow(applicant)).toBe(0)
  await applicant.getByRole('button', { name: publicOnboarding.send }).click()
  // The code is sent only after the browser has solved a challenge.
  const code = applicant.getByLabel(publicOnboarding.code)
  await code.waitFor()
  await code.fill(await newestCodeAt(url, 'walk@kaveri.example'))
  await applicant.getByRole('button', { name: publicOnboarding.start }).click()
  await applicant.waitForURL(/\/i\//)
  await applicant.getByRole('button', { name: publicInvitation.continue }).click()
  await applicant.getByRole('button', { name: publicCase.agree }).click()
  for (const [label, value] of Object.entries(values)) await applicant.getByLabel(label, { exact: true }).fill(value)
  expect(await horizontalOverflow(applicant)).toBe(0)
  await screenshotIfAsked(applicant, 'form of an applicant')
  await applicant.getByRole('button', { name: publicCase.send }).click()

  await page.goto(paths.onboardingSolutionResponses)
  await heading(page, onboardingScreen.funnel.title).waitFor()
  await page.getByRole('link', { name: /K•+/ }).first().click()
  await heading(page, casesScreen.result).waitFor()
  await page.getByRole('button', { name: casesScreen.actions.decide }).click()
  await page.getByRole('radio', { name: 'Accepted' }).check()
  await page.getByRole('dialog').getByRole('textbox').fill('Seen with the original papers.')
  await page.getByRole('dialog').getByRole('button', { name: casesScreen.actions.decide }).click()
  await page.getByText(casesScreen.actions.decided).waitFor()
  await page.getByRole('link', { name: casesScreen.actions.download }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: onboardingScreen.download.button }).click()
  const file = await readFile(await (await downloading).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})
