import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Signer } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { testApp } from '../../support/app.ts'
import { displayedText } from '../../support/displayedText.ts'
import { bulkOf, letterOf, letterRows } from '../../support/esign/bulk.ts'
import { cmsOver, digitalSignerOf } from '../../support/esign/certificates.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, fieldOf, onePage, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { type Authority, makeAuthority, makeSigner } from '../../support/pdfs/signers.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const calls = esignOf({ app, ctx })
const { uploadDocument, uploadFor, addStamp, makeDraft, send, show, tokenFor, inject } = calls
const { begin, complete } = digitalSignerOf(calls)
const many = bulkOf({ app, ctx })

const stampPaper = { state: 'Karnataka', valuePaise: 10_000, certificate: null }

let authority: Authority
let signer: Signer
let headers: Record<string, string>
let token: string
let id: string
let count = 0
beforeAll(async () => {
  authority = await makeAuthority('Test CA')
  signer = await makeSigner('Asha Rao', authority)
})
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
  count += 1
  const email = `asha.uploads${count}@example.com`
  const asha = signerNamed('asha', 'Asha Rao', { email, method: 'certificate' })
  await addStamp(headers, 'IN-KA1')
  const { id: file } = await uploadDocument(headers)
  const fields = [
    fieldOf('photo', 'picture', 'asha', { label: 'Photo', y: 420, height: 60 }),
    fieldOf('proof', 'file', 'asha', { label: 'Proof', y: 520 }),
  ]
  id = await makeDraft(headers, { ...draftOf(file, [asha], fields), stampPaper })
  await send(headers, id)
  token = await tokenFor(email)
})

const photo = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
async function uploadBoth(background = '#a33') {
  await calls.consent(token)
  await uploadFor(token, 'photo', { name: 'me.png', content: await photo(background) })
  await uploadFor(token, 'proof', { name: 'proof.pdf', content: onePage() })
}
async function prepared() {
  const reply = await begin(token, signer)
  expect(reply.json(), reply.payload).toMatchObject({ state: 'prepared' })
  return reply.json<{ signing: string; digest: string }>()
}
const finish = async ({ signing, digest }: { signing: string; digest: string }) =>
  complete(token, signing, await cmsOver(signer, digest))
const documentOf = async (kind: string) =>
  (await inject(headers, { url: `/api/esign/envelopes/${id}/document?kind=${kind}` })).rawPayload

test('a digital signature covers the stamp paper and the uploads, and the certificate names them', async () => {
  await uploadBoth()
  expect((await finish(await prepared())).json()).toEqual({ state: 'done', isLast: true })
  await sealEnvelope(ctx, id)
  const shown = await show(headers, id)
  expect(shown).toMatchObject({ state: 'completed', stamp: { number: 'IN-KA1', status: 'used' } })
  expect(shown.trail.filter(({ kind }) => kind === 'attached')).toHaveLength(2)
  const signed = await documentOf('signed')
  const { pages } = await displayedText(signed)
  expect(pages).toHaveLength(2)
  expect(pages[0]?.text).toContain(id)
  expect(signed.includes('/Width 90')).toBe(true)
  const roots = readCertificates((await app.inject({ url: '/public/signing-root.pem' })).payload)
  const { signatures } = await verifyPdf(new Uint8Array(signed), { anchors: { ours: roots, known: [authority.root] } })
  expect(signatures.map(({ verdict }) => verdict)).toEqual(['valid', 'valid', 'valid'])
  const certificate = (await displayedText(await documentOf('certificate'))).pages.map(({ text }) => text).join(' ')
  expect(certificate).toContain('IN-KA1')
  expect(certificate).toContain('proof.pdf')
})

test('a signature of what was uploaded before is not taken once something else is uploaded', async () => {
  await calls.consent(token)
  expect((await begin(token, signer)).statusCode).toBe(400)
  await uploadBoth()
  const first = await prepared()
  await uploadBoth('#3a3')
  expect((await finish(first)).statusCode).toBe(409)
  expect((await show(headers, id)).state).toBe('sent')
  expect((await finish(await prepared())).json()).toEqual({ state: 'done', isLast: true })
})

test('a template with a stamp paper is not sent to many, because each document needs its own', async () => {
  const template = await many.makeTemplate(headers, file => ({ ...letterOf(file), stampPaper }))
  const reply = await many.uploadRows(headers, template, letterRows(2, 'stamps'))
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields).toMatchObject([{ field: 'stampPaper' }])
})
