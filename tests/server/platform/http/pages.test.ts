import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, describe, expect, test } from 'vitest'
import { pagesRoutes } from '../../../../server/app/pages/routes.ts'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { registerProtection } from '../../../../server/platform/http/protection.ts'
import type { App, HttpContext } from '../../../../server/platform/http/types.ts'
import { clientConfigIn } from '../../../support/clientConfig.ts'
import { productionEnv } from '../../../support/productionEnv.ts'

const built = mkdtempSync(join(tmpdir(), 'satyapan-dist-'))
const script = `export const text = '${'x'.repeat(5_000)}'`
mkdirSync(join(built, 'console/console-assets'), { recursive: true })
mkdirSync(join(built, 'console/theme'))
/** What the build leaves of an app's document. */
const template = (script: string) =>
  `<html lang="en"><head><!--head--></head><body><!--config--><script src="/${script}.js"></script></body></html>`
writeFileSync(join(built, 'console/index.html'), template('console'))
writeFileSync(join(built, 'console/admin.html'), template('admin'))
const signIn = 'src/signIn/ConsoleSignIn.tsx'
const manifest = { 'index.html': { file: 'console.js' }, [signIn]: { file: 'console-assets/signIn-abc123.js' } }
writeFileSync(join(built, 'console/manifest.json'), JSON.stringify(manifest))
writeFileSync(join(built, 'console/console-assets/console-abc123.js'), script)
writeFileSync(join(built, 'console/console-assets/console-abc123.js.gz'), gzipSync(script))
writeFileSync(join(built, 'console/theme/mode.js'), '// mode')
afterAll(() => rmSync(built, { recursive: true }))

mkdirSync(join(built, 'console/tutorials'), { recursive: true })
writeFileSync(join(built, 'console/tutorials/film.webm'), 'x'.repeat(1_000))
writeFileSync(join(built, 'console/tutorials/film.en.vtt'), 'WEBVTT')

/** The pages alone, over a build of these tests' own. */
async function pagesApp(env: Record<string, string> = {}, dist = built): Promise<App> {
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // The host of the requests is the operator's own, for which no database is asked.
  const ctx = { config: { ...readConfig(env), PUBLIC_URL: 'http://localhost' } } as HttpContext
  await registerProtection(app, ctx)
  await pagesRoutes(app, ctx, { built: dist })
  afterAll(() => app.close())
  return app
}

const app = await pagesApp()

describe('what each address answers', () => {
  test.each([
    ['/', 200, 'console'],
    ['/login', 200, 'console'],
    ['/login/', 200, 'console'],
    ['/api-keys', 200, 'console'],
    ['/bulk-pan-detail?id=ver_1', 200, 'console'],
    ['/products/gstin-check', 200, 'console'],
    ['/products/gstin-check/responses', 200, 'console'],
    ['/sandbox', 200, 'console'],
    ['/admin', 200, 'admin'],
    ['/admin/user-accounts', 200, 'admin'],
    ['/administrator', 404, 'console'],
    ['/no-such-page', 404, 'console'],
    ['/login/no-such-page', 404, 'console'],
    ['/apix', 404, 'console'],
  ])('%s: %i, the HTML of %s', async (url, status, name) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toContain(`src="/${name}.js"`)
  })

  test.each([
    '/api',
    '/api/',
    '/api/no-such-call',
    '/login-api/x',
    '/admin-api/resources/x',
    '/payments/x',
    '/public/x',
    '/v1/no-such-check',
    '/sandbox/no-such-list',
    '/objects/x',
    '/console-assets/gone-abc.js',
    '/console-assets/gone',
    '/favicon.ico',
    '/index.html',
    '/console-assets/console-abc123.js.gz',
    '/../package.json',
    '/console-assets/../../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/console-assets/..%2f..%2fpackage.json',
    '/.env',
  ])('%s: 404 as JSON', async url => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json().error).toMatchObject({ code: 'not_found', requestId: expect.any(String) })
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s on a page: 404 as JSON', async method => {
    expect((await app.inject({ method, url: '/login' })).json().error.code).toBe('not_found')
  })
})

