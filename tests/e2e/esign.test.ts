import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { ShownEnvelopeDetail } from '../../contracts/esign/shown.ts'
import { publicEsign as hindi } from '../../contracts/messages/hi/publicEsign.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { apiClientAt, signInAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, horizontalOverflow, screenshotIfAsked } from '../support/browser.ts'
import { fieldFor, newestLink, recipientNamed, sendDocument } from '../support/esign/sending.ts'
import { messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { publicEsign: text, publicInvitation } = messages

const smallPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the newest link of somebody, agrees, and waits for the first page. */
async function openDocument(page: Page, email: string, words: { continue: string; agree: string }, lang = 'en') {
  await page.goto(`${await newestLink(url, email)}?lang=${lang}`)
  await button(page, words.continue).click()
  await button(page, words.agree).click()
  await page.waitForURL(/\/sign-document\//)
  await isDrawn(page, 0)
}

const isDrawn = (page: Page, index: number) =>
  page.waitForFunction(at => {
    const canvas = document.querySelector<HTMLCanvasElement>(`#page-${at} canvas`)
    if (!canvas || canvas.width < 300) return false
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return data.some((value, place) => place % 4 !== 3 && value < 100)
  }, index)

const english = { continue: publicInvitation.continue, agree: text.consent.agree }

test('a document is signed on a phone, countersigned, sealed, and verified', async () => {
  const call = await signInAt(url)
  const id = await sendDocument(call, {
    title: 'Rent agreement, flat 402',
    pages: 80,
    recipients: [
      recipientNamed('asha', 'Asha Rao'),
      recipientNamed('ravi', 'रवि कुमार', { order: 2, locale: 'hi' }),
      recipientNamed('meera', 'Meera Iyer', { role: 'copy', order: 3 }),
    ],
    fields: [
      fieldFor('asha-signs', 'asha', 60),
      fieldFor('asha-day', 'asha', 60, { kind: 'date', x: 72, y: 480, width: 90, height: 20 }),
      fieldFor('ravi-signs', 'ravi', 60, { y: 560 }),
      fieldFor('flat', 'ravi', 2, { kind: 'text', label: 'Flat number', height: 20 }),
    ],
  })

  // Three taps: lead to the field on page 60, take the signature, sign.
  const page = await open(smallPhone)
  await openDocument(page, 'asha@example.com', english)
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await button(page, text.guide.next).tap()
  await page.getByRole('img', { name: text.signature.preview }).waitFor()
  await isDrawn(page, 59)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'signature on a phone')
  await button(page, text.signature.use.signature).tap()
  await button(page, text.guide.finish.sign).tap()
  await page.waitForURL(paths.documentSigned)
  await page.getByRole('heading', { name: text.signed.title.sign }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await accessibilityViolations(page)).toEqual([])

  // In Hindi, with the keyboard alone, in the form.
  const desk = await open()
  await openDocument(desk, 'ravi@example.com', { continue: 'आगे बढ़ें', agree: hindi.consent.agree }, 'hi')
  await desk.getByRole('button', { name: hindi.guide.views.form }).press('Enter')
  expect(await accessibilityViolations(desk)).toEqual([])
  await desk.getByRole('textbox', { name: 'Flat number' }).focus()
  await desk.keyboard.type('402')
  await button(desk, hindi.guide.next).press('Enter')
  await desk.getByRole('img', { name: hindi.signature.preview }).waitFor()
  await desk.keyboard.press('Enter')
  await button(desk, hindi.guide.finish.sign).waitFor()
  // The focus has come to the button that signs.
  await desk.keyboard.press('Enter')
  await desk.waitForURL(paths.documentSigned)

  const shown = () => call<ShownEnvelopeDetail>('GET', `/api/resources/envelopes/${id}`)
  await expect.poll(async () => (await shown()).state, { timeout: 60_000 }).toBe('completed')
  await expect.poll(() => newestLink(url, 'meera@example.com')).toContain('/view-document/')

  const copy = await open(smallPhone)
  await copy.goto(await newestLink(url, 'meera@example.com'))
  await button(copy, publicInvitation.continue).tap()
  await copy.getByText((await shown()).signedSha256 ?? 'no digest').waitFor()
  expect(await accessibilityViolations(copy)).toEqual([])
  const download = copy.waitForEvent('download')
  await button(copy, text.copy.download).tap()
  const file = await (await download).path()
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')

  await copy.goto(paths.esignVerification)
  await copy.locator('input[type=file]').setInputFiles({
    name: 'signed.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(file),
  })
  await copy.locator('[data-tone="good"]').waitFor()
})

test('the page stays where it is when the phone turns, and its words can be read out', async () => {
  const call = await signInAt(url)
  await sendDocument(call, {
    title: 'Consent',
    pages: 40,
    recipients: [recipientNamed('turner', 'Tara Turner')],
    fields: [fieldFor('signs', 'turner', 30)],
  })
  const page = await open(smallPhone)
  await openDocument(page, 'turner@example.com', english)
  await page.evaluate(() => document.getElementById('page-20')?.scrollIntoView())
  await isDrawn(page, 20)
  await page.getByRole('region', { name: 'Page 21 of 40' }).getByText('Clause 21', { exact: true }).waitFor()
  const middle = () =>
    page.evaluate(() => {
      const frame = (document.getElementById('page-20') as HTMLElement).getBoundingClientRect()
      return Math.round(((innerHeight / 2 - frame.top) / frame.height) * 100)
    })
  // The place is noted when the page is scrolled.
  const before = await middle()
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(middle).toBe(before)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.setViewportSize(smallPhone.viewport)
  await expect.poll(middle).toBe(before)
})

test('what was entered is there on another device, and a decline is told with its reason', async () => {
  const call = await signInAt(url)
  const id = await sendDocument(call, {
    title: 'Offer',
    pages: 1,
    recipients: [recipientNamed('omar', 'Omar Ali')],
    fields: [
      fieldFor('signs', 'omar', 1),
      fieldFor('town', 'omar', 1, { kind: 'text', label: 'Town', y: 500, height: 20 }),
    ],
  })
  const first = await open(smallPhone)
  await openDocument(first, 'omar@example.com', english)
  await first.getByRole('button', { name: /^Town, Page 1/ }).tap()
  await first.getByRole('dialog').getByRole('textbox', { name: 'Town' }).fill('Pune')
  await button(first, text.form.done).tap()
  await button(first, text.close).tap()
  await first.getByText(text.guide.saved).waitFor()

  const second = await open()
  await second.goto(await newestLink(url, 'omar@example.com'))
  await button(second, publicInvitation.continue).click()
  await second.waitForURL(/\/sign-document\//)
  await second.getByRole('button', { name: 'Town, Page 1, Pune' }).waitFor()
  await second.getByRole('link', { name: text.decline }).click()
  await button(second, text.response.decline).click()
  await second.getByRole('textbox', { name: publicInvitation.decline.reason }).fill('The salary is wrong.')
  await button(second, publicInvitation.decline.confirm).click()
  await second.getByRole('heading', { name: publicInvitation.ended }).waitFor()
  const { state, reason } = await call<ShownEnvelopeDetail>('GET', `/api/resources/envelopes/${id}`)
  expect([state, reason]).toEqual(['declined', 'The salary is wrong.'])
  expect(await apiClientAt(url)('POST', '/public/esign-links/read', { token: 'A'.repeat(22) })).toMatchObject({
    state: 'ended',
  })
})
