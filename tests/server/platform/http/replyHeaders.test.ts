import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../../../contracts/calls/index.ts'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { registerProtection } from '../../../../server/platform/http/protection.ts'
import type { App, HttpContext } from '../../../../server/platform/http/types.ts'
import { productionEnv } from '../../../support/productionEnv.ts'

const rows = Array.from({ length: 100 }, (_, index) => ({ id: index, product: 'pan-check' }))

/** One route of each kind. */
async function appWith(env: Record<string, string>) {
  const app = Fastify() as unknown as App
  await registerProtection(app, { config: readConfig(env) } as HttpContext)
  app.get('/page', async (_, reply) => reply.type('text/html; charset=utf-8').send('<p>Page</p>'))
  app.get('/file.css', async (_, reply) => reply.type('text/css').header('cache-control', 'no-cache').send('p {}'))
  app.get('/small', async () => ({ id: 1 }))
  app.route({ method: ['GET', 'POST'], url: '/rows', config: { auth: 'customer' }, handler: async () => rows })
  app.get('/refused', { config: { auth: 'none', revalidate: true } }, async (_, reply) => reply.status(503).send({}))
  app.get('/catalogue', { config: { auth: 'customer', revalidate: true } }, async () => rows)
  app.get('/export', { config: { auth: 'customer' } }, async (_, reply) =>
    reply.type('text/csv').send(Readable.from(['a,b\n', 'c'.repeat(5_000)])),
  )
  app.get('/object', { config: { auth: 'none' } }, async (_, reply) =>
    reply.type('application/json').header('content-security-policy', 'sandbox').send('{}'),
  )
  afterAll(() => app.close())
  return app
}

const app = await appWith({})
const live = await appWith(productionEnv)

/** What Node or Fastify adds to every reply. */
const common = ['connection', 'content-length', 'content-type', 'date']

const namesOf = async (server: App, url: string) =>
  Object.keys((await server.inject(url)).headers)
    .filter(name => !common.includes(name))
    .toSorted()

describe('security headers by kind of reply', () => {
  test('a document has all of them', async () => {
    expect(await namesOf(live, '/page')).toEqual([
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'origin-agent-cluster',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-dns-prefetch-control',
      'x-download-options',
      'x-permitted-cross-domain-policies',
      'x-request-id',
      'x-xss-protection',
    ])
    expect(await namesOf(app, '/page')).not.toContain('strict-transport-security')
  })

  test('a file has its type and who may load it, in production as well', async () => {
    for (const server of [app, live])
      expect(await namesOf(server, '/file.css')).toEqual([
        'cache-control',
        'cross-origin-resource-policy',
        'x-content-type-options',
      ])
  })

  test('JSON loads nothing, is in no frame and in no cache', async () => {
    const { headers } = await live.inject('/small')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
    expect(await namesOf(live, '/small')).toHaveLength(6)
    expect(await namesOf(app, '/small')).toHaveLength(5)
  })

  test('a call for a signed-in person is in no cache, whatever its type', async () => {
    for (const url of ['/rows', '/export']) expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  })

  test("a route's own policy is kept", async () => {
    expect((await app.inject('/object')).headers['content-security-policy']).toBe('sandbox')
  })

  test('a failure is in no cache, even where the reply may be kept', async () => {
    expect((await app.inject('/refused')).headers['cache-control']).toBe('no-store')
  })
})

describe('compressed JSON', () => {
  const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('%s: %s', async (accepted, encoding, unpack) => {
    const reply = await get('/rows', { 'accept-encoding': accepted })
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
    expect(JSON.parse(unpack(reply.rawPayload).toString())).toEqual(rows)
  })

  test('not for a client that accepts none', async () => {
    const reply = await get('/rows', {})
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.headers.vary).toBe('accept-encoding')
    expect(reply.json()).toEqual(rows)
  })

  test('not a small reply, not a stream, and not the reply to another method', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const replies = [
      await get('/small', headers),
      await get('/export', headers),
      await app.inject({ method: 'POST', url: '/rows', headers }),
    ]
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-encoding']).toBeUndefined()
    }
  })
})

test('a reply that may be kept is sent again only when it has changed', async () => {
  const first = await app.inject({ url: '/catalogue', headers: { 'accept-encoding': 'br' } })
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const etag = String(first.headers.etag)
  const again = await app.inject({ url: '/catalogue', headers: { 'if-none-match': `"other", ${etag}` } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' })
  expect((await app.inject({ url: '/catalogue', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  expect((await app.inject('/rows')).headers.etag).toBeUndefined()
})

describe('GET replies are compressed, so they contain no secret', () => {
  const secret = /secret|password|(?<!client)token|recoveryCodes"|otpauth/i
  /** The client token and a brand's token are no secrets: they identify the application (A26) and the brand, to everybody (A93). */
  const publicTokens = ['/challanBrand/{brandName}', '/challan-order/{code}']
  const read = calls.filter(
    // The sandbox serves its own machine only.
    ({ method, service, raw, path }) =>
      method === 'GET' && service !== 'sandbox' && !raw && !publicTokens.includes(path),
  )

  test.each(read.map(call => [call.path, call] as const))('%s', (_, call) => {
    const names = JSON.stringify(z.toJSONSchema(call.reply, { io: 'input', unrepresentable: 'any' })).match(/"\w+":/g)
    expect(names?.filter(name => secret.test(name)) ?? []).toEqual([])
  })
})
