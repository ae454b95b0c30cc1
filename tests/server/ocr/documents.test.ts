import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { families } from '../../../contracts/ocr/families.ts'
import { openFile } from '../../../server/files/openFile.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { until } from '../../support/until.ts'
import { storedObjects, upload } from '../../support/uploads.ts'
import { field, JPEG, readerThatAnswers, reading } from './helpers.ts'

const reader = readerThatAnswers()
const test_ = await testApp({}, { heavy: reader }, { work: true })
const { app, ctx } = test_

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  reader.answer = { reading: reading(), pictures: [JPEG] }
})

const consent = { consent: true, purpose: 'customer_onboarding' }

const uploaded = async (as: Headers = headers, content = Buffer.concat([JPEG, Buffer.from(String(Math.random()))])) =>
  (await upload(app, as, 'card.jpg', content)).json<{ id: string }>().id

const balance = async (kind: 'product' | 'api' = 'product') =>
  (await walletOf(ctx.db, customer.userId, kind)).availablePaise

const get = (url: string, as: Headers = headers) => app.inject({ url, headers: as })
const post = (url: string, payload: object, as: Record<string, string> = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })

const show = async (id: string) => (await get(`/api/resources/ocr-document/${id}`)).json()

/** Uploads and reads a document; returns the check once it has ended. */
async function read(input: { kind?: string; files?: string[] } = {}, as: Headers = headers) {
  const files = input.files ?? [await uploaded(as)]
  const reply = await post('/api/resources/ocr-document', { input: { ...input, files }, ...consent }, as)
  expect(reply.statusCode).toBe(200)
  const { id } = reply.json<{ id: string }>()
  await until(async () => expect((await get(`/api/resources/ocr-document/${id}`, as)).json().finishedAt).not.toBeNull())
  return { id, files }
}

describe('reading', () => {
  test('is charged once at its kind’s price, and found by its number', async () => {
    const before = await balance()
    const { id } = await read({ kind: 'pan' })
    expect(await balance()).toBe(before - families.pan.pricePaise)
    const check = await show(id)
    expect(check).toMatchObject({
      status: 'completed',
      outcome: 'pan',
      subject: '••••••000A',
      charge: { paise: families.pan.pricePaise },
      // The date was read with doubt.
      result: { name: 'ROHAN ZAVERI', birthDate: '1986-04-12', toCheck: 1, sides: 'front' },
    })
    const list = await get(`/api/resources/ocr-document?filter=${encodeURIComponent('{"q":"aaapz 1000 a"}')}`)
    expect(list.json<{ id: string }[]>().map(one => one.id)).toEqual([id])
  })

  test('a picture that cannot be read, another document, and a kind that is off are free and say why', async () => {
    const before = await balance()
    reader.answer = { problem: 'oneColour', file: 0 }
    const blank = await show((await read()).id)
    expect(blank).toMatchObject({ status: 'rejected_input', error: expect.stringContaining('one colour') })
    reader.answer = { reading: reading({ kind: 'passport' }), pictures: [JPEG] }
    const other = await show((await read({ kind: 'pan' })).id)
    expect(other.error).toMatch(/Indian passport instead of PAN card/)
    reader.answer = { reading: reading({ kind: 'unknown', fields: [] }), pictures: [JPEG] }
    expect((await show((await read()).id)).status).toBe('rejected_input')
    const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    const off = await app.inject({
      method: 'PUT',
      url: '/admin-api/document-kinds/visa',
      headers: staff,
      payload: { isOn: false, sureFrom: 85, reason: 'Not read well enough' },
    })
    expect(off.json()).toEqual({ family: 'visa', isOn: false, sureFrom: 85 })
    const reads = reader.reads
    expect((await show((await read({ kind: 'visa' })).id)).error).toMatch(/Visa.*switched off/)
    expect(reader.reads).toBe(reads)
    expect(await balance()).toBe(before)
    const { failures, kinds } = (await get('/admin-api/document-kinds', staff)).json()
    for (const reason of ['oneColour', 'otherKind', 'unknownKind', 'switchedOff'])
      expect(failures).toContainEqual({ reason, count: expect.any(Number) })
    const change = { by: expect.any(String), at: expect.any(String), reason: 'Not read well enough' }
    expect(kinds).toContainEqual(expect.objectContaining({ family: 'visa', isOn: false, refused: 1, change }))
    const untouched = kinds.find(({ family }: { family: string }) => family === 'passport')
    expect(untouched).toMatchObject({ change: null, judged: 0, doubted: 0 })
    const pan = kinds.find(({ family }: { family: string }) => family === 'pan')
    expect(pan.judged).toBeGreaterThan(0)
    expect(pan.doubted).toBeGreaterThan(0)
  })

  test('by key, each kind at an address of its own and its own price', async () => {
    const key = (await makeKey(ctx, customer.userId)).headers
    const before = await balance('api')
    const files = [await uploaded()]
    const reply = await post('/v1/ocr-pan', { files, ...consent }, key)
    expect(reply.json()).toMatchObject({
      status: 'completed',
      result: { kind: 'pan', number: 'AAAPZ1000A', pictures: [{ file: expect.stringMatching(/^fil_/) }] },
    })
    expect(await balance('api')).toBe(before - families.pan.pricePaise)
    const picture = await app.inject({ url: `/v1/files/${reply.json().result.pictures[0].file}/content`, headers: key })
    expect(picture.rawPayload.equals(JPEG)).toBe(true)
    await until(async () => {
      const logged = await ctx.db
        .selectFrom('request_log')
        .select('product')
        .where('path', '=', '/v1/ocr-pan')
        .execute()
      expect(logged).toEqual([{ product: 'ocr-document' }])
    })
  })
})

