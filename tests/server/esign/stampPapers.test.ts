import { beforeEach, describe, expect, test } from 'vitest'
import type { StampPaperRecord } from '../../../contracts/resources/stampPaper.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { displayedText } from '../../support/displayedText.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, onePage, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, addStamp, makeDraft, send, show, tokenFor, sign, ask, inject } = esignOf({ app, ctx })

type Headers = Record<string, string>

const stampPaper = { state: 'Karnataka', valuePaise: 10_000, certificate: null }

let customer: Customer
let owner: Headers
let count = 0
let asha: ReturnType<typeof signerNamed>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, customer)
  count += 1
  asha = signerNamed('asha', 'Asha Rao', { email: `asha.stamp${count}@example.com` })
})

async function prepared(more: object = {}): Promise<string> {
  const { id: file } = await uploadDocument(owner)
  return makeDraft(owner, { ...draftOf(file, [asha]), stampPaper, ...more })
}
const stamps = async (headers = owner) =>
  (await inject(headers, { url: '/api/resources/stamp-papers?sort=["number","ASC"]' })).json<StampPaperRecord[]>()
const statuses = async () => (await stamps()).map(({ status }) => status)
const pdfTexts = async (pdf: Uint8Array) => (await displayedText(pdf)).pages.map(({ text }) => text)
const problemsOf = (reply: { json<T>(): T }) =>
  reply.json<{ error: { fields: { field: string; message: string }[] } }>().error.fields

describe('a certificate', () => {
  test('is in the stock once: not the same number of a state again, nor the same file', async () => {
    expect((await addStamp(owner, 'IN-KA 0000-1')).statusCode).toBe(200)
    const again = await addStamp(owner, 'in-ka0000-1')
    expect([again.statusCode, problemsOf(again)[0]?.field]).toEqual([400, 'number'])
    const [first] = await stamps()
    const file = first?.file
    const same = await addStamp(owner, 'IN-KA0000-2', { file })
    expect([same.statusCode, problemsOf(same)[0]?.field]).toEqual([400, 'file'])
    // Another state numbers its own.
    expect((await addStamp(owner, 'IN-KA0000-1', { state: 'Goa' })).statusCode).toBe(200)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    const stolen = await addStamp(stranger, 'IN-KA0000-3', { file })
    expect([stolen.statusCode, problemsOf(stolen)[0]?.field]).toEqual([400, 'file'])
    expect(await stamps(stranger)).toEqual([])
  })

  test('needs a known state, a value, and no document that is out already', async () => {
    const wrong = await addStamp(owner, 'IN-1234', { state: 'Atlantis' })
    expect(wrong.statusCode).toBe(400)
    expect((await addStamp(owner, 'IN-1234', { valuePaise: 0 })).statusCode).toBe(400)
    const { id: file } = await uploadDocument(owner)
    await makeDraft(owner, draftOf(file, [asha]))
    const taken = await addStamp(owner, 'IN-1234', { file })
    expect([taken.statusCode, problemsOf(taken)[0]?.field]).toEqual([400, 'file'])
  })

  test('is no page of a draft, because it would be used without being counted', async () => {
    const { file } = (await addStamp(owner, 'IN-KA1')).json<StampPaperRecord>()
    const id = await prepared({ stampPaper: null })
    const draft = draftOf(file, [asha])
    const saved = await inject(owner, {
      method: 'PUT',
      url: `/api/esign/envelopes/${id}/draft`,
      payload: { revision: 1, draft },
    })
    expect([saved.statusCode, problemsOf(saved)[0]?.field]).toEqual([400, 'draft.pages.0'])
    expect((await inject(owner, { method: 'DELETE', url: `/api/files/${file}` })).statusCode).toBe(409)
  })

  test('that is free can be withdrawn once, with a reason, and is not taken then', async () => {
    const { id } = (await addStamp(owner, 'IN-KA1')).json<StampPaperRecord>()
    const withdraw = () =>
      inject(owner, {
        method: 'POST',
        url: `/api/esign/stamps/${id}/withdraw`,
        payload: { reason: 'Torn on one side' },
      })
    expect((await withdraw()).json()).toMatchObject({ status: 'withdrawn', reason: 'Torn on one side' })
    expect((await withdraw()).statusCode).toBe(409)
    const sent = await send(owner, await prepared())
    expect([sent.statusCode, problemsOf(sent)[0]?.field]).toEqual([400, 'stampPaper'])
  })

  test('is found by state, value, status and the beginning of its number', async () => {
    await addStamp(owner, 'IN-KA1')
    await addStamp(owner, 'IN-KA2', { valuePaise: 50_000 })
    await addStamp(owner, 'IN-GA1', { state: 'Goa' })
    const found = async (filter: object) => {
      const url = `/api/resources/stamp-papers?sort=["number","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`
      return (await inject(owner, { url })).json<StampPaperRecord[]>().map(({ number }) => number)
    }
    expect(await found({ state: ['Karnataka'] })).toEqual(['IN-KA1', 'IN-KA2'])
    expect(await found({ valuePaise: 50_000 })).toEqual(['IN-KA2'])
    expect(await found({ q: 'in-g' })).toEqual(['IN-GA1'])
    expect(await found({ q: 'in%' })).toEqual([])
    expect(await found({ status: ['used'] })).toEqual([])
  })
})

