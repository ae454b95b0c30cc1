import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { SANDBOX_ESIGN_CODE } from '../../contracts/esign/sandboxEsign.ts'
import type { ShownEnvelopeDetail } from '../../contracts/esign/shown.ts'
import { publicEsign as hindi } from '../../contracts/messages/hi/publicEsign.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { signInAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, horizontalOverflow, screenshotIfAsked } from '../support/browser.ts'
import { fieldFor, newestLink, recipientNamed, sendDocument } from '../support/esign/sending.ts'
import { messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { publicEsign: text, publicInvitation, sandboxEsign } = messages

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the message to the page that leads to the provider. */
async function openAadhaar(page: Page, email: string) {
  await page.goto(`${await newestLink(url, email)}?lang=en`)
  await button(page, publicInvitation.continue).click()
  await button(page, text.consent.agree).click()
  await page.waitForURL(/\/sign-document\//)
  await button(page, text.guide.finish.aadhaar).click()
  await page.getByRole('heading', { name: text.aadhaar.title }).waitFor()
}

async function goToProvider(page: Page, year: string) {
  await page.getByLabel(text.aadhaar.year).fill(year)
  await page.getByRole('checkbox').check()
  await button(page, text.aadhaar.go).click()
  await page.getByRole('heading', { name: sandboxEsign.title }).waitFor()
}

async function prove(page: Page, name: string, outcome: keyof typeof sandboxEsign.outcomes = 'signed') {
  await page.getByLabel(sandboxEsign.holder).fill(name)
  await page.getByLabel(sandboxEsign.year).fill('1990')
  await page.getByLabel(sandboxEsign.code).fill(SANDBOX_ESIGN_CODE)
  await page.getByLabel(sandboxEsign.outcomes[outcome], { exact: true }).check()
  await button(page, sandboxEsign.sign).click()
}

test('somebody signs by Aadhaar on a phone, after another name was refused, and the file is verified', async () => {
  const call = await signInAt(url)
  const id = await sendDocument(call, {
    title: 'Loan sanction',
    pages: 2,
    recipients: [recipientNamed('lakshmi', 'Lakshmi Pillai', { method: 'aadhaar' })],
    fields: [fieldFor('lakshmi-signs', 'lakshmi', 1)],
  })
  const page = await open(phone)
  await openAadhaar(page, 'lakshmi@example.com')
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'aadhaar on a phone')
  await button(page, text.aadhaar.go).click()
  await page.getByText(text.aadhaar.yearWrong).waitFor()
  await page.getByText(text.aadhaar.agreeFirst).waitFor()

  await goToProvider(page, '1990')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'aadhaar provider')
  await prove(page, 'Gurpreet Singh')
  await page.getByText(/Aadhaar is not that of the person/).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/aadhaar-esign\/[\w-]{22}$/)
  expect(await accessibilityViolations(page)).toEqual([])

  await goToProvider(page, '1990')
  await prove(page, 'LAKSHMI PILLAI')
  await page.waitForURL(paths.documentSigned)
  await page.getByRole('heading', { name: text.signed.title.sign }).waitFor()

  const shown = () => call<ShownEnvelopeDetail>('GET', `/api/resources/envelopes/${id}`)
  await expect.poll(async () => (await shown()).state, { timeout: 60_000 }).toBe('completed')
  expect((await shown()).trail.filter(({ kind }) => kind === 'otherPerson')).toHaveLength(1)
  await expect.poll(() => newestLink(url, 'lakshmi@example.com')).toContain('/view-document/')
  await page.goto(`${await newestLink(url, 'lakshmi@example.com')}?lang=en`)
  await button(page, publicInvitation.continue).click()
  const download = page.waitForEvent('download')
  await button(page, text.copy.download).click()
  const file = await (await download).path()
  await page.goto(paths.esignVerification)
  await page.locator('input[type=file]').setInputFiles({
    name: 'signed.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(file),
  })
  await page.locator('[data-tone="good"]').waitFor()
  await page.getByText('LAKSHMI PILLAI').first().waitFor()
})

test('an answer that is lost is found again, in Hindi', async () => {
  const call = await signInAt(url)
  await sendDocument(call, {
    title: 'Consent',
    pages: 1,
    recipients: [recipientNamed('farhan', 'Farhan Ali', { method: 'aadhaar' })],
    fields: [fieldFor('farhan-signs', 'farhan', 1)],
  })
  const page = await open()
  await openAadhaar(page, 'farhan@example.com')
  const address = page.url()
  await goToProvider(page, '1990')
  await prove(page, 'Farhan Ali', 'lost')
  await page.getByText(sandboxEsign.lostDetail).waitFor()
  await page.goto(`${address}?lang=hi`)
  await page.getByText(hindi.aadhaar.waiting).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.waitForURL(paths.documentSigned, { timeout: 60_000 })
})
