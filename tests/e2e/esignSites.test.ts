import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import type { EsignFile, ShownEnvelopeDetail } from '../../contracts/esign/shown.ts'
import { apiClientAt, demoKeys, newestCodeAt, signInAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { fieldFor, longPdf, recipientNamed, sendDocument } from '../support/esign/sending.ts'
import { messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { publicEsign: text, publicInvitation } = messages

const button = (page: Page | FrameLocator, name: string) => page.getByRole('button', { name, exact: true })

test('whoever opens a public form on a phone gets a code, and signs a copy of their own', async () => {
  const call = await signInAt(url)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await longPdf(1))], { type: 'application/pdf' }), 'volunteer.pdf')
  const { id: file } = await call<EsignFile>('POST', '/api/esign/files', form)
  const { id } = await call<{ id: string }>('POST', '/api/esign/envelopes', { asTemplate: true })
  const draft = {
    title: 'Volunteer agreement',
    message: '',
    pages: [{ id: 'p1', file, page: 1, rotate: 0 }],
    recipients: [recipientNamed('volunteer', '', { email: null })],
    fields: [fieldFor('sign', 'volunteer', 1)],
    expiryDays: 14,
    reminderDays: 3,
  }
  await call('PUT', `/api/esign/envelopes/${id}/draft`, { revision: 0, draft })
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const limits = { copiesMost: 5, copiesPerDay: 5, until }
  const shown = await call<{ form: { url: string } }>('PUT', `/api/esign/envelopes/${id}/form`, limits)

  const page = await open({ ...phone, refused: ['429 /public/esign-forms/code'] })
  await page.goto(new URL(shown.form.url).pathname)
  await page.getByLabel(text.entry.name).fill('Kavya Nair')
  await page.getByLabel(text.entry.email).fill('kavya.walk@example.com')
  expect(await accessibilityViolations(page)).toEqual([])
  await button(page, text.entry.send).click()
  // It is asked for once it is sent.
  await page.getByLabel(text.entry.code).waitFor()
  await page.getByLabel(text.entry.code).fill(await newestCodeAt(url, 'kavya.walk@example.com'))
  expect([await accessibilityViolations(page), await horizontalOverflow(page)]).toEqual([[], 0])
  await screenshotIfAsked(page, 'esign-form')
  await button(page, text.entry.open).click()
  await button(page, publicInvitation.continue).click()
  await button(page, text.consent.agree).click()
  await button(page, text.guide.next).click()
  await button(page, text.signature.use.signature).click()
  await button(page, text.guide.finish.sign).click()
  await page.getByRole('heading', { name: text.signed.title.sign }).waitFor()
})

test('a document is signed inside a page of an allowed site, which is told', async () => {
  const call = await signInAt(url)
  let shown = ''
  const portal = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html')
    reply.end(`<iframe src="${shown}" style="width:100%;height:90vh"></iframe>
      <script>heard = []; addEventListener('message', ({ origin, data }) => heard.push([origin, data.source, data.type]))</script>`)
  })
  await new Promise<void>(resolve => portal.listen(0, '127.0.0.1', resolve))
  const allowed = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
  afterAll(() => portal.close())
  await call('PUT', '/api/esign/settings', { origins: [allowed] })
  const id = await sendDocument(call, {
    title: 'Lease of a shop',
    pages: 1,
    recipients: [recipientNamed('ravi', 'Ravi Kumar', { email: 'ravi.frame@example.com' })],
    fields: [fieldFor('sign', 'ravi', 1)],
  })
  const byKey = apiClientAt(url, { authorization: `Bearer ${demoKeys.live}` })
  const path = `/v1/esign/envelopes/${id}/recipients/ravi/embed`
  shown = (await byKey<{ url: string }>('POST', path, { origin: allowed })).url

  const page = await open()
  await page.goto(allowed)
  const frame = page.frameLocator('iframe')
  await button(frame, publicInvitation.continue).click()
  expect(await frame.getByText('Lease of a shop').count()).toBe(0)
  await button(frame, publicInvitation.code.send).click()
  await frame.getByLabel(publicInvitation.code.label).waitFor()
  await frame.getByLabel(publicInvitation.code.label).fill(await newestCodeAt(url, 'ravi.frame@example.com'))
  await button(frame, publicInvitation.code.open).click()
  await button(frame, text.consent.agree).click()
  await button(frame, text.guide.next).click()
  await button(frame, text.signature.use.signature).click()
  await button(frame, text.guide.finish.sign).click()
  await frame.getByRole('heading', { name: text.signed.title.sign }).waitFor()
  expect(await page.evaluate('heard')).toEqual([[url, 'esign', 'completed']])
  const { trail } = await byKey<ShownEnvelopeDetail>('GET', `/v1/esign/envelopes/${id}`)
  expect(trail.find(({ kind }) => kind === 'embedded')?.origin).toBe(allowed)

  // Read from the policy: a browser reports a refused frame as an error of the page that tried.
  const policy = (await fetch(shown)).headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${allowed}`)
})