describe('a document with a stamp paper', () => {
  test('has the oldest free one as its first page, says to which document it belongs, and keeps its fields in place', async () => {
    await addStamp(owner, 'IN-KA1')
    await addStamp(owner, 'IN-KA2')
    const id = await prepared()
    const sent = await send(owner, id)
    expect(sent.statusCode).toBe(200)
    expect(await show(owner, id)).toMatchObject({ stamp: { number: 'IN-KA1', status: 'reserved' } })
    expect(await statuses()).toEqual(['reserved', 'free'])
    const token = await tokenFor(asha.email ?? '')
    const read = (await ask('/esign-links/read', { token })).json<{ pages: object[]; fields: { page: number }[] }>()
    expect([read.pages.length, read.fields[0]?.page]).toEqual([2, 1])
    const original = await inject(owner, { url: `/api/esign/envelopes/${id}/document?kind=original` })
    const texts = await pdfTexts(original.rawPayload)
    expect(texts[0]).toContain(`This stamp paper forms part of “Lease of a shop”, ${id}.`)
    expect(texts[1]).not.toContain('stamp paper')
    await sign(token)
    await sealEnvelope(ctx, id)
    expect(await show(owner, id)).toMatchObject({ state: 'completed', stamp: { status: 'used' } })
    const certificate = await inject(owner, { url: `/api/esign/envelopes/${id}/document?kind=certificate` })
    expect((await pdfTexts(certificate.rawPayload)).join(' ')).toMatch(/Karnataka, ₹100\.00, IN-KA1/)
  })

  test('is not sent without a free one, with the field, and nothing is held', async () => {
    await addStamp(owner, 'IN-KA1', { valuePaise: 50_000 })
    const id = await prepared()
    const sent = await send(owner, id)
    expect([sent.statusCode, problemsOf(sent)]).toEqual([
      400,
      [{ field: 'stampPaper', message: expect.stringContaining('₹100.00 of Karnataka') }],
    ])
    expect((await show(owner, id)).state).toBe('draft')
    expect((await walletOf(ctx.db, customer.userId, 'product')).heldPaise).toBe(0)
    expect(await statuses()).toEqual(['free'])
  })

  test('says already in the draft that none is free', async () => {
    const { id: file } = await uploadDocument(owner)
    const id = await makeDraft(owner, draftOf(file, [asha]))
    const payload = { revision: 1, draft: { ...draftOf(file, [asha]), stampPaper } }
    const saved = await inject(owner, { method: 'PUT', url: `/api/esign/envelopes/${id}/draft`, payload })
    expect(saved.json<{ problems: { field: string }[] }>().problems.map(({ field }) => field)).toEqual(['stampPaper'])
  })

  test('never shares it: of many sent at the same moment, each gets its own or is refused', async () => {
    for (const number of ['IN-KA1', 'IN-KA2', 'IN-KA3']) await addStamp(owner, number)
    const ids = await Promise.all(Array.from({ length: 5 }, () => prepared()))
    const replies = await Promise.all(ids.map(id => send(owner, id)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 400, 400])
    const numbers = (await stamps()).map(({ envelope }) => envelope?.id)
    expect(new Set(numbers).size).toBe(3)
    expect(await statuses()).toEqual(['reserved', 'reserved', 'reserved'])
  })

  test('can name a certain one', async () => {
    await addStamp(owner, 'IN-KA1')
    const { id: certificate } = (await addStamp(owner, 'IN-KA2')).json<StampPaperRecord>()
    const chosen = { stampPaper: { ...stampPaper, certificate } }
    const first = await prepared(chosen)
    expect((await send(owner, first)).json()).toMatchObject({ stamp: { number: 'IN-KA2' } })
    expect((await send(owner, await prepared(chosen))).statusCode).toBe(400)
  })

  test('frees it if the document is voided before anybody has signed, and uses it up otherwise', async () => {
    await addStamp(owner, 'IN-KA1')
    const voided = async (id: string) =>
      inject(owner, { method: 'POST', url: `/api/esign/envelopes/${id}/void`, payload: { reason: 'A mistake' } })
    const first = await prepared()
    await send(owner, first)
    await voided(first)
    expect(await statuses()).toEqual(['free'])
    const meera = signerNamed('meera', 'Meera Iyer', { order: 2 })
    const { id: file } = await uploadDocument(owner)
    const second = await makeDraft(owner, { ...draftOf(file, [asha, meera]), stampPaper })
    await send(owner, second)
    await sign(await tokenFor(asha.email ?? ''))
    await voided(second)
    expect(await statuses()).toEqual(['used'])
    expect(await show(owner, second)).toMatchObject({ state: 'voided', stamp: { status: 'used' } })
  })

  test('frees it if somebody declines before anybody has signed', async () => {
    await addStamp(owner, 'IN-KA1')
    await send(owner, await prepared())
    const token = await tokenFor(asha.email ?? '')
    const declined = await ask('/invitations/decline', { token, reason: 'Not my lease' })
    expect(declined.statusCode).toBe(200)
    expect(await statuses()).toEqual(['free'])
  })

  test('is duplicated without its stamp page, and takes another one', async () => {
    await addStamp(owner, 'IN-KA1')
    await addStamp(owner, 'IN-KA2')
    const first = await prepared()
    await send(owner, first)
    const made = await inject(owner, { method: 'POST', url: '/api/esign/envelopes', payload: { from: first } })
    const { id } = made.json<{ id: string }>()
    expect((await show(owner, id)).draft.pages).toHaveLength(1)
    expect((await send(owner, id, 0)).json()).toMatchObject({ stamp: { number: 'IN-KA2' } })
  })

  test('has the strip for its line also below a picture', async () => {
    const sharp = (await import('sharp')).default
    const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fed' } })
      .png()
      .toBuffer()
    const { id: file } = await uploadDocument(owner, picture)
    await addStamp(owner, 'IN-KA1', { file })
    const id = await prepared()
    await send(owner, id)
    const original = await inject(owner, { url: `/api/esign/envelopes/${id}/document?kind=original` })
    expect((await pdfTexts(original.rawPayload))[0]).toContain(id)
  })
})

