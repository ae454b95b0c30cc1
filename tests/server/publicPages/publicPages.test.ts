import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, expect, test } from 'vitest'
import { pagesRoutes } from '../../../server/app/pages/routes.ts'
import { forgetStatus } from '../../../server/backoffice/status/readStatus.ts'
import { findBrand } from '../../../server/challans/brands/find.ts'
import { registerProtection } from '../../../server/platform/http/protection.ts'
import type { App, HttpContext } from '../../../server/platform/http/types.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand, makeFee } from '../../support/challans.ts'

const { ctx } = await testApp()
const { token } = await makeBrand(ctx, { name: 'satyapan' })

/** A build for this file, which renders the brand of the state and counts its renderings. */
const dist = mkdtempSync(join(tmpdir(), 'satyapan-public-'))
const page = 'src/public/landing/LandingPage.tsx'
const template =
  '<!doctype html><html lang="en"><head><!--head--><script type="module" crossorigin src="/public-assets/entry.js"></script><link rel="stylesheet" href="/public-assets/a.css"></head><body><div id="root"><!--page--></div><!--state--></body></html>'
const render = `globalThis.drawn = 0
export const renderPage = async state => ({
  title: state.brand?.title ?? 'none', description: 'd', module: '${page}', state: { ...state, texts: {} },
  html: '<p>' + ++globalThis.drawn + ' ' + state.locale + '</p>',
})`
const manifest = {
  'public.html': { file: 'public-assets/entry.js', imports: ['_common.js'] },
  '_common.js': { file: 'public-assets/common.js' },
  [page]: { file: 'public-assets/landing.js', imports: ['_common.js'] },
}
for (const folder of ['public/public-assets', 'render']) mkdirSync(join(dist, folder), { recursive: true })
writeFileSync(join(dist, 'public/public.html'), template)
writeFileSync(join(dist, 'public/manifest.json'), JSON.stringify(manifest))
writeFileSync(join(dist, 'render/render.js'), render)
afterAll(() => rmSync(dist, { recursive: true }))

const app: App = Fastify().withTypeProvider<ZodTypeProvider>()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
await registerProtection(app, ctx as HttpContext)
await pagesRoutes(app, ctx as HttpContext, { built: dist })
afterAll(() => app.close())

const drawn = () => (globalThis as unknown as { drawn: number }).drawn
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const change = (changes: { title?: string; is_active?: boolean }) =>
  ctx.db
    .updateTable('challan_brands')
    .set(row => ({ ...changes, version: row('version', '+', 1) }))
    .where('name', '=', 'satyapan')
    .execute()

test('the status page is an unknown page until it is published, and is then drawn once for each measurement', async () => {
  const setPublic = (is_public: boolean) =>
    ctx.db
      .insertInto('status_page')
      .values({ is_public })
      .onConflict(same => same.column('only_row').doUpdateSet({ is_public }))
      .execute()
  expect((await get('/status')).statusCode).toBe(404)
  await setPublic(true)
  const before = drawn()
  const [first, second] = [await get('/status?lang=hi'), await get('/status?lang=hi')]
  expect([first.statusCode, first.headers['content-language']]).toEqual([200, 'hi'])
  expect(second.body).toBe(first.body)
  expect(drawn()).toBe(before + 1)
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(first.body)?.[1] ?? '{}'
  expect(JSON.parse(state).status).toMatchObject({ headline: expect.any(String), open: [], past: [] })
  expect(first.body).toContain('noindex')
  forgetStatus(ctx)
  await get('/status?lang=hi')
  expect(drawn()).toBe(before + 2)
  await setPublic(false)
  expect((await get('/status')).statusCode).toBe(404)
})

test('a brand has its page by name and by token, with one address for search engines (A93)', async () => {
  const reply = await get('/challan-detailed/satyapan')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-language': 'en',
    vary: 'cookie, accept-language, accept-encoding',
  })
  const canonical = `<link rel="canonical" href="${ctx.config.PUBLIC_URL}/challan-detailed/satyapan?lang=en" />`
  for (const url of [`/challan-detailed/${token}`, `/challan-detailed?token=${token}`, '/challan-detailed'])
    expect((await get(url)).body).toContain(canonical)
})

