import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownEnvelopeDetail } from '../../../contracts/esign/shown.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { sealDocument } from '../../../server/reports/signing/signDocument.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, onePage, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { encryptedSample } from '../../support/pdfs/encryptedPdf.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, tokenFor, sign, inject, ask } = esignOf({ app, ctx })

type Headers = Record<string, string>

let customer: Customer
let live: Headers
let trial: Headers
let count = 0
let asha: ReturnType<typeof signerNamed>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  live = (await makeKey(ctx, customer.userId, 'live')).headers
  trial = (await makeKey(ctx, customer.userId, 'test')).headers
  count += 1
  asha = signerNamed('asha', 'Asha Rao', { email: `asha.api${count}@example.com` })
})

const create = (headers: Headers, payload: object, key = '') =>
  inject(
    { ...headers, ...(key && { 'idempotency-key': key }) },
    { method: 'POST', url: '/v1/esign/envelopes', payload },
  )
const uploaded = (headers: Headers) => uploadDocument(headers, undefined, '/v1/esign/files')

describe('an envelope of a key', () => {
  test('is made and sent once, however often it is asked for with one idempotency key', async () => {
    const { id: file } = await uploaded(live)
    const body = { draft: draftOf(file, [asha]) }
    const replies = [await create(live, body, 'lease-1'), await create(live, body, 'lease-1')]
    const ids = replies.map(reply => reply.json<{ id: string }>().id)
    expect(new Set(ids).size).toBe(1)
    const asked = (await listMessages(ctx, asha.email ?? '')).filter(({ text }) => text.includes('/accept-esign/'))
    expect(asked).toHaveLength(1)
    const { heldPaise } = await walletOf(ctx.db, customer.userId, 'api')
    expect(heldPaise).toBe(replies[0]?.json<ShownEnvelopeDetail>().pricePaise)
  })

  test('of a test key costs nothing, and is not seen by a live one', async () => {
    const { id: file } = await uploaded(trial)
    const { id, pricePaise } = (await create(trial, { draft: draftOf(file, [asha]) })).json<ShownEnvelopeDetail>()
    expect(pricePaise).toBe(0)
    await sign(await tokenFor(asha.email ?? ''))
    await sealEnvelope(ctx, id)
    const read = (headers: Headers) => inject(headers, { url: `/v1/esign/envelopes/${id}` })
    expect((await read(trial)).json()).toMatchObject({ state: 'completed', mode: 'test', chargedPaise: 0 })
    expect((await read(live)).statusCode).toBe(404)
    const pdf = await inject(trial, { url: `/v1/esign/envelopes/${id}/document` })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const { envelopes } = (await inject(trial, { url: '/v1/esign/envelopes' })).json<{ envelopes: { id: string }[] }>()
    expect(envelopes.map(one => one.id)).toEqual([id])
  })

  test('is made of a template whose recipients are named', async () => {
    const owner = await signedIn(ctx, customer)
    const { id: file } = await uploadDocument(owner)
    const draft = await makeDraft(owner, draftOf(file, [asha]))
    const template = await inject(owner, {
      method: 'POST',
      url: '/api/esign/envelopes',
      payload: { from: draft, asTemplate: true },
    })
    const { id: templateId } = template.json<{ id: string }>()
    const meera = { name: 'Meera Iyer', email: `meera.api${count}@example.com`, phone: null }
    const made = await create(live, { templateId, recipients: [meera] })
    expect(made.json()).toMatchObject({ state: 'sent', recipients: [{ name: 'Meera Iyer', state: 'asked' }] })
    const short = await create(live, { templateId, recipients: [] })
    expect(short.statusCode).toBe(400)
  })

  test('needs the scope of e-sign', async () => {
    const { headers } = await makeKey(ctx, customer.userId, 'live', { scopes: ['pan-check'] })
    expect((await inject(headers, { url: '/v1/esign/envelopes' })).statusCode).toBe(403)
  })
})

describe('a document', () => {
  test('that cannot be signed is refused with the reason, and not stored', async () => {
    const before = await ctx.db.selectFrom('files').select('id').execute()
    const refused = async (name: string, content: Buffer | string) => {
      const reply = await upload(app, live, name, content, '/v1/esign/files')
      return [reply.statusCode, reply.json<{ error: { message: string } }>().error.message]
    }
    expect(await refused('page.html', '<html></html>')).toEqual([415, 'Upload a PDF, PNG or JPEG file.'])
    const locked = await refused('locked.pdf', Buffer.from(encryptedSample('aes-128-password')))
    expect(locked).toEqual([400, expect.stringContaining('protected')])
    const signing = { time: new Date(), field: 'Signature' }
    for (const [reason, certify] of [
      ['signed already', undefined],
      ['permits no additions', 1],
      ['permits no additions', 2],
    ] as const) {
      const signed = Buffer.from(await sealDocument(ctx, onePage(), { ...signing, certify }))
      const answer = [400, expect.stringContaining(reason)]
      expect(await refused('signed.pdf', signed)).toEqual(answer)
      const own = await upload(app, await signedIn(ctx, customer), 'signed.pdf', signed, '/api/esign/files')
      expect([own.statusCode, own.json().error.message]).toEqual(answer)
    }
    const broken = await refused('broken.pdf', '%PDF-1.7 nothing')
    expect(broken).toEqual([400, expect.stringContaining('damaged')])
    expect(await ctx.db.selectFrom('files').select('id').execute()).toEqual(before)
  })
})

describe('a code', () => {
  test('opens the document for the browser that asked for it, and nothing before', async () => {
    const { id: file } = await uploaded(live)
    await create(live, { draft: draftOf(file, [{ ...asha, code: 'email' }]) })
    const token = await tokenFor(asha.email ?? '')
    expect((await ask('/esign-links/read', { token })).json()).toMatchObject({ state: 'code' })
    const document = { url: '/public/esign-links/document' }
    const closed = await inject({ 'x-client-token': ctx.config.CLIENT_TOKEN, 'x-link-token': token }, document)
    expect(closed.statusCode).toBe(404)
    const asked = await ask('/invitations/code', { token }, { 'x-code-handle': 'new' })
    const handle = { 'x-code-handle': String(asked.headers['x-code-handle']) }
    const [mail] = await listMessages(ctx, asha.email ?? '')
    const opened = await ask('/invitations/open', { token, code: mail?.otp }, handle)
    const { pass } = opened.json<{ pass: string }>()
    expect((await sign(token, { pass })).json()).toEqual({ state: 'done', isLast: true })
  })
})
