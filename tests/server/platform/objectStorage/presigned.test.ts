import { rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { bytesOnDisk, placeOfObject } from '../../../support/uploads.ts'

const { app, ctx } = await testApp()
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])
const pdf = Buffer.from('%PDF-1.7\n%%EOF and more')

let userId: string
let headers: Record<string, string>
beforeEach(async () => {
  ;({ userId } = await makeCustomer(ctx.db))
  headers = await signedIn(ctx, { userId })
})
afterEach(() => vi.useRealTimers())

const ask = async (what: 'put' | 'get', more: Record<string, string> = {}, as = headers) => {
  const query = { key: 'kyc/pan.png', contentType: 'image/png', service: 'kyc', ...more }
  const reply = await app.inject({ url: `/login-api/getpresignedurl${what}obj`, query, headers: as })
  return { status: reply.statusCode, ...reply.json() }
}
const placeOf = (url: string) => url.slice(new URL(url).origin.length)
const put = (url: string, payload: Buffer, type = 'image/png') =>
  app.inject({ method: 'PUT', url: placeOf(url), headers: { 'content-type': type }, payload })
const get = (url: string) => app.inject({ url: placeOf(url) })

describe('presigned URLs', () => {
  test('take a file, and answer it: shown, sandboxed and not sniffed', async () => {
    const upload = await ask('put')
    expect(upload).toMatchObject({ status: 200, code: 100 })
    expect((await put(upload.url, png)).json()).toEqual({ bytes: png.length })
    const reply = await get((await ask('get')).url)
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.equals(png)).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="pan.png"',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
  })

  test('of one key answer the newest file; without one code 103', async () => {
    expect(await ask('get')).toMatchObject({ status: 200, code: 103 })
    await put((await ask('put')).url, png)
    await put((await ask('put', { contentType: 'application/pdf' })).url, pdf, 'application/pdf')
    await ask('put')
    expect((await get((await ask('get', { contentType: 'application/pdf' })).url)).body).toBe(pdf.toString())
    expect(await ask('get', { service: 'other' })).toMatchObject({ code: 103 })
  })

  test('A112: belong to the account of the token, whatever the key says', async () => {
    await put((await ask('put')).url, png)
    const { userId: other } = await makeCustomer(ctx.db)
    const stranger = await signedIn(ctx, { userId: other })
    for (const key of ['kyc/pan.png', `${userId}/kyc/pan.png`])
      expect(await ask('get', { key }, stranger)).toMatchObject({ code: 103 })
    for (const key of ['../pan.png'.replace('..', ''), '/etc/passwd', 'a//b', 'a b', ''])
      expect(await ask('put', { key })).toMatchObject({ status: 200, code: 101 })
    expect(await ask('put', {}, clientHeaders(ctx))).toMatchObject({ status: 401 })
  })

  test('who only views uploads nothing', async () => {
    const subUserId = await makeSubUser(ctx.db, userId)
    await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
    const viewer = await signedIn(ctx, { userId, subUserId })
    expect(await ask('put', {}, viewer)).toMatchObject({ status: 403 })
  })
})

