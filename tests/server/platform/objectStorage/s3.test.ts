import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/limits.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { deleteAbandonedUploads } from '../../../../server/platform/objectStorage/claimUpload.ts'
import { s3Store } from '../../../../server/platform/objectStorage/s3/index.ts'
import { sources } from '../../../guards/sources.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { s3Server } from '../../../support/s3Server.ts'

const s3 = await s3Server()
const { app, ctx } = await testApp({ ...s3.env, S3_TIMEOUT_MS: '2000' })
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])
const page = Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), Buffer.alloc(png.length - 31)])

let userId: string
let headers: Record<string, string>
afterEach(() => vi.useRealTimers())
beforeEach(async () => {
  ;({ userId } = await makeCustomer(ctx.db))
  headers = await signedIn(ctx, { userId })
  s3.objects.clear()
  s3.asked.length = 0
  s3.suffers()
})

const ask = async (what: 'put' | 'get', more: Record<string, string> = {}, as = headers) => {
  const size: Record<string, string> = what === 'put' ? { contentLength: String(png.length) } : {}
  const query = { key: 'kyc/pan.png', contentType: 'image/png', service: 'kyc', ...size, ...more }
  const reply = await app.inject({ url: `/login-api/getpresignedurl${what}obj`, query, headers: as })
  return { status: reply.statusCode, ...reply.json() }
}
const put = async (url: string, body: Buffer, type = 'image/png') =>
  (await fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': type } })).status
const names = () => [...s3.objects.keys()].map(name => name.split('/')[0])
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

describe('a signed address of the bucket', () => {
  test('A112: takes a file past this server, and answers it once it has been looked at', async () => {
    const { url, code } = await ask('put')
    expect(code).toBe(100)
    expect(url).toContain(`${s3.url}/satyapan-files/incoming/`)
    expect(await put(url, png)).toBe(200)
    const answered = await ask('get')
    const reply = await fetch(answered.url)
    expect(reply.status).toBe(200)
    expect(Buffer.from(await reply.arrayBuffer()).equals(png)).toBe(true)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="pan.png"',
      'cache-control': 'private, no-store',
    })
    expect(names()).toEqual(['objects'])
  })

  test('A112: fixes type, size, name, method, and ends after five minutes', async () => {
    const { url } = await ask('put')
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
    expect(await put(url, png, 'text/html')).toBe(403)
    expect(await put(url, Buffer.concat([png, png]))).toBe(403)
    expect(await put(url.replace(/incoming\/\w+/, `objects/${newId('obj')}`), png)).toBe(403)
    expect((await fetch(url)).status).toBe(403)
    later(limits.objects.urlMs + 1_000)
    expect(await put(url, png)).toBe(403)
    expect(s3.objects.size).toBe(0)
  })

  test('A112: belongs to the account of the token, whatever the key says', async () => {
    await put((await ask('put')).url, png)
    const stranger = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
    for (const key of ['kyc/pan.png', `${userId}/kyc/pan.png`])
      expect(await ask('get', { key }, stranger)).toMatchObject({ status: 200, code: 103 })
    expect(await ask('get')).toMatchObject({ code: 100 })
  })

  test.each(['0', '-1', '1.5', 'many', String(limits.objects.maxBytes + 1)])(
    'A112: %s bytes are no size',
    async contentLength => {
      expect(await ask('put', { contentLength })).toMatchObject({ status: 200, code: 101 })
    },
  )

  test('without an announced size the file comes through this server, which counts', async () => {
    const query = { key: 'a.png', contentType: 'image/png', service: 'kyc' }
    const { url } = (await app.inject({ url: '/login-api/getpresignedurlputobj', query, headers })).json()
    expect(url).toContain('/objects/obj_')
    const sent = { method: 'PUT', url: url.slice(new URL(url).origin.length) } as const
    const large = Buffer.concat([png, Buffer.alloc(limits.objects.maxBytes)])
    const type = { 'content-type': 'image/png' }
    expect((await app.inject({ ...sent, headers: type, payload: large })).statusCode).toBe(413)
    expect(s3.asked).toEqual([])
    expect((await app.inject({ ...sent, headers: type, payload: png })).json()).toEqual({ bytes: png.length })
    expect(await ask('get', { key: 'a.png' })).toMatchObject({ code: 100 })
  })
})

