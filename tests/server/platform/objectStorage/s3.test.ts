import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { s3Store } from '../../../../server/platform/objectStorage/s3/index.ts'
import { sources } from '../../../guards/sources.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { s3Server } from '../../../support/s3Server.ts'
import { storeObject } from '../../../support/uploads.ts'

const s3 = await s3Server()
const { app, ctx } = await testApp({ ...s3.env, S3_TIMEOUT_MS: '2000' })
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])

let userId: string
let headers: Record<string, string>
beforeEach(async () => {
  ;({ userId } = await makeCustomer(ctx.db))
  headers = await signedIn(ctx, { userId })
  s3.objects.clear()
  s3.asked.length = 0
  s3.suffers()
})

const ask = async (what: 'put' | 'get', more: Record<string, string> = {}) => {
  const query = { key: 'kyc/pan.png', contentType: 'image/png', service: 'kyc', ...more }
  const reply = await app.inject({ url: `/login-api/getpresignedurl${what}obj`, query, headers })
  return { status: reply.statusCode, ...reply.json() }
}
const placeOf = (url: string) => url.slice(new URL(url).origin.length)
const put = (url: string, payload: Buffer) =>
  app.inject({ method: 'PUT', url: placeOf(url), headers: { 'content-type': 'image/png' }, payload })
const stored = () => [...s3.objects]

describe('with a bucket', () => {
  test('A112: files pass through this server, and the bucket has them sealed', async () => {
    const upload = await ask('put', { contentLength: String(png.length) })
    expect(new URL(upload.url).origin).toBe(new URL(ctx.config.PUBLIC_URL).origin)
    expect((await put(upload.url, png)).json()).toEqual({ bytes: png.length })
    const [[name, { content }] = ['', { content: png }]] = stored()
    expect(name).toMatch(/^objects\/obj_[0-9a-f]{32}$/)
    expect(content.includes('PNG')).toBe(false)
    const download = await ask('get')
    expect(new URL(download.url).pathname).toMatch(/^\/objects\/obj_/)
    expect((await app.inject({ url: placeOf(download.url) })).rawPayload.equals(png)).toBe(true)
    const part = await app.inject({ url: placeOf(download.url), headers: { range: 'bytes=1-3' } })
    expect([part.statusCode, part.body]).toEqual([206, 'PNG'])
    expect(JSON.stringify([upload, download])).not.toContain(s3.url)
  })

  test('a file that is too large never reaches it', async () => {
    const { url } = await ask('put')
    expect((await put(url, Buffer.concat([png, Buffer.alloc(limits.objects.maxBytes)]))).statusCode).toBe(413)
    expect(s3.asked).toEqual([])
    expect((await put(url, png)).statusCode).toBe(200)
  })
})

describe('the store', () => {
  const id = newId('obj')

  test('keeps, answers and removes what the server puts, and no more than it may', async () => {
    await storeObject(ctx, id, png)
    expect((await buffer(await ctx.objects.get(id))).equals(png)).toBe(true)
    const large = ctx.objects.put(newId('obj'), Readable.from([png, png]), png.length)
    await expect(large).rejects.toMatchObject({ code: 'too_large' })
    await ctx.objects.remove(id)
    await ctx.objects.remove(id)
    await expect(ctx.objects.get(id)).rejects.toMatchObject({ code: 'not_found' })
    expect(s3.objects.size).toBe(0)
  })

  test('asks again after a 500', async () => {
    await storeObject(ctx, id, png)
    s3.suffers({ status: 500, code: 'InternalError' })
    expect((await buffer(await ctx.objects.get(id))).length).toBe(png.length)
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
    const { url } = await ask('put', { key: 'a.png' })
    s3.suffers(denied)
    const reply = await put(url, png)
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect(await ask('get', { key: 'a.png' })).toMatchObject({ code: 103 })
    expect((await put(url, png)).statusCode).toBe(200)
    const download = placeOf((await ask('get', { key: 'a.png' })).url)
    s3.suffers(denied)
    expect((await app.inject({ url: download })).statusCode).toBe(503)
    expect((await app.inject({ url: download })).statusCode).toBe(200)
  })
})

test('whoever keeps files on disk does not load the SDK: nothing imports it before it is used', () => {
  const loaded = sources('server/**/*.ts').filter(({ text }) => /^import (?!type\b).*'@aws-sdk\//m.test(text))
  expect(loaded.map(({ path }) => path)).toEqual([])
})
