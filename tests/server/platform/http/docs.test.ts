import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { gatewayChecks } from '../../../../contracts/calls/gateway.ts'
import { webhookEvents } from '../../../../contracts/people/webhookEvents.ts'
import { productIds, productOf } from '../../../../contracts/products/index.ts'
import { buildApp } from '../../../../server/app/app.ts'
import { testApp } from '../../../support/app.ts'
import { productionEnv } from '../../../support/productionEnv.ts'
import { waitingExamples } from '../../../support/products.ts'

const { app, ctx } = await testApp({ BRAND_NAME: 'Pramaan & Co' })
const document = (await app.inject('/openapi.json')).json()
const urls = Object.keys(document.paths)

test('is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toBe('3.1.0')
  expect(await new Validator().validate(document)).toEqual({ valid: true })
})

test('names the server, the three ways to authenticate, and what each call needs', () => {
  expect(document.servers).toEqual([{ url: 'http://127.0.0.1:3000' }])
  expect(Object.keys(document.components.securitySchemes)).toEqual(['apiKey', 'session', 'clientToken'])
  expect(document.paths['/v1/pan-check'].post.security).toEqual([{ apiKey: [] }])
  expect(document.paths['/api/userLogin/userEmailOtp'].post.security).toEqual([{ clientToken: [] }])
  expect(document.paths['/api/resources/api-keys'].get.security).toEqual([{ clientToken: [], session: [] }])
  expect(document.paths['/api/captcha/challenge'].get.security).toEqual([])
})

test('describes each event that is sent to endpoints, with what it carries', () => {
  expect(Object.keys(document.webhooks)).toEqual([...webhookEvents])
  const { post } = document.webhooks['bulk_job.completed']
  expect(post.requestBody.content['application/json'].schema.properties).toMatchObject({
    type: { const: 'bulk_job.completed' },
    data: { properties: { jobId: { type: 'string' }, charge: { properties: { paise: { type: 'integer' } } } } },
  })
  expect(document.info.description).toContain(
    '| `monitor.paused` | `monitorId`, `product`, `subject`, `reference`, `pausedAt` |',
  )
})

test('asks neither a database nor a source', async () => {
  const refuse = () => {
    throw new Error('The documentation depends on data.')
  }
  const nothing = new Proxy({}, { get: refuse }) as never
  const bare = await buildApp({ ...ctx, db: nothing, sources: nothing, objects: nothing, heavy: nothing })
  expect((await bare.inject('/openapi.json')).json()).toEqual(document)
  await bare.close()
})

test('leaves out staff, pages and probes; production leaves out the sandbox, and its examples are the same', async () => {
  expect(urls.filter(url => !/^\/(api|login-api|objects|payments|public|v1|sandbox)\//.test(url))).toEqual([])
  const live = (await (await testApp(productionEnv)).app.inject('/openapi.json')).json()
  expect(Object.keys(live.paths)).toEqual(urls.filter(url => !url.startsWith('/sandbox')))
  for (const id of productIds) expect(live.paths[`/v1/${id}`]).toEqual(document.paths[`/v1/${id}`])
})

test.each(productIds)('%s: its example is accepted, and its reply is what a reply must be', id => {
  const { post } = document.paths[`/v1/${id}`]
  const request = post.requestBody.content['application/json']
  const reply = post.responses[200].content['application/json']
  expect(gatewayChecks[id].body?.safeParse(request.examples.sample.value)).toMatchObject({ success: true })
  const printed = reply.examples.sample.value
  expect(gatewayChecks[id].reply.safeParse(printed)).toMatchObject({ success: true })
  const waits = waitingExamples.includes(id)
  expect(printed).toMatchObject({ product: id, status: waits ? 'awaiting_person' : 'completed' })
  expect(post.parameters).toMatchObject([{ in: 'header', name: 'idempotency-key', required: false }])
  expect(Object.keys(post.responses)).toEqual([
    '200',
    ...(productOf(id).awaits || productOf(id).reads ? ['202'] : []),
    '400',
    '401',
    '402',
    '403',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ])
})

describe.each([
  ['/docs', '/docs/api.json', 'API reference'],
  ['/docs/console', '/docs/console.json', 'Calls of the console'],
])('%s', (path, part, title) => {
  test('loads from this server alone, under a policy of its own', async () => {
    const page = await app.inject(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<title>${title}, Pramaan &amp; Co</title>`)
    expect(page.body).toMatch(/<meta name="description" content="[^"]{20,}" \/>/)
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    const loaded = [...page.body.matchAll(/(?:src|href|spec-url)="([^"]+)"/g)].map(match => String(match[1]))
    expect(loaded).toContain(part)
    expect(loaded.filter(url => !url.startsWith('/'))).toEqual([])
    for (const url of loaded.filter(one => one.startsWith('/docs/')))
      expect((await app.inject(url)).statusCode).toBe(200)
  })

  test('its document is valid OpenAPI 3.1 without references, compressed and revalidated', async () => {
    const reply = await app.inject(part)
    expect(await new Validator().validate(reply.json())).toEqual({ valid: true })
    expect(reply.body).not.toContain('$ref')
    const compressed = await app.inject({ url: part, headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(compressed.rawPayload.length).toBeLessThan(reply.rawPayload.length / 4)
    const again = await app.inject({ url: part, headers: { 'if-none-match': String(reply.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })
})

test('the two pages show every call, each on one of them', async () => {
  const [api, ours] = [(await app.inject('/docs/api.json')).json(), (await app.inject('/docs/console.json')).json()]
  expect(Object.keys(api.paths)).toEqual(urls.filter(url => url.startsWith('/v1/')))
  expect(Object.keys(ours.paths)).toEqual(urls.filter(url => !url.startsWith('/v1/')))
  const namesOf = ({ tags }: { tags: { name: string }[] }) => tags.map(({ name }) => name)
  expect([namesOf(api), namesOf(ours)]).toEqual([['Checks'], ['Console', 'Sandbox']])
  expect(api.info.description).toContain('## Webhooks')
  expect(api.info.description).toContain('](/docs/console)')
  expect(ours.info).toMatchObject({ title: 'Calls of the console', description: expect.stringContaining('](/docs)') })
})

test('a call keeps its replies; its failures are one response that lists their statuses', async () => {
  const part = (await app.inject('/docs/api.json')).json()
  const [whole, shown] = [document, part].map(one => one.paths['/v1/pan-check'].post)
  expect({ ...shown, responses: whole.responses }).toEqual(whole)
  expect(Object.keys(shown.responses)).toEqual(['200', 'default'])
  expect(shown.responses[200]).toEqual(whole.responses[200])
  expect(shown.responses.default.description).toMatch(/^400 Bad Request, 401 Unauthorized, 402 Payment Required, /)
  expect(shown.responses.default.content['application/json'].schema).toEqual(document.components.schemas.Error)
})

test('the whole document is compressed and revalidated; nothing else lies under /docs', async () => {
  const reply = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br' } })
  expect(reply.rawPayload.length).toBeLessThan(125_000)
  const headers = { 'if-none-match': String(reply.headers.etag) }
  expect((await app.inject({ url: '/openapi.json', headers })).statusCode).toBe(304)
  expect((await app.inject('/docs/')).headers.location).toBe('/docs')
  expect((await app.inject('/docs/report.html')).statusCode).toBe(404)
})