describe('by key', () => {
  test('a test takes none, and has a specimen', async () => {
    await addStamp(owner, 'IN-KA1')
    const { headers } = await makeKey(ctx, customer.userId, 'test')
    const { id: file } = await uploadDocument(headers, undefined, '/v1/esign/files')
    const payload = { draft: { ...draftOf(file, [asha]), stampPaper } }
    const made = await inject(headers, { method: 'POST', url: '/v1/esign/envelopes', payload })
    expect(made.json()).toMatchObject({ state: 'sent', stamp: null })
    const { id } = made.json<{ id: string }>()
    const original = await inject(headers, { url: `/v1/esign/envelopes/${id}/document?kind=original` })
    expect((await pdfTexts(original.rawPayload))[0]).toContain('Specimen')
    expect(await statuses()).toEqual(['free'])
  })

  test('the stock is counted', async () => {
    await addStamp(owner, 'IN-KA1')
    await addStamp(owner, 'IN-GA1', { state: 'Goa' })
    await send(owner, await prepared())
    const { headers } = await makeKey(ctx, customer.userId, 'live')
    const counted = await inject(headers, { url: '/v1/esign/stamps' })
    expect(counted.json()).toEqual({
      stock: [
        { state: 'Karnataka', valuePaise: 10_000, free: 0, reserved: 1, used: 0 },
        { state: 'Goa', valuePaise: 10_000, free: 1, reserved: 0, used: 0 },
      ],
    })
  })
})

test('the page of a document stays what it was', async () => {
  await addStamp(owner, 'IN-KA1')
  const id = await prepared()
  await send(owner, id)
  const original = await inject(owner, { url: `/api/esign/envelopes/${id}/document?kind=original` })
  expect((await pdfTexts(original.rawPayload))[1]).toBe((await pdfTexts(onePage()))[0])
})
