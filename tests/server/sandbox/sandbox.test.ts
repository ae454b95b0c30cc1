import { expect, test } from 'vitest'
import { seededAccounts } from '../../../server/sandbox/accounts.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer } from '../../support/factories.ts'
import { productionEnv } from '../../support/productionEnv.ts'
import { requestCode } from '../../support/signIn.ts'

const { app, ctx } = await testApp({ SANDBOX_HOSTS: 'demo.example, sandbox' })
const { app: production } = await testApp(productionEnv)

const get = (url: string, host: string) => app.inject({ url, headers: { host } })

test('the seeded accounts', async () => {
  const reply = await get('/sandbox/accounts', 'localhost:3000')
  expect(reply.statusCode).toBe(200)
  const accounts = reply.json<(typeof seededAccounts)[number][]>()
  expect(accounts.map(account => account.email)).toEqual(seededAccounts.map(account => account.email))
  expect(Object.keys(accounts[0] ?? {}).sort()).toEqual(['apiKeys', 'email', 'password', 'phone', 'role'])
  expect(accounts[0]?.apiKeys).toEqual([expect.stringMatching(/^sk_test_/), expect.stringMatching(/^sk_live_/)])
})

test('the inbox, newest first, of one address in any letter case or of all', async () => {
  const { email } = await makeCustomer(ctx.db)
  await requestCode(app, ctx, email)
  await requestCode(app, ctx, email)
  await requestCode(app, ctx, 'another@customer.test')
  const read = async (query: string) =>
    (await get(`/sandbox/messages${query}`, 'localhost')).json<
      { to: string; at: string; otp: string; text: string }[]
    >()
  const mine = await read(`?to=${email.toUpperCase()}`)
  expect(mine).toHaveLength(2)
  expect(mine[0]).toMatchObject({ channel: 'email', to: email, otp: expect.stringMatching(/^\d{6}$/) })
  expect(mine[0]?.text).toContain(mine[0]?.otp)
  expect((mine[0]?.at ?? '') >= (mine[1]?.at ?? '')).toBe(true)
  expect((await read('')).map(message => message.to)).toEqual(['another@customer.test', email, email])
})

test.each(['localhost', 'LOCALHOST:8080', '127.0.0.1:3000', '[::1]', '[::1]:3000', 'demo.example:443', 'sandbox'])(
  'answers under %s',
  async host => {
    for (const url of ['/sandbox/accounts', '/sandbox/messages']) expect((await get(url, host)).statusCode).toBe(200)
  },
)

test.each([
  'evil.test',
  'localhost.evil.test',
  'evil.test:3000',
  '127.0.0.1.evil.test',
  '[::2]',
  '10.0.0.1',
  'localhost@evil.test',
])('refuses %s, whatever a proxy says', async host => {
  for (const url of ['/sandbox/accounts', '/sandbox/messages']) {
    const reply = await app.inject({ url, headers: { host, 'x-forwarded-host': 'localhost' } })
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ error: { code: 'forbidden' } })
  }
})

test.each(['+919876500321', '9876500321', '98765 00321', '98765-00321'])('the inbox of the phone %s', async to => {
  const message = { channel: 'sms', to: '+919876500321', subject: '', text: 'Hello' } as const
  await ctx.db.transaction().execute(trx => ctx.channels.send(trx, message))
  const reply = await get(`/sandbox/messages?to=${encodeURIComponent(to)}`, 'localhost')
  expect(reply.json()[0]).toMatchObject({ channel: 'sms', to: '+919876500321' })
})

test('there is no sandbox in production', async () => {
  for (const url of ['/sandbox/accounts', '/sandbox/messages']) {
    const reply = await production.inject({ url, headers: { host: 'localhost' } })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('application/json')
  }
})

test.each([
  ['GET', '/sandbox'],
  ['GET', '/sandbox/'],
  ['GET', '/sandbox/checkout'],
  ['GET', '/sandbox/google/certs'],
  ['GET', '/sandbox/anything'],
  ['POST', '/sandbox/google/token'],
  ['POST', '/sandbox/checkout/pay'],
  ['POST', '/sandbox/checkout/approve'],
] as const)('production answers 404 to %s %s, whatever is sent', async (method, url) => {
  for (const payload of [undefined, { order: 7 }]) {
    const reply = await production.inject({
      method,
      url,
      headers: { host: 'localhost' },
      ...(payload && method === 'POST' && { payload }),
    })
    expect(reply.statusCode).toBe(404)
  }
})
