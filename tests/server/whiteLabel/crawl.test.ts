import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { challanPaths } from '../../../contracts/platform/challanPaths.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { PublicBuild } from '../../../server/app/pages/publicBuild.ts'
import { pagesRoutes } from '../../../server/app/pages/routes.ts'
import { registerProtection } from '../../../server/platform/http/protection.ts'
import type { App, HttpContext } from '../../../server/platform/http/types.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { gaadiSeva } from '../../../server/seed/brandGaadiSeva.ts'
import { renderPage } from '../../../src/public/render.tsx'
import { testApp } from '../../support/app.ts'
import { makeBrand } from '../../support/challans.ts'
import { makeAdmin } from '../../support/factories.ts'

const { ctx } = await testApp()
const HOST = 'challan.chetak.test'
const OPERATOR = ctx.config.BRAND_NAME

const build: PublicBuild = {
  template: async () =>
    '<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"><!--page--></div><!--state--></body></html>',
  render: renderPage,
  filesOf: () => ({ entry: null, scripts: [], fonts: [] }),
  stable: true,
}

const app: App = Fastify().withTypeProvider<ZodTypeProvider>()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
await registerProtection(app, ctx as HttpContext)
await pagesRoutes(app, ctx as HttpContext, { publicBuild: build })
afterAll(() => app.close())

let brand: Awaited<ReturnType<typeof makeBrand>>
const hostId = newId('bho')
beforeAll(async () => {
  // The house's brand is the first one, which pages without a brand would show.
  await makeBrand(ctx, { title: OPERATOR })
  brand = await makeBrand(ctx, { content: JSON.stringify(gaadiSeva), title: 'Chetak Pay' })
  await ctx.db
    .insertInto('brand_hosts')
    .values({
      id: hostId,
      brand_id: brand.id,
      host: HOST,
      kind: 'domain',
      proof: 'proof',
      state: 'verified',
      added_by: await makeAdmin(ctx.db),
    })
    .execute()
})

const get = (url: string, host: string, language = 'en') =>
  app.inject({ url, headers: { host, 'accept-language': language } })

/** The pages that a page links to, on the same host. */
const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))

test.each(['en', 'hi'] as const)('a crawl of the host of a brand in %s finds the operator nowhere', async language => {
  const seen = new Set<string>()
  const ahead = ['/', ...Object.values(challanPaths).map(path => path.replace(':brandName', brand.name))]
  ahead.push(challanPaths.challanDetailedBrand.replace(':brandName', 'somebody-else'), paths.esignVerification)
  for (let url = ahead.pop(); url !== undefined; url = ahead.pop()) {
    if (seen.has(url) || url.includes('.css') || url.startsWith('/public')) continue
    seen.add(url)
    const reply = await get(url, HOST, language)
    expect([200, 302], url).toContain(reply.statusCode)
    expect(reply.body.toLowerCase(), url).not.toContain(OPERATOR.toLowerCase())
    expect(reply.body, url).not.toContain(ctx.config.SUPPORT_EMAIL)
    if (reply.statusCode === 200) ahead.push(...linksIn(reply.body))
  }
  expect(seen.size).toBeGreaterThan(6)
})

test('the front page is the brand’s, and what is the operator’s leads to it', async () => {
  const front = await get('/', HOST)
  expect(front.statusCode).toBe(200)
  expect(front.body).toContain('Chetak Pay')
  expect(front.body).toContain(`https://${HOST}/`)
  for (const path of ['/login', '/admin/login', '/terms', '/dashboard', '/no-such-page'])
    expect((await get(path, HOST)).headers.location, path).toBe('/')
})

test('another host is answered as the operator’s own', async () => {
  const path = challanPaths.challanDetailedBrand.replace(':brandName', brand.name)
  for (const host of ['unknown.chetak.test', 'localhost', '10.0.0.7:8080']) {
    const reply = await get(path, host)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain(OPERATOR)
  }
})

test('a host that is taken away says so until it ends, and then answers nothing of the brand', async () => {
  const until = (at: Date) => ctx.db.updateTable('brand_hosts').set({ ends_at: at }).where('id', '=', hostId).execute()
  await until(new Date('2126-12-06T12:00:00Z'))
  expect((await get('/', HOST)).body).toContain('This address works until 6 December 2126')
  await until(new Date('2026-01-01T00:00:00Z'))
  const ended = await get('/', HOST)
  expect(ended.body).not.toContain('Chetak Pay')
  await ctx.db.updateTable('brand_hosts').set({ ends_at: null }).where('id', '=', hostId).execute()
})
