import { expect, test } from 'vitest'
import { verifyDocument } from '../../../contracts/calls/signing.ts'
import { documentVerificationServer as en } from '../../../contracts/messages/en/documentVerification.ts'
import { documentVerificationServer as hi } from '../../../contracts/messages/hi/documentVerification.ts'
import { type PdfVerification, serverCheck } from '../../../contracts/ocr/pdfSignatures.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { callUrl } from '../../../server/platform/http/serveCall.ts'
import { type HeavyEnd, HeavyFailure } from '../../../server/platform/ports/heavyPool.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { signDocument } from '../../../server/reports/signing/signDocument.ts'
import { testApp } from '../../support/app.ts'
import { encryptedSample } from '../../support/pdfs/encryptedPdf.ts'
import { plainPdf, replaceText } from '../../support/pdfs/plainPdf.ts'
import { formOf, storedObjects } from '../../support/uploads.ts'

const url = callUrl(verifyDocument)
const one = await testApp()
let addresses = 0

/** Each call comes from an address of its own, unless one is given. */
function send(content: Uint8Array | string, { app = one.app, from = `198.51.100.${++addresses}`, locale = 'en' } = {}) {
  const { headers, payload } = formOf('contract.pdf', Buffer.from(content))
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'accept-language': locale },
    payload,
    remoteAddress: from,
  })
}

/** A locked document, with its password before it or without one. */
function sendLocked(password?: string) {
  const { headers, payload } = formOf('locked.pdf', Buffer.from(encryptedSample('aes-256-password')))
  const edge = headers['content-type'].split('boundary=')[1] ?? ''
  const field = `--${edge}\r\ncontent-disposition: form-data; name="password"\r\n\r\n${password}\r\n`
  return one.app.inject({
    method: 'POST',
    url,
    headers,
    payload: password === undefined ? payload : Buffer.concat([Buffer.from(field), payload]),
    remoteAddress: `198.51.100.${++addresses}`,
  })
}

/** An install whose heavy processes all end in one way. */
const failing = (reason: HeavyEnd) =>
  testApp(
    {},
    {
      heavy: { size: 1, run: () => Promise.reject(new HeavyFailure('verify-document', reason)), close: async () => {} },
    },
  )

test('anybody reads who signed a document, the same as the engine says, and nothing of it is kept', async () => {
  const signed = await signDocument(one.ctx, plainPdf())
  const before = storedObjects(one)
  const answer = await send(signed)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const roots = await one.app.inject({ url: '/public/signing-root.pem' })
  const anchors = { ours: readCertificates(roots.payload), known: [] }
  expect(answer.json()).toEqual(await verifyPdf(signed, { anchors }))
  expect(answer.json<PdfVerification>()).toMatchObject({ verdict: 'valid', signatures: [{ trust: 'ours' }] })
  const changed = await send(replaceText(signed, 'Pay 100', 'Pay 900'))
  expect(changed.json<PdfVerification>().verdict).toBe('invalid')
  expect(storedObjects(one)).toEqual(before)
  expect(await one.ctx.db.selectFrom('files').select('id').execute()).toEqual([])
})

test('a locked document asks for its password, which comes with the file', async () => {
  const answers = []
  for (const password of [undefined, 'wrong', 'पासवर्ड']) {
    const reply = await sendLocked(password)
    const { verdict, reasons } = reply.json<PdfVerification>()
    answers.push([reply.statusCode, verdict, reasons])
  }
  expect(answers).toEqual([
    [200, 'unreadable', ['needsPassword']],
    [200, 'unreadable', ['wrongPassword']],
    [200, 'unsigned', []],
  ])
})

test('what is no PDF is refused in words, in the language of the reader', async () => {
  const refused = await send('a letter')
  expect([refused.statusCode, refused.json().error]).toMatchObject([
    415,
    { code: 'unsupported_type', message: en.notAPdf },
  ])
  expect((await send('a letter', { locale: 'hi' })).json().error.message).toBe(hi.notAPdf)
  expect((await send('')).statusCode).toBe(400)
  expect((await one.app.inject({ method: 'POST', url })).statusCode).toBe(400)
})

test('a file over the limit is refused with 413, one below it is not', async () => {
  const most = Buffer.alloc(serverCheck.bytes)
  most.write('%PDF-1.7')
  const allowed = await send(most)
  expect([allowed.statusCode, allowed.json<PdfVerification>().verdict]).toEqual([200, 'unreadable'])
  const refused = await send(Buffer.concat([most, Buffer.from(' ')]))
  expect([refused.statusCode, refused.json().error.code]).toEqual([413, 'too_large'])
})

test('a document that takes too much time or memory is refused in words', async () => {
  for (const reason of ['time', 'memory'] as const) {
    const { app } = await failing(reason)
    const refused = await send(plainPdf(), { app })
    expect([refused.statusCode, refused.json().error.message]).toEqual([400, en.tooDemanding])
  }
})

test('a node that stops says when to try again', async () => {
  const { app } = await failing('aborted')
  const refused = await send(plainPdf(), { app })
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([503, 20])
})

test('an address may ask so often; others still may', async () => {
  const from = '203.0.113.9'
  for (let count = 0; count < serverCheck.attempts.max; count++)
    expect((await send('a letter', { from })).statusCode).toBe(415)
  const refused = await send('a letter', { from })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('a letter')).statusCode).toBe(415)
})