describe('what arrives in the bucket', () => {
  test('A112: as something else than it says is dropped before its first use', async () => {
    await put((await ask('put')).url, page)
    expect(await ask('get')).toMatchObject({ code: 103 })
    expect(s3.objects.size).toBe(0)
  })

  test('changes nothing that was accepted, though its address still works', async () => {
    const { url } = await ask('put')
    await put(url, png)
    await ask('get')
    expect(await put(url, page)).toBe(200)
    const reply = await fetch((await ask('get')).url)
    expect(Buffer.from(await reply.arrayBuffer()).equals(png)).toBe(true)
  })

  test('and is exchanged while it is looked at is not accepted', async () => {
    const { url } = await ask('put')
    await put(url, png)
    const { direct } = s3Store({ ...ctx.config }, pino({ level: 'silent' }))
    const id = /incoming\/(\w+)/.exec(url)?.[1] ?? ''
    const seen = await direct.arrived(id)
    await put(url, page)
    expect(seen && (await direct.accept(id, seen))).toBe(false)
    expect(names()).toEqual(['incoming'])
  })

  test('and is moved by another request while it is looked at is missing here', async () => {
    const { url } = await ask('put')
    await put(url, png)
    const { direct } = s3Store({ ...ctx.config }, pino({ level: 'silent' }))
    s3.suffers('nothing', { status: 404, code: 'NoSuchKey' })
    expect(await direct.arrived(/incoming\/(\w+)/.exec(url)?.[1] ?? '')).toBeNull()
  })

  test('first, is asked for twice at once, and found by both', async () => {
    await put((await ask('put')).url, png)
    const replies = await Promise.all([ask('get'), ask('get')])
    expect(replies.map(reply => reply.code)).toEqual([100, 100])
  })

  test('is kept by the housekeeping, which drops the rows that nothing came for', async () => {
    await put((await ask('put')).url, png)
    await ask('put', { key: 'never.png' })
    const rows = () => ctx.db.selectFrom('objects').select('uploaded_at').where('user_id', '=', userId).execute()
    await deleteAbandonedUploads(ctx, new Date(Date.now() + 1_000).toISOString())
    expect(await rows()).toEqual([{ uploaded_at: expect.any(String) }])
    expect(names()).toEqual(['objects'])
  })

  test('is not looked for again once nothing can come any more', async () => {
    await ask('put')
    const created_at = new Date(Date.now() - 2 * 3_600_000).toISOString()
    await ctx.db
      .updateTable('objects')
      .set({ created_at } as object)
      .where('user_id', '=', userId)
      .execute()
    await ask('get')
    const tried = s3.asked.length
    await ask('get')
    expect(s3.asked).toHaveLength(tried)
  })
})

describe('the store', () => {
  const store = s3Store({ ...ctx.config }, pino({ level: 'silent' }))

  test('keeps, answers and removes what the server puts, and no more than it may', async () => {
    const id = newId('obj')
    expect(await store.put(id, Readable.from([png]), 1_000)).toEqual({ bytes: png.length })
    expect((await buffer(await store.get(id))).equals(png)).toBe(true)
    await expect(store.put(newId('obj'), Readable.from([png, png]), png.length)).rejects.toMatchObject({
      code: 'too_large',
    })
    await store.remove(id)
    await store.remove(id)
    await expect(store.get(id)).rejects.toMatchObject({ code: 'not_found' })
    expect(s3.objects.size).toBe(0)
  })

  test('asks again after a 500', async () => {
    const id = newId('obj')
    await store.put(id, Readable.from([png]), 1_000)
    s3.suffers({ status: 500, code: 'InternalError' })
    expect((await buffer(await store.get(id))).length).toBe(png.length)
  })

  const denied = { status: 403, code: 'AccessDenied' }
  const broken = { status: 500, code: 'InternalError' }
  test.each([
    ['refuses', [denied]],
    ['is broken', [broken, broken, broken]],
    ['has no such bucket', [{ status: 404, code: 'NoSuchBucket' }]],
    ['says nothing', ['silence', 'silence', 'silence'] as const],
  ])('that %s is unavailable: 503, its name and address stay here', async (_, troubles) => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    s3.suffers(...troubles)
    const failing = s3Store({ ...ctx.config }, log).get(newId('obj'))
    await expect(failing).rejects.toMatchObject({ code: 'unavailable', status: 503 })
    await expect(failing).rejects.not.toThrow(/127\.0\.0\.1|Amz|bucket/i)
    expect(lines).toHaveLength(1)
    expect(lines.join('')).not.toMatch(/AKIA|secret|127\.0\.0\.1/)
  })

  test('that fails leaves no row that claims a file', async () => {
    const query = { key: 'a.png', contentType: 'image/png', service: 'kyc' }
    const { url } = (await app.inject({ url: '/login-api/getpresignedurlputobj', query, headers })).json()
    const sent = { method: 'PUT', headers: { 'content-type': 'image/png' }, payload: png } as const
    s3.suffers(denied)
    const reply = await app.inject({ ...sent, url: url.slice(new URL(url).origin.length) })
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect(await ask('get', { key: 'a.png' })).toMatchObject({ code: 103 })
    await put((await ask('put')).url, png)
    s3.suffers(denied)
    expect(await ask('get')).toEqual({ status: 503, code: 503, message: expect.stringContaining('Try again') })
    expect(await ask('get')).toMatchObject({ code: 100 })
  })
})

test('whoever keeps files on disk does not load the SDK: nothing imports it before it is used', () => {
  const loaded = sources('server/**/*.ts').filter(({ text }) => /^import (?!type\b).*'@aws-sdk\//m.test(text))
  expect(loaded.map(({ path }) => path)).toEqual([])
})
