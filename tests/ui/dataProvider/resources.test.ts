import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDataProvider } from '../../../src/dataProvider/dataProvider.ts'
import { customerTokens } from '../../../src/session/tokens.ts'
import { fakeServer } from '../support/fakeServer.ts'

const provider = createDataProvider('/api/resources', customerTokens)
const list = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: { q: 'x' },
}

beforeEach(() => {
  localStorage.clear()
  customerTokens.write({ token: 't', refreshToken: 'r' })
})

afterEach(() => vi.unstubAllGlobals())

test('a list sends sort, range and filter, and reads the exact total', async () => {
  const seen = fakeServer({
    'GET /api/resources/pan-check': () => ({
      body: [{ id: 'ver_1' }],
      headers: { 'content-range': 'pan-check 25-25/26' },
    }),
  })
  expect(await provider.getList('pan-check', list)).toEqual({
    data: [{ id: 'ver_1' }],
    total: 26,
    meta: { capped: false },
  })
  expect(Object.fromEntries(seen[0]?.search ?? [])).toEqual({
    sort: '["createdAt","DESC"]',
    range: '[25,49]',
    filter: '{"q":"x"}',
  })
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer t')
})

test('a capped count is marked as such', async () => {
  fakeServer({
    'GET /api/resources/pan-check': () => ({
      body: [],
      headers: { 'content-range': 'pan-check 0-24/10000', 'x-total-capped': '1' },
    }),
  })
  expect(await provider.getList('pan-check', list)).toMatchObject({ total: 10_000, meta: { capped: true } })
})

test('creating sends the idempotency key', async () => {
  const seen = fakeServer({ 'POST /api/resources/pan-check': () => ({ body: { id: 'ver_1' } }) })
  const created = await provider.create('pan-check', { data: { consent: true }, meta: { idempotencyKey: 'k1' } })
  expect(created.data).toEqual({ id: 'ver_1' })
  expect(seen[0]?.headers.get('idempotency-key')).toBe('k1')
  expect(seen[0]?.headers.get('content-type')).toBe('application/json')
})

test('field errors are passed to forms in their shape, with the request id', async () => {
  const error = {
    code: 'bad_request',
    message: 'Look again.',
    fields: [{ field: 'input.pan', message: 'The 4th letter is no holder type.', at: 3 }],
    requestId: 'req_1',
  }
  fakeServer({ 'POST /api/resources/pan-check': () => ({ status: 400, body: { error } }) })
  await expect(provider.create('pan-check', { data: {} })).rejects.toMatchObject({
    status: 400,
    requestId: 'req_1',
    fields: error.fields,
    body: { errors: { 'input.pan': 'The 4th letter is no holder type.', root: { serverError: 'Look again.' } } },
  })
})

test('a reply that is not JSON becomes an error with a message, never a parse failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>bad gateway</h1>', { status: 502 }))
  await expect(provider.getList('pan-check', list)).rejects.toMatchObject({ status: 502, name: 'CallError' })
})
