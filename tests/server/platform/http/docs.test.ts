import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { gatewayChecks } from '../../../../contracts/calls/gateway.ts'
import { productIds } from '../../../../contracts/products/index.ts'
import { testApp } from '../../../support/app.ts'
import { productionEnv } from '../../../support/productionEnv.ts'

const { app } = await testApp({ BRAND_NAME: 'Pramaan & Co' })
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
  expect(document.paths['/api/config'].get.security).toEqual([])
})

test('leaves out staff, pages and probes; production leaves out the sandbox', async () => {
  expect(urls.filter(url => !/^\/(api|login-api|objects|payments|public|v1|sandbox)\//.test(url))).toEqual([])
  const live = (await (await testApp(productionEnv)).app.inject('/openapi.json')).json()
  expect(Object.keys(live.paths).filter(url => url.startsWith('/sandbox'))).toEqual([])
})

test.each(productIds)('%s: its example is accepted, and its reply is what a reply must be', id => {
  const { post } = document.paths[`/v1/${id}`]
  const request = post.requestBody.content['application/json']
  const reply = post.responses[200].content['application/json']
  expect(gatewayChecks[id].body?.safeParse(request.examples.sample.value)).toMatchObject({ success: true })
  const printed = reply.examples.sample.value
  expect(gatewayChecks[id].reply.safeParse(printed)).toMatchObject({ success: true })
  expect(printed).toMatchObject({ product: id, status: 'completed' })
  expect(post.parameters).toMatchObject([{ in: 'header', name: 'idempotency-key', required: false }])
  expect(Object.keys(post.responses)).toEqual([
    '200',
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

test('the reference loads from this server alone, under a policy of its own', async () => {
  const page = await app.inject('/docs')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('API reference, Pramaan &amp; Co')
  expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(match => String(match[1]))
  expect(loaded.filter(url => !url.startsWith('/'))).toEqual([])
  for (const url of loaded.filter(one => one.startsWith('/docs/'))) expect((await app.inject(url)).statusCode).toBe(200)
  expect((await app.inject('/docs/')).headers.location).toBe('/docs')
  expect((await app.inject('/docs/report.html')).statusCode).toBe(404)
})
