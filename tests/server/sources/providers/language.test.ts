import { expect, test } from 'vitest'
import { text } from '../../../../contracts/platform/text.ts'
import { askProvider } from '../../../../server/sources/providers/ask.ts'
import { defineProvider } from '../../../../server/sources/providers/define.ts'
import { networkExchange, twinExchange } from '../../../../server/sources/providers/exchange.ts'
import { requestOf } from '../../../../server/sources/providers/request.ts'
import { createSession } from '../../../../server/sources/providers/session.ts'
import { readDate, readMonth, writeDate } from '../../../../server/sources/providers/values.ts'
import { orderOf } from '../../../../server/sources/routing/order.ts'
import { json, remoteServer, silent, status } from '../../../support/remoteSource.ts'

/** Made up, with everything that the language can say: a token, two steps with a reference, and polling. */
const madeUp = defineProvider({
  id: 'made-up',
  label: 'Made up',
  site: 'https://example.com',
  docs: [],
  addresses: { live: null, test: null },
  credentials: [{ name: 'key', label: text('Key', 'की'), secret: true }],
  signIn: {
    kind: 'token',
    call: { path: '/token', headers: { 'X-Key': '{key}' } },
    token: 'data.token',
    seconds: 600,
    headers: { Authorization: 'Bearer {token}' },
  },
  errors: [{ status: 401, means: 'credentials' }],
  refusal: { status: 401, body: null },
  products: {
    'bank-account-check': {
      docs: { url: 'https://example.com/bank', readOn: '2026-11-29' },
      calls: [
        {
          method: 'POST',
          path: '/accounts',
          body: {
            'account.number': 'account',
            'account.ifsc': 'ifsc',
            ref: { make: 'reference' },
            kind: { fixed: 'x' },
          },
          keep: { id: 'id' },
        },
        {
          method: 'GET',
          path: '/accounts/{id}',
          query: { ref: { kept: 'id' } },
          poll: { at: 'state', is: ['pending'], everyMs: 1, times: 3 },
        },
      ],
      rules: [
        { status: 200, at: 'state', is: ['done'], means: 'found' },
        { status: 200, at: 'state', is: ['pending'], means: 'down' },
        { status: 400, means: 'rejected_input' },
      ],
      record: {
        status: { at: 'state', values: { done: 'active' } },
        name: { first: ['holder', 'name'] },
        bank: { fixed: null },
        branch: { fixed: null },
        utr: { at: 'utr', text: true },
      },
      examples: [
        {
          query: { account: '1', ifsc: 'I' },
          replies: [
            [200, { id: 'a/b' }],
            [200, { state: 'done', holder: '', name: 'N', utr: 7 }],
          ],
          outcome: 'found',
        },
      ],
    },
  },
  prices: {},
  signInIsFree: true,
})

const query = { account: '1', ifsc: 'I', name: null }
const found = {
  outcome: 'found',
  record: { status: 'active', name: 'N', bank: null, branch: null, utr: '7' },
  fields: [],
}
const server = await remoteServer()
const rules = { production: false, ownPort: 1 }

const sessionAt = (key = 'k') => createSession(madeUp, { key }, networkExchange(madeUp, server.url, rules))
const ask = (session: ReturnType<typeof sessionAt>, timeoutMs = 2_000) =>
  askProvider(madeUp, { session, product: 'bank-account-check', query, timeoutMs })

const token = json({ data: { token: 't' } })
const made = json({ id: 'a/b' })
const pending = json({ state: 'pending' })
const done = json({ state: 'done', holder: '', name: 'N', utr: 7 })

test('signs in once, keeps the reference, and polls until there is an answer', async () => {
  server.replies(token, made, pending, pending, done)
  const session = sessionAt()
  expect(await ask(session)).toEqual(found)
  expect(server.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/token', undefined],
    ['/accounts', 'Bearer t'],
    ...Array(3).fill(['/accounts/a%2Fb?ref=a%2Fb', 'Bearer t']),
  ])
  expect(server.asked[1]?.body).toEqual({
    account: { number: '1', ifsc: 'I' },
    ref: expect.stringMatching(/^[\w-]{36}$/),
    kind: 'x',
  })
  server.replies(made, done)
  expect(await ask(session)).toEqual(found)
})