test('an Aadhaar is kept only masked: its digits are in no row and no file, and the upload is gone', async () => {
  const digits = '234123412346'
  reader.answer = {
    reading: reading({
      kind: 'aadhaarFront',
      fields: [field('number', digits), field('address', `12 MG Road ${digits.slice(0, 4)} 1234 2346`)],
      hints: [{ code: 'checksumWrong', fields: ['number'], seen: digits, expected: null, picture: 0, box: null }],
    }),
    pictures: [JPEG],
  }
  const { id, files } = await read({ kind: 'aadhaar' })
  await until(async () => expect((await get(`/api/files/${files[0]}/content`)).statusCode).toBe(404))
  const { rows } = { rows: await ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).execute() }
  const result = ctx.vault.open(rows[0]?.result_sealed ?? '', { column: 'verifications.result_sealed', id })
  const everything = [
    result,
    JSON.stringify(rows),
    (await get(`/api/documents/${id}`)).body,
    (await get(`/api/resources/ocr-document/${id}`)).body,
  ]
  for (const text of everything) expect(text.replaceAll(/[\s-]/g, '')).not.toContain(digits.slice(0, 8))
  expect(result).toContain('xxxx xxxx 2346')
  const kept = await ctx.db
    .selectFrom('files')
    .selectAll()
    .where('verification_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  expect(kept).toHaveLength(1)
  const content = await openFile(ctx, customer.userId, kept[0]?.id ?? '')
  expect(content.content.equals(JPEG)).toBe(true)
  for (const name of storedObjects(test_))
    expect(readFileSync(join(ctx.config.DATA_DIR, 'objects', name)).includes(digits)).toBe(false)
})

test('a person corrects a field: the original stays, the correction holds, and what is masked is revealed with a reason', async () => {
  const { id } = await read()
  const url = `/api/documents/${id}`
  const fields = async () => (await get(url)).json().fields
  expect((await fields())[0]).toMatchObject({ name: 'number', value: 'AAxxxx000A', masked: true, corrections: [] })
  const wrong = await post(`${url}/corrections`, { field: 2, value: '12 April' })
  expect(wrong.json().error.fields).toMatchObject([{ field: 'value' }])
  const right = await post(`${url}/corrections`, { field: 0, value: 'AAAPZ1001A' })
  expect(right.json()).toMatchObject({ correction: { value: 'AAxxxx001A', by: 'Asha Rao' }, check: { state: 'ok' } })
  expect((await fields())[0]).toMatchObject({ value: 'AAxxxx000A', corrections: [{ value: 'AAxxxx001A' }] })
  const reveal = (corrected: boolean, as = headers) =>
    post(`${url}/reveal`, { field: 0, corrected, reason: 'to call the holder' }, as)
  expect((await reveal(true)).json()).toEqual({ value: 'AAAPZ1001A' })
  expect((await reveal(false)).json()).toEqual({ value: 'AAAPZ1000A' })
  const colleague = await signedIn(ctx, {
    userId: customer.userId,
    subUserId: await makeSubUser(ctx.db, customer.userId),
  })
  expect((await reveal(true, colleague)).statusCode).toBe(403)
  const events = await ctx.db.selectFrom('audit_events').select(['action', 'data']).where('subject', '=', id).execute()
  expect(events).toContainEqual({ action: 'document.corrected', data: { field: 'number' } })
  expect(JSON.stringify(events)).not.toContain('AAAPZ')
})

