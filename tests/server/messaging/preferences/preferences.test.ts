import { beforeEach, expect, test } from 'vitest'
import { mailTopicNames } from '../../../../contracts/people/mailTopics.ts'
import { wantsMail } from '../../../../server/messaging/preferences/preferences.ts'
import { unsubscribeUrl } from '../../../../server/messaging/preferences/unsubscribe.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeSubUser, signedIn } from '../../../support/factories.ts'
import { buyer } from '../../money/payments/helpers.ts'

const suite = await testApp()
const { app, ctx } = suite
const url = '/api/mail-preferences'

let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  one = await buyer(suite)
})

const set = (payload: object, headers = one.headers) => app.inject({ method: 'PUT', url, headers, payload })
const read = async (headers = one.headers) => (await app.inject({ url, headers })).json().preferences
const mails = async () => (await listMessages(ctx, one.email)).map(({ text }) => text)

async function topUp() {
  const paid = await one.verified(2_000)
  expect(await one.credit(paid)).toMatchObject({ code: 100 })
}

test('advertisement comes only to who asked for it; the rest until it is turned off; each change is on record once', async () => {
  expect(await read()).toEqual([
    { topic: 'bulkFinished', on: true },
    { topic: 'payments', on: true },
    { topic: 'fleetDue', on: true },
    { topic: 'scheduledRuns', on: true },
    { topic: 'monitoring', on: true },
    { topic: 'courtReviews', on: true },
    { topic: 'rescreening', on: true },
    { topic: 'esign', on: true },
    { topic: 'news', on: false },
  ])
  await Promise.all([set({ topic: 'news', on: true }), set({ topic: 'news', on: true })])
  expect((await set({ topic: 'payments', on: false })).json().preferences).toEqual([
    { topic: 'bulkFinished', on: true },
    { topic: 'payments', on: false },
    { topic: 'fleetDue', on: true },
    { topic: 'scheduledRuns', on: true },
    { topic: 'monitoring', on: true },
    { topic: 'courtReviews', on: true },
    { topic: 'rescreening', on: true },
    { topic: 'esign', on: true },
    { topic: 'news', on: true },
  ])
  const events = await ctx.db
    .selectFrom('audit_events')
    .select('data')
    .where('user_id', '=', one.userId)
    .where('action', '=', 'mailPreference.set')
    .orderBy('id')
    .execute()
  expect(events.map(({ data }) => data)).toEqual([
    { topic: 'news', on: true },
    { topic: 'payments', on: false },
  ])
})

test('what is no choice is refused: mails of the service, a low balance without its amount, a secondary user', async () => {
  for (const topic of ['signIn', 'kyc', 'lowBalanceApi', ''])
    expect((await set({ topic, on: false })).statusCode).toBe(400)
  expect((await set({ topic: 'news', on: 'yes' })).statusCode).toBe(400)
  const subUserId = await makeSubUser(ctx.db, one.userId)
  const assistant = await signedIn(ctx, { userId: one.userId, subUserId })
  expect((await set({ topic: 'news', on: true }, assistant)).statusCode).toBe(403)
  expect(await read(assistant)).toContainEqual({ topic: 'news', on: false })
})

test("one account's choice is its own", async () => {
  const other = await buyer(suite)
  await set({ topic: 'bulkFinished', on: false })
  expect(await read(other.headers)).toContainEqual({ topic: 'bulkFinished', on: true })
})

test('a credited payment is written about, with the link that ends such mails; turned off, it is not', async () => {
  await topUp()
  const [mail = ''] = await mails()
  expect(mail).toMatch(/invoice INV\/.*₹2,000\.00.*\/my-orders.*\/unsubscribe\//s)
  const code = /\/unsubscribe\/(\S+)/.exec(mail)?.[1] ?? ''
  const headers = { 'x-client-token': ctx.config.CLIENT_TOKEN }
  const reply = await app.inject({ method: 'POST', url: `/public/unsubscribe/${encodeURIComponent(code)}`, headers })
  expect(reply.json()).toEqual({ topic: 'payments', on: false })
  expect(await read()).toContainEqual({ topic: 'payments', on: false })
  await topUp()
  expect(await mails()).toHaveLength(1)
})

test.each(mailTopicNames)('a link about %s fits the call that takes it, and ends those mails only', async topic => {
  const link = unsubscribeUrl(ctx.vault, ctx.config, { userId: one.userId, topic })
  const code = new URL(link).pathname.split('/').at(-1) ?? ''
  // An address with a dot is a file's: the page would not open.
  expect(code).not.toContain('.')
  const headers = { 'x-client-token': ctx.config.CLIENT_TOKEN }
  const reply = await app.inject({ method: 'POST', url: `/public/unsubscribe/${code}`, headers })
  expect(reply.json()).toEqual({ topic, on: false })
  const wanted = await Promise.all(mailTopicNames.map(name => wantsMail(ctx.db, one.userId, name)))
  expect(mailTopicNames.filter((_, index) => wanted[index])).toEqual(
    mailTopicNames.filter(name => name !== topic && name !== 'news'),
  )
})