describe('a signed address', () => {
  test('serves one method, one file, unaltered, for five minutes', async () => {
    const upload = await ask('put')
    const url = placeOf(upload.url)
    const { url: other } = await ask('put')
    const sent = { method: 'PUT', headers: { 'content-type': 'image/png' }, payload: png } as const
    const altered = [
      url.replace(/sig=(.)/, (_, first) => `sig=${first === 'A' ? 'B' : 'A'}`),
      url.replace(/exp=\d/, 'exp=9'),
      placeOf(other).split('?')[0] + url.slice(url.indexOf('?')),
    ]
    for (const wrong of altered) expect((await app.inject({ ...sent, url: wrong })).statusCode).toBe(403)
    expect((await get(upload.url)).statusCode).toBe(403)
    expect((await app.inject({ ...sent, url: url.split('?')[0] ?? '' })).statusCode).toBe(400)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.objects.urlMs + 1_000 })
    expect((await put(upload.url, png)).statusCode).toBe(403)
  })

  test('takes one file', async () => {
    const { url } = await ask('put')
    const replies = await Promise.all([put(url, png), put(url, png)])
    expect(replies.map(reply => reply.statusCode).sort((a, b) => a - b)).toEqual([200, 409])
    expect((await put(url, png)).statusCode).toBe(409)
  })

  test.each([
    ['another type than asked for', pdf, 'application/pdf'],
    ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>'), 'image/png'],
    ['an SVG that calls itself a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
    ['a file too short to be one', Buffer.from('89504e47', 'hex'), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
  ])('refuses %s, and keeps nothing', async (_, content, type) => {
    const { url } = await ask('put')
    expect((await put(url, content, type)).statusCode).toBe(415)
    expect(await ask('get')).toMatchObject({ code: 103 })
    expect((await put(url, png)).statusCode).toBe(200)
  })

  test('refuses a file that is too large', async () => {
    const { url } = await ask('put')
    const large = Buffer.concat([png, Buffer.alloc(limits.objects.maxBytes)])
    expect((await put(url, large)).statusCode).toBe(413)
    expect(await ask('get')).toMatchObject({ code: 103 })
  })

  test('A112: whoever announces a size is held to it', async () => {
    const contentLength = String(png.length)
    const { url } = await ask('put', { contentLength })
    expect((await put(url, Buffer.concat([png, png]))).statusCode).toBe(413)
    expect((await put(url, png.subarray(1).subarray(0, 50))).statusCode).toBe(415)
    expect((await put(url, png.subarray(0, 50))).statusCode).toBe(400)
    expect(await ask('get')).toMatchObject({ code: 103 })
    expect((await put(url, png)).json()).toEqual({ bytes: png.length })
    for (const wrong of ['0', 'many', String(limits.objects.maxBytes + 1)])
      expect(await ask('put', { contentLength: wrong })).toMatchObject({ status: 200, code: 101 })
  })

  test.each(['text/html', 'image/svg+xml', 'application/zip'])('%s is no type to ask for', async contentType => {
    expect(await ask('put', { contentType })).toMatchObject({ status: 200, code: 101 })
  })
})

describe('a part of a file', () => {
  test.each([
    ['bytes=0-3', 206, '%PDF', '0-3'],
    ['bytes=5-', 206, '1.7\n%%EOF and more', '5-22'],
    ['bytes=-4', 206, 'more', '19-22'],
    ['bytes=19-9999', 206, 'more', '19-22'],
    ['bytes=-9999', 206, pdf.toString(), '0-22'],
    // RFC 9110: what is no range, or several, may be ignored.
    ['bytes=3-1', 200, pdf.toString(), undefined],
    ['bytes=0-1,3-4', 200, pdf.toString(), undefined],
    ['lines=1-2', 200, pdf.toString(), undefined],
    ['bytes=-', 200, pdf.toString(), undefined],
  ])('%s is answered with %i', async (range, status, content, part) => {
    await put((await ask('put', { contentType: 'application/pdf' })).url, pdf, 'application/pdf')
    const reply = await app.inject({
      url: placeOf((await ask('get', { contentType: 'application/pdf' })).url),
      headers: { range },
    })
    expect([reply.statusCode, reply.body]).toEqual([status, content])
    expect(reply.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(content.length),
      'content-disposition': 'inline; filename="pan.png"',
    })
    expect(reply.headers['content-range']).toBe(part && `bytes ${part}/${pdf.length}`)
  })

  test.each(['bytes=23-', 'bytes=999-1000', 'bytes=-0'])('that it does not have, %s, is refused', async range => {
    await put((await ask('put', { contentType: 'application/pdf' })).url, pdf, 'application/pdf')
    const reply = await app.inject({
      url: placeOf((await ask('get', { contentType: 'application/pdf' })).url),
      headers: { range },
    })
    expect(reply.statusCode).toBe(416)
    expect(reply.headers['content-range']).toBe(`bytes */${pdf.length}`)
    expect(reply.json()).toMatchObject({ error: { code: 'range_not_satisfiable' } })
  })
})

test('a stored file that was altered is an error, and no byte of it is sent', async () => {
  await put((await ask('put')).url, png)
  const { url } = await ask('get')
  const id = new URL(url).pathname.split('/').at(-1) ?? ''
  const stored = await bytesOnDisk(ctx, id)
  stored.writeUInt8(stored.readUInt8(40) ^ 1, 40)
  await writeFile(await placeOfObject(ctx, id), stored)
  const reply = await get(url)
  expect([reply.statusCode, reply.json()]).toMatchObject([500, { error: { code: 'internal' } }])
  await rm(await placeOfObject(ctx, id))
  expect((await get(url)).statusCode).toBe(404)
})