test('a document is compared with its source once for one press, at the shown price, with its corrections', async () => {
  const { id } = await read()
  const url = `/api/documents/${id}`
  const { comparable } = (await get(url)).json()
  expect(comparable).toEqual([
    { product: 'pan-check', missing: [] },
    { product: 'pan-profile', missing: [] },
  ])
  const before = await balance()
  const body = { product: 'pan-profile', ...consent, more: [], atMostPaise: 400 }
  const twice = { ...headers, 'idempotency-key': 'one-press' }
  const [first, again] = [await post(`${url}/comparisons`, body, twice), await post(`${url}/comparisons`, body, twice)]
  expect(first.json()).toMatchObject({ product: 'pan-profile', status: 'completed', chargePaise: 400 })
  expect(again.json()).toEqual(first.json())
  expect(await balance()).toBe(before - 400)
  const { comparisons } = (await get(url)).json()
  expect(comparisons).toHaveLength(1)
  const of = (name: string) => comparisons[0].fields.find((one: { name: string }) => one.name === name)
  expect(of('number')).toMatchObject({ claimed: 'AAxxxx000A', agrees: 'same' })
  expect(of('name')).toMatchObject({ claimed: 'ROHAN ZAVERI', agrees: expect.stringMatching(/same|close|differs/) })
  const other = await post(`${url}/comparisons`, { ...body, product: 'voter-check' })
  expect(other.statusCode).toBe(409)
})

test('the same document is seen again in this account only, by its number or its picture', async () => {
  const first = await read()
  const second = await read()
  expect((await get(`/api/documents/${second.id}`)).json().seenBefore).toMatchObject([{ id: first.id, by: 'picture' }])
  // The same card with another number is another card, because cards of one kind look alike.
  reader.answer = { reading: reading({ fields: [field('number', 'AAAPZ2000B')] }), pictures: [JPEG] }
  const another = await read()
  expect((await get(`/api/documents/${another.id}`)).json().seenBefore).toEqual([])
  reader.answer = {
    reading: reading({ pictures: [{ ...reading().pictures[0]!, hash: 'f0f0f0f00f0f0f0f' }] }),
    pictures: [JPEG],
  }
  const photo = await read()
  expect((await get(`/api/documents/${photo.id}`)).json().seenBefore).toMatchObject([
    { id: second.id, by: 'number' },
    { id: first.id, by: 'number' },
  ])
  const stranger = await makeCustomer(ctx.db)
  const theirs = await read({}, await signedIn(ctx, stranger))
  const seen = await get(`/api/documents/${theirs.id}`, await signedIn(ctx, stranger))
  expect(seen.json().seenBefore).toEqual([])
})

test('another account reads, corrects, compares and opens nothing of it', async () => {
  const { id } = await read()
  const [picture] = (await get(`/api/documents/${id}`)).json().pictures
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  const replies = [
    await get(`/api/documents/${id}`, stranger),
    await post(`/api/documents/${id}/corrections`, { field: 0, value: 'x' }, stranger),
    await post(`/api/documents/${id}/reveal`, { field: 0, corrected: false, reason: 'curious' }, stranger),
    await post(`/api/documents/${id}/comparisons`, { product: 'pan-check', ...consent, more: [] }, stranger),
    await get(`/api/files/${picture.file}/content`, stranger),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect((await get(`/api/files/${picture.file}/content`)).headers['cache-control']).toBe('no-store')
})
