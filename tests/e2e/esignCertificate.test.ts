import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ShownEnvelopeDetail } from '../../contracts/esign/shown.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { signInAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, horizontalOverflow, screenshotIfAsked } from '../support/browser.ts'
import { fieldFor, newestLink, recipientNamed, sendDocument } from '../support/esign/sending.ts'
import { makeCertificate, makeKeys, makeP12 } from '../support/signingFiles.ts'
import { messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { publicEsign: text, publicInvitation } = messages

const smallPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

test('a document is signed on a phone with a certificate, whose other name is confirmed, and verified', async () => {
  const call = await signInAt(url)
  const id = await sendDocument(call, {
    title: 'Vendor agreement',
    pages: 3,
    recipients: [recipientNamed('holder', 'Asha Rao', { method: 'certificate' })],
    fields: [
      fieldFor('signs', 'holder', 2),
      fieldFor('city', 'holder', 1, { kind: 'text', label: 'City', value: 'Pune', height: 20 }),
    ],
  })
  const page = await open(smallPhone)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(await newestLink(url, 'holder@example.com'))
  await button(publicInvitation.continue).tap()
  await button(text.consent.agree).tap()
  await button(text.guide.finish.certificate).tap()

  const keys = makeKeys()
  const buffer = makeP12(keys, makeCertificate(keys), 'secret')
  await page
    .getByLabel(text.certificate.choose)
    .setInputFiles({ name: 'own.p12', mimeType: 'application/x-pkcs12', buffer })
  const password = page.getByLabel(text.certificate.password)
  await password.fill('wrong')
  await button(text.certificate.open).tap()
  await page.getByText(text.certificate.problems.password).waitFor()
  expect([await horizontalOverflow(page), await accessibilityViolations(page)]).toEqual([0, []])
  await password.fill('secret')
  await button(text.certificate.open).tap()
  await button(text.guide.finish.sign).tap()
  await button(text.certificate.signAnyway).waitFor()
  expect([await horizontalOverflow(page), await accessibilityViolations(page)]).toEqual([0, []])
  await screenshotIfAsked(page, 'certificate with another name')
  await button(text.certificate.signAnyway).tap()
  await page.waitForURL(paths.documentSigned)

  const shown = () => call<ShownEnvelopeDetail>('GET', `/api/resources/envelopes/${id}`)
  await expect.poll(async () => (await shown()).state, { timeout: 60_000 }).toBe('completed')
  const { certificate } = (await shown()).trail.find(({ kind }) => kind === 'signed') ?? {}
  expect(certificate).toMatchObject({ subject: 'Tests', trust: 'unknown', nameDiffers: true })

  await expect.poll(() => newestLink(url, 'holder@example.com')).toContain('/view-document/')
  await page.goto(await newestLink(url, 'holder@example.com'))
  await button(publicInvitation.continue).tap()
  const fileOf = async (name: string) => {
    await button(name).waitFor()
    const download = page.waitForEvent('download')
    await button(name).tap()
    return readFileSync(await (await download).path())
  }
  const signed = await fileOf(text.copy.download)
  expect((await fileOf(text.copy.certificate)).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await horizontalOverflow(page)).toBe(0)

  await page.goto(paths.esignVerification)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: signed })
  // Nobody vouches for the certificate, which is said; the signatures are whole.
  await page.locator('[data-tone="unsure"]').waitFor()
  await page.getByText('Tests', { exact: true }).first().waitFor()
})
