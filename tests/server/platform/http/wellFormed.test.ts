import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const headers = await signedIn(ctx, await makeCustomer(ctx.db))
const json = { ...headers, 'content-type': 'application/json' }

const nested = `${'['.repeat(50)}${']'.repeat(50)}`

test.each([
  ['a lone surrogate', String.raw`{"name":"a\ud800b","mode":"test"}`, 'name'],
  ['NUL', String.raw`{"name":"a\u0000b","mode":"test"}`, 'name'],
  ['both halves the wrong way round', String.raw`{"name":"\udc00\ud800","mode":"test"}`, 'name'],
  ['a lone surrogate in a list', String.raw`{"name":"a","scopes":["pan-check","\ud800"]}`, 'scopes.1'],
  ['too many levels', `{"name":"a","scopes":${nested}}`, 'scopes'],
])('%s in a body is refused with the field’s name', async (_, payload, field) => {
  const reply = await app.inject({ method: 'POST', url: '/api/resources/api-keys', headers: json, payload })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toMatchObject({ code: 'bad_request', fields: [{ field }] })
  expect(reply.json().error.message).toContain(`The field ${field}`)
})

test('a malformed name of a field is refused too', async () => {
  const payload = String.raw`{"a\u0000":1}`
  const reply = await app.inject({ method: 'POST', url: '/api/resources/api-keys', headers: json, payload })
  expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'bad_request'])
})

test('a whole surrogate pair is a character like any other', async () => {
  const payload = String.raw`{"name":"\ud83d\ude00 key","mode":"test"}`
  const reply = await app.inject({ method: 'POST', url: '/api/resources/api-keys', headers: json, payload })
  expect([reply.statusCode, reply.json().name]).toEqual([200, '😀 key'])
})

test.each([
  ['a query', '/api/wallet-entries/export?filter=%7B%22reference%22:%22a%00%22%7D', 'filter'],
  ['the JSON of a filter', String.raw`/api/resources/wallet-entries?filter={"reference":"\u0000"}`, 'filter.reference'],
  ['a path', '/api/resources/webhooks/whk%00', 'id'],
])('%s with NUL is refused with the field’s name', async (_, url, field) => {
  const reply = await app.inject({ url, headers })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields).toMatchObject([{ field }])
})

test.each([
  ['cannot be decoded', '/api/resources/webhooks/%ED%A0%80'],
  ['has a part that is too long', `/api/resources/webhooks/${'x'.repeat(3_000)}`],
])('a URL that %s is answered in the contract’s shape', async (_, url) => {
  const reply = await app.inject({ url, headers })
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.statusCode).toBeLessThan(500)
  expect(reply.json().error.requestId).toMatch(/^req_/)
})

test('a named call says so in its own shape', async () => {
  const payload = String.raw`{"email":"a\ud800@b.test"}`
  const asked = { ...clientHeaders(ctx), 'content-type': 'application/json' }
  const reply = await app.inject({ method: 'POST', url: '/api/userLogin/userEmailOtp', headers: asked, payload })
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { code: 101, message: 'The field email contains a character that cannot be stored.' },
  ])
})
