import { beforeEach, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp({ BRAND_NAME: 'Pramaan', SALES_EMAIL: 'sales@pramaan.test' })
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })

const demo = { name: 'Asha Rao', email: 'asha@buyer.test', phone: '9876543210' }
const contact = {
  ...demo,
  companyName: 'Asha Traders',
  message: 'How fast\nis it?',
  productName: 'Challan Detailed Page',
}

const askDemo = (more: object = {}) => post(app, ctx, '/api/oceanDemoQuery', { ...demo, ...more })
const write = (more: object = {}) => post(app, ctx, '/api/contactForm', { ...contact, ...more })
const list = async (query: object = {}, headers = staff) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  return app.inject({ url: `/admin-api/resources/leads?${search}`, headers })
}

beforeEach(async () => {
  for (const table of ['rate_windows', 'leads', 'messages'] as const) await ctx.db.deleteFrom(table).execute()
})

test('A106: a demo request is kept, mailed to sales and listed; the product is the brand’s', async () => {
  expect(await askDemo()).toMatchObject({ status: 200, code: 100 })
  const rows = (await list()).json()
  expect(rows).toMatchObject([{ ...demo, kind: 'demo', companyName: null, productName: 'Pramaan', message: null }])
  const [mail] = await listMessages(ctx)
  expect(mail).toMatchObject({ channel: 'email', to: 'sales@pramaan.test' })
  expect(mail?.text).toContain('Phone: 9876543210')
  expect(await askDemo({ productName: 'Video KYC', companyName: 'Asha Traders' })).toMatchObject({ code: 100 })
  expect((await list()).json()[0]).toMatchObject({ productName: 'Video KYC', companyName: 'Asha Traders' })
})

test('A115: a contact request, with its message', async () => {
  expect(await write()).toMatchObject({ status: 200, code: 100 })
  expect((await list()).json()).toMatchObject([{ ...contact, kind: 'contact' }])
  expect((await listMessages(ctx))[0]?.text).toContain('How fast\nis it?')
  await write({ productName: null })
  expect((await list()).json()[0].productName).toBe('Challan Detailed Page')
})

test.each([
  ['name', ''],
  ['name', 'Asha 2'],
  ['name', 'Asha\r\nBcc: all@buyer.test'],
  ['email', 'asha@buyer'],
  ['email', 'asha@buyer.test\r\nBcc: all@buyer.test'],
  ['phone', '98765'],
  ['phone', '98765432101'],
  ['phone', '98765abcde'],
  ['companyName', 'A\nB'],
  ['productName', 'x'.repeat(121)],
])('a demo request with %s %j is bad input', async (field, value) => {
  expect(await askDemo({ [field]: value })).toMatchObject({ status: 200, code: 101 })
  expect((await list()).json()).toEqual([])
  expect(await listMessages(ctx)).toEqual([])
})

test.each([['companyName'], ['message'], ['phone'], ['email'], ['name']])('A107: contact needs %s', async field => {
  for (const value of ['', null]) expect(await write({ [field]: value })).toMatchObject({ status: 200, code: 101 })
})

test('names in any script are names', async () => {
  expect(await askDemo({ name: 'आशा राव' })).toMatchObject({ code: 100 })
  expect(await askDemo({ name: "Siobhán O'Neill-Rao" })).toMatchObject({ code: 100 })
})

test('one address cannot flood sales', async () => {
  for (let sent = 0; sent < limits.leads.max; sent++)
    expect(await askDemo({ email: `a${sent}@buyer.test` })).toMatchObject({ status: 200 })
  for (const reply of [await askDemo(), await write()])
    expect(reply).toEqual({ status: 429, code: 429, message: expect.stringContaining('60 min') })
  expect(await listMessages(ctx)).toHaveLength(limits.leads.max)
})

test('what cannot be mailed is not kept', async () => {
  const channels = { send: () => Promise.reject(new Error('full')) }
  const { app: broken } = await testApp({}, { db: ctx.db, channels })
  const reply = await post(broken, ctx, '/api/oceanDemoQuery', demo)
  expect(reply).toMatchObject({ status: 500, code: 500 })
  expect(JSON.stringify(reply)).not.toContain('full')
  expect((await list()).json()).toEqual([])
})

test('staff filter, search and page', async () => {
  await askDemo()
  await write({ email: 'b@other.test' })
  const emails = async (filter: object) => (await list({ filter })).json().map((row: { email: string }) => row.email)
  expect(await emails({ kind: 'contact' })).toEqual(['b@other.test'])
  for (const q of ['RAO', 'rao asha', demo.email.toUpperCase()])
    expect(await emails({ q, kind: 'demo' })).toEqual([demo.email])
  expect((await emails({ q: '+91 98765 43210' })).length).toBe(2)
  expect(await emails({ q: 'traders' })).toEqual(['b@other.test'])
  for (const part of ['buyer', 'Ash', '%']) expect(await emails({ q: part })).toEqual([])
  const page = await list({ sort: ['createdAt', 'ASC'], range: [1, 1] })
  expect(page.headers['content-range']).toBe('leads 1-1/2')
  expect(page.json()).toMatchObject([{ email: 'b@other.test' }])
})

test('only the application asks, and only staff read', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/contactForm', payload: contact })
  expect({ status: reply.statusCode, ...reply.json() }).toMatchObject({ status: 403, code: 403 })
  const { userId } = await makeCustomer(ctx.db)
  expect((await list({}, await signedIn(ctx, { userId }))).statusCode).toBe(401)
})