test('renews a token that is refused, once', async () => {
  const session = sessionAt()
  server.replies(token, made, done)
  await ask(session)
  server.replies(status(401), token, made, done)
  expect(await ask(session)).toEqual(found)
  server.replies(status(401), token, status(401))
  await expect(ask(session)).rejects.toMatchObject({ outcome: 'credentials' })
})

const page: Parameters<typeof server.replies>[0] = response => {
  response.end('<html>')
}

test.each([
  ['never ready', [token, made, pending], 'down'],
  ['without a reference', [token, json({})], 'odd_reply'],
  ['not JSON', [token, made, page], 'odd_reply'],
  ['without a token', [json({})], 'credentials'],
  ['down at the sign-in', [status(503)], 'down'],
] as const)('%s is no answer', async (_, replies, outcome) => {
  server.replies(...replies)
  await expect(ask(sessionAt())).rejects.toMatchObject({ outcome })
})

test('a first step that rejects the input ends the question', async () => {
  server.replies(token, json({}, 400))
  expect(await ask(sessionAt())).toMatchObject({ outcome: 'rejected_input', record: null })
})

test('all its calls together have the time limit', async () => {
  server.replies(token, silent)
  await expect(ask(sessionAt(), 150)).rejects.toMatchObject({ outcome: 'down' })
})

test('credentials are tried where that is free, and the twin goes the same way', async () => {
  server.replies(token)
  expect(await sessionAt().tryFree(1_000)).toBeNull()
  server.replies(status(401))
  expect(await sessionAt().tryFree(1_000)).toMatchObject({ outcome: 'credentials' })
  expect(await ask(createSession(madeUp, { key: 'k' }, twinExchange(madeUp)))).toEqual(found)
})

test('a value in a path cannot leave it', () => {
  const call = { method: 'GET', path: '/bank/{ifsc}/verify' } as const
  expect(requestOf(call, { query: { ifsc: '../x?y=1#' } }).path).toBe('/bank/..%2Fx%3Fy%3D1%23/verify')
})

test.each([
  ['29/02/2024', 'DD/MM/YYYY', '2024-02-29'],
  ['29/02/2023', 'DD/MM/YYYY', undefined],
  ['13/25/2024', 'DD/MM/YYYY', undefined],
  ['27-10-2004', 'DD-MM-YYYY', '2004-10-27'],
  ['05-Jan-2020', 'DD-MMM-YYYY', '2020-01-05'],
  ['2020-01-05T00:00', 'YYYY-MM-DD', undefined],
  [20200105, 'YYYY-MM-DD', undefined],
] as const)('%s in %s is %s', (written, form, day) => {
  expect(readDate(written, form)).toBe(day)
})

test.each(['DD/MM/YYYY', 'DD-MM-YYYY', 'DD-MMM-YYYY', 'YYYY-MM-DD'] as const)('%s is written as it is read', form => {
  expect(readDate(writeDate('2024-02-29', form), form)).toBe('2024-02-29')
})

test('a month is read in its form only', () => {
  expect(['12/2021', '13/2021', '2021-12'].map(readMonth)).toEqual(['2021-12', undefined, undefined])
})

test('shares decide who is asked first, the order who is next', () => {
  const choices = [
    { provider: 'a', percent: 0 },
    { provider: 'b', percent: 70 },
    { provider: 'c', percent: 30 },
  ]
  expect([0, 0.69, 0.7, 0.999].map(drawn => orderOf(choices, drawn).join(''))).toEqual(['bac', 'bac', 'cab', 'cab'])
  expect(orderOf([], 0.5)).toEqual([])
})