test('the head names the page’s files, which wait for the first paint, and last the brand’s colours', async () => {
  const { body } = await get('/challan-detailed/satyapan')
  const files = 'data-module="/public-assets/entry.js" data-ahead="/public-assets/common.js /public-assets/landing.js"'
  expect(body).toContain(`<script defer src="/theme/start.js" ${files}></script>`)
  expect(body).not.toMatch(/type="module"|modulepreload/)
  const styles = [...body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
  expect(styles).toEqual(['/public-assets/a.css', expect.stringMatching(/^\/public\/brands\/brd_\w+\/\d+\.css$/)])
})

test('an unknown brand: 404 with the first one’s search, and nothing for search engines', async () => {
  for (const name of ['nobody', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', `${'x'.repeat(500)}`, '%27%20or%201=1--']) {
    const reply = await get(`/challan-detailed/${name}`)
    expect([name, reply.statusCode]).toEqual([name, 404])
    expect(reply.body).toContain('<meta name="robots" content="noindex" />')
    expect(reply.body).toContain('"unknown":true')
    expect(reply.body).not.toContain('alert(1)')
  }
})

test('the language comes by the address, else by what the browser prefers', async () => {
  const hindi = { 'accept-language': 'hi-IN,hi;q=0.9' }
  const shown = async (url: string, headers = {}) => (await get(url, headers)).body.match(/<html lang="(\w+)"/)?.[1]
  expect(await shown('/challan-detailed/satyapan', hindi)).toBe('hi')
  expect(await shown('/challan-detailed/satyapan?lang=en', hindi)).toBe('en')
  expect(await shown('/challan-detailed/satyapan?lang=hi')).toBe('hi')
  expect(await shown('/challan-detailed/satyapan?lang=xx')).toBe('en')
})

test('a language that was chosen in an address holds on the pages that follow, and only a real one', async () => {
  const hindi = await get('/challan-detailed/satyapan?lang=hi')
  const cookie = String(hindi.headers['set-cookie'])
  expect(cookie).toMatch(/^lang=hi; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/)
  const shown = async (kept: string, url = '/challan-detailed/satyapan') =>
    (await get(url, { cookie: kept })).body.match(/<html lang="(\w+)"/)?.[1]
  expect(await shown('lang=hi')).toBe('hi')
  expect(await shown('other=1; lang=hi; more=2')).toBe('hi')
  expect(await shown('lang=hi', '/challan-detailed/satyapan?lang=en')).toBe('en')
  for (const odd of ['lang=xx', 'slang=hi', 'lang=', 'lang=<script>']) expect(await shown(odd)).toBe('en')
  for (const url of ['/challan-detailed/satyapan', '/challan-detailed/satyapan?lang=xx'])
    expect((await get(url)).headers['set-cookie']).toBeUndefined()
})

test('what is rendered is kept by version and language; a change shows at once', async () => {
  await get('/challan-detailed/satyapan')
  const before = drawn()
  const first = await get('/challan-detailed/satyapan')
  expect(drawn()).toBe(before)
  const known = await get('/challan-detailed/satyapan', { 'if-none-match': String(first.headers.etag) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  await change({ title: 'Renamed' })
  expect((await get('/challan-detailed/satyapan')).body).toContain('<title>Renamed</title>')
  expect(drawn()).toBe(before + 1)
})

test('a brand’s words are text wherever they stand', async () => {
  await change({ title: '</script><script>alert("x")</script>' })
  const { body } = await get('/challan-detailed/satyapan')
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</title>')
  const state = JSON.parse(body.match(/id="state">(.*?)<\/script>/s)?.[1] ?? '') as { brand: { title: string } }
  expect(state.brand.title).toBe('</script><script>alert("x")</script>')
  await change({ title: 'Satyapan' })
})

test('it comes compressed where the browser takes that', async () => {
  const plain = (await get('/challan-detailed/satyapan')).body
  const br = await get('/challan-detailed/satyapan', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain)
  const gzip = await get('/challan-detailed/satyapan', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
})

test('HEAD says the same without the page; other methods are refused as JSON', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/challan-detailed/satyapan' })
  expect([reply.statusCode, reply.body]).toEqual([200, ''])
  const post = await app.inject({ method: 'POST', url: '/challan-detailed/satyapan' })
  expect([post.statusCode, post.json().error.code]).toEqual([404, 'not_found'])
})

test('the policy is the one of every page: no inline script or style', async () => {
  const reply = await get('/challan-detailed/satyapan')
  expect(String(reply.headers['content-security-policy'])).not.toContain('unsafe')
  expect(reply.body).not.toMatch(/<style|style="|<script(?![^>]*type="application\/json")>/)
})

test('a brand that is switched off is unknown', async () => {
  await change({ is_active: false })
  expect((await get('/challan-detailed/satyapan')).statusCode).toBe(404)
  await change({ is_active: true })
})

test('files beside the pages are no pages', async () => {
  for (const url of ['/manifest.json', '/public.html', '/public-assets/gone.js'])
    expect((await get(url)).json().error.code).toBe('not_found')
})

test('the example has the brand’s current fee, without a new version of the brand; other pages have none', async () => {
  const example = async (url: string) =>
    JSON.parse((await get(url)).body.match(/"example":(null|\{[^}]*\})/)?.[1] ?? '') as unknown
  await makeFee(ctx, 150, { state: 'MH', route: 'virtual_court', valid_from: new Date(Date.now() - 2_000) })
  expect(await example('/challan-detailed/satyapan')).toEqual({ feePaise: 15_000, lateRefund: false })
  await makeFee(ctx, 149, { state: 'MH', route: 'virtual_court', valid_from: new Date(Date.now() - 1_000) })
  await ctx.db.updateTable('challan_brands').set({ late_refund: true }).where('name', '=', 'satyapan').execute()
  expect(await example('/challan-detailed/satyapan')).toEqual({ feePaise: 14_900, lateRefund: true })
  expect(await example('/challan-paid')).toBeNull()
})

test('what speaks of a refund for lateness is shown only while the brand promises it', async () => {
  const words = async () => JSON.stringify((await findBrand(ctx, 'satyapan'))?.brand.content)
  const promise = (late_refund: boolean) =>
    ctx.db.updateTable('challan_brands').set({ late_refund }).where('name', '=', 'satyapan').execute()
  await promise(true)
  expect(await words()).toContain('100% refund')
  await promise(false)
  expect(await words()).not.toMatch(/refund/i)
})
