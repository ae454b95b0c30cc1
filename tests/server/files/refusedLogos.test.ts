import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { storedObjects, upload } from '../../support/uploads.ts'

const test_ = await testApp()
const { app, ctx } = test_

type Headers = Awaited<ReturnType<typeof signedIn>>
let headers: Headers
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

const png = (width: number, height: number, background = '#0C6577') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
const send = (content: Buffer | string, as = headers) => upload(app, as, 'logo', content, '/api/letterhead/logo')
const read = async () => (await app.inject({ url: '/api/letterhead', headers })).json<object>()

describe('what is no logo is refused with a reason, and the present one stays', () => {
  const noise = (width: number, height: number) =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  /** One bit a pixel: a bomb of 50 MB in 50 kB. */
  const bomb = async () => {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(20_000, 0)
    header.writeUInt32BE(20_000, 4)
    header.set([1, 0], 8)
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc((20_000 / 8 + 1) * 20_000))),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const pngOfHalf = async () => (await noise(300, 200).png().toBuffer()).subarray(0, 60_000)

  test.each([
    ['a drawing with scripts', async () => svg, 415, 'PNG, JPEG or WebP'],
    [
      'a drawing that claims to be PNG',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
      400,
      'damaged',
    ],
    ['a document', async () => '%PDF-1.7\n%%EOF', 415, 'PNG, JPEG or WebP'],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      415,
      'PNG, JPEG or WebP',
    ],
    ['an empty file', async () => '', 400, 'empty'],
    ['more than a megabyte', () => noise(800, 600).png().toBuffer(), 413, '1 MB'],
    ['20,000 × 20,000 pixels', bomb, 400, '16 megapixels'],
    ['half a picture', pngOfHalf, 400, 'damaged'],
    ['a picture of nothing', () => png(90, 30, '#0000'), 400, 'transparent'],
  ])('%s', async (_, make, status, reason) => {
    const present = (await send(await png(300, 100))).json<object>()
    const before = storedObjects(test_)
    const reply = await send(await make())
    expect([reply.statusCode, reply.json<{ error: { message: string } }>().error.message]).toEqual([
      status,
      expect.stringContaining(reason),
    ])
    expect(storedObjects(test_)).toEqual(before)
    expect(await read()).toEqual(present)
  })

  test('a call without a file, without a session, and before KYC', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const none = { method: 'POST', url: '/api/letterhead/logo', payload: '--x--\r\n' } as const
    expect((await app.inject({ ...none, headers: { ...headers, ...type } })).statusCode).toBe(400)
    expect((await send(await png(300, 100), { ...headers, authorization: 'Bearer none' })).statusCode).toBe(401)
    const newcomer = await signedIn(ctx, await makeCustomer(ctx.db, { kycComplete: false }))
    expect((await send(await png(300, 100), newcomer)).statusCode).toBe(403)
  })
})