test('hashed files are kept for ever and come compressed; the others are asked for again', async () => {
  const url = '/console-assets/console-abc123.js'
  const plain = await app.inject(url)
  expect(plain.body).toBe(script)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers['content-type']).toContain('javascript')
  expect(packed.rawPayload.length).toBeLessThan(500)
  expect((await app.inject('/theme/mode.js')).headers['cache-control']).toBe('no-cache')
})

test('pages have the policy of design.md', async () => {
  for (const url of ['/login', '/no-such-page', '/admin/no-such-page']) {
    const { headers } = await app.inject(url)
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "img-src 'self' data: blob:",
      // Recordings of video calls (docs/decisions/0120).
      "media-src 'self' blob:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('files have none of the headers of documents', async () => {
  for (const url of ['/theme/mode.js', '/console-assets/console-abc123.js']) {
    const { headers } = await app.inject(url)
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept-ranges',
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'vary',
      'x-content-type-options',
    ])
  }
})

test('production has no sandbox page', async () => {
  expect((await (await pagesApp(productionEnv)).inject('/sandbox')).statusCode).toBe(404)
})

test('without a build every page is a JSON 404', async () => {
  const reply = await (await pagesApp({}, join(built, 'nowhere'))).inject('/login')
  expect(reply.statusCode).toBe(404)
  expect(reply.json().error.code).toBe('not_found')
})

test('a document names the code of its page, and no other', async () => {
  const link = '<link rel="modulepreload" crossorigin fetchpriority="low" href="/console-assets/signIn-abc123.js" />'
  const linkedBy = async (url: string) => (await app.inject(url)).body.includes(`${link}</head>`)
  expect(await linkedBy('/login')).toBe(true)
  expect(await linkedBy('/api-keys')).toBe(false)
})

test('each app has its title, description and configuration in the document', async () => {
  const own = await pagesApp({ BRAND_NAME: 'Pramaan', HOME_PATH: '/products', CLIENT_TOKEN: 'app-1' })
  const { body, headers } = await own.inject({ url: '/login', headers: { 'accept-language': 'hi' } })
  expect(body).toContain('<html lang="hi">')
  expect(body).toMatch(/<title>Pramaan · भारत [^<]+<\/title>\s*<meta name="description" content="PAN, [^"]+" \/>/)
  expect(headers.vary).toBe('accept-language, accept-encoding')
  const config = clientConfigIn(body)
  expect(config).toMatchObject({ brandName: 'Pramaan', homePath: '/products', clientToken: 'app-1' })
  expect(config).not.toHaveProperty('SECRET_KEY')
  const misled = await own.inject('/login?termsUrl=//evil.test&TERMS_URL=https://evil.test&homePath=//evil.test')
  expect(misled.body).toBe((await own.inject('/login')).body)
  const admin = await own.inject('/admin/login')
  expect(admin.body).toContain('<title>Pramaan · Administration</title>')
  expect(admin.body).toContain('<meta name="robots" content="noindex" />')
  const again = await own.inject({ url: '/admin/login', headers: { 'if-none-match': String(admin.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test.each([
  ['/', 'en', 'This page needs JavaScript'],
  ['/login', 'hi', 'इस पेज के लिए JavaScript चाहिए'],
  ['/admin', 'en', 'This page needs JavaScript'],
])('%s says in %s what it needs without scripts, and whom to ask', async (url, locale, words) => {
  const { body } = await app.inject({ url, headers: { 'accept-language': locale } })
  const noScript = /<noscript>(.*)<\/noscript>/.exec(body)?.[1]
  expect(noScript).toContain(words)
  expect(noScript).toContain(readConfig({}).SUPPORT_EMAIL)
})

test('a player gets the part of a video that it asks for, and its captions', async () => {
  const url = '/tutorials/film.webm'
  const part = await app.inject({ url, headers: { range: 'bytes=10-19' } })
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({ 'content-type': 'video/webm', 'content-range': 'bytes 10-19/1000' })
  expect(part.body).toHaveLength(10)
  expect((await app.inject({ url, headers: { range: 'bytes=2000-' } })).statusCode).toBe(416)
  expect((await app.inject({ url: '/tutorials/film.en.vtt' })).headers['content-type']).toMatch(/^text\/vtt/)
})
