import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { verifyDocument } from '../../contracts/calls/signing.ts'
import { documentVerification as text } from '../../contracts/messages/en/documentVerification.ts'
import { letterhead, letterheadServer } from '../../contracts/messages/en/letterhead.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { pngOf } from '../../server/engines/png.ts'
import { callUrl } from '../../server/platform/http/serveCall.ts'
import { apiClientWith, tokensAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, screenshotIfAsked } from '../support/browser.ts'
import { startProgram } from '../support/children.ts'
import { as, demo, startProduct } from './product.ts'

const { url } = await startProduct()
const openWindow = browserFor(url)
const folder = mkdtempSync(join(tmpdir(), 'satyapan-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The report of the demo account's newest check as a file. */
async function downloadReport(): Promise<Buffer> {
  const { token } = await tokensAt(url, demo)
  const [check] = await apiClientWith(url, { token })<{ id: string }[]>('GET', '/api/resources/pan-check')
  const headers = { authorization: `Bearer ${token}`, 'x-client-token': 'sandbox', 'x-api-version': 'v1' }
  const reply = await fetch(`${url}/api/verifications/${check?.id}/pdf`, { headers })
  return Buffer.from(await reply.arrayBuffer())
}

const written = (name: string, content: Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('a customer replaces the logo of its reports, removes it and takes that back', async () => {
  const page = await openWindow({ ...(await as(url, demo)), refused: ['415 /api/letterhead/logo'] })
  await page.goto(`${paths.myAccount}?tab=letterhead`)
  const file = page.getByLabel(letterhead.logo.choose, { exact: true })
  await page.getByText('192 × 192 pixels').waitFor()
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await page.getByText(letterheadServer.unsupported).waitFor()
  await file.setInputFiles(
    written(
      'logo.png',
      pngOf(120, 30, [[12, 101, 119]], () => 0),
    ),
  )
  await page.getByText(letterhead.logo.saved).waitFor()
  await page.getByText('120 × 30 pixels').waitFor()
  await page.getByRole('button', { name: letterhead.logo.remove }).click()
  await page.getByText(letterhead.logo.none).waitFor()
  await page.getByRole('button', { name: letterhead.logo.undo }).click()
  await page.getByText('120 × 30 pixels').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'letterhead')
})

test('a stranger reads on a phone who signed a report; one changed byte is told, on the page and by the command', async () => {
  const report = await downloadReport()
  const original = written('report.pdf', report)
  const changedBytes = Uint8Array.from(report)
  changedBytes[2000] = (changedBytes[2000] ?? 0) ^ 1
  const changed = written('changed.pdf', changedBytes)

  const page = await openWindow({ viewport: { width: 390, height: 844 } })
  await page.goto(paths.esignVerification)
  // The other public pages are about challans.
  expect(await page.getByRole('contentinfo').innerText()).not.toMatch(/challan|court/i)
  const file = page.getByLabel(text.choose)
  await file.setInputFiles(original)
  await page.getByRole('heading', { name: text.verdicts.valid }).waitFor()
  await page.getByText(text.trust.ours).waitFor()
  await page.getByText(text.whole).waitFor()
  await screenshotIfAsked(page, 'verified document')
  await file.setInputFiles(changed)
  await page.getByRole('heading', { name: text.verdicts.invalid }).waitFor()
  await screenshotIfAsked(page, 'changed document')

  const root = written('root.pem', new Uint8Array(await (await fetch(`${url}/public/signing-root.pem`)).arrayBuffer()))
  for (const [path, code, verdict] of [
    [original, 0, text.verdicts.valid],
    [changed, 1, text.verdicts.invalid],
    [root, 2, text.verdicts.unreadable],
  ] as const) {
    const program = startProgram('dist/server/verify-document.js', [path, '--root', root], {})
    expect([await program.exit, program.lines[0]]).toEqual([code, verdict])
  }
})

test('a file that is chosen before the program of the page has come is checked once it has', async () => {
  const report = written('early.pdf', await downloadReport())
  const page = await openWindow({ viewport: { width: 390, height: 844 } })
  const { promise: isChosen, resolve: chosen } = Promise.withResolvers<void>()
  await page.route('**/VerificationPage-*.js', async route => {
    await isChosen
    await route.continue()
  })
  await page.goto(paths.esignVerification, { waitUntil: 'commit' })
  await page.getByLabel(text.choose).setInputFiles(report)
  chosen()
  await page.getByRole('heading', { name: text.verdicts.valid }).waitFor()
})

test('where the browser cannot check a file, it goes to the server only when the person says so', async () => {
  const report = written('to-server.pdf', await downloadReport())
  const page = await openWindow({ viewport: { width: 390, height: 844 } })
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  // As a page without https: no cryptography.
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }))
  await page.goto(paths.esignVerification)
  await page.getByLabel(text.choose).setInputFiles(report)
  await page.getByText(text.unable.insecure).waitFor()
  expect(sent).toEqual([])
  await screenshotIfAsked(page, 'offer to send a document')
  await page.getByRole('button', { name: text.send.act }).click()
  await page.getByRole('heading', { name: text.verdicts.valid }).waitFor()
  await page.getByText(text.send.sent).waitFor()
  expect(sent).toEqual([callUrl(verifyDocument)])
})
