import { beforeAll, expect, test } from 'vitest'
import { dateRangeBounds } from '../../../../server/people/ipAllowList/ipHits.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const url = '/admin-api/resources/ip-hits'
let headers: Awaited<ReturnType<typeof signedIn>>
let busy: Customer
let calm: Customer

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at)

const log = async (userId: string, ip: string, at: Date, count: number, refused_for: string | null = null) => {
  const row = {
    user_id: userId,
    method: 'POST',
    path: '/v1/pan-check',
    duration_ms: 1,
    ip,
    refused_for,
    mode: 'live',
    outcome: refused_for ? 'refused' : 'completed',
    created_at: at,
  }
  const rows = Array.from({ length: count }, () => ({ id: newId('req'), status_code: refused_for ? 403 : 200, ...row }))
  await ctx.db.insertInto('request_log').values(rows).execute()
}

beforeAll(async () => {
  headers = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  busy = await makeCustomer(ctx.db)
  calm = await makeCustomer(ctx.db)
  await log(busy.userId, '203.0.113.9', daysAgo(1), 5)
  await log(busy.userId, '203.0.113.9', daysAgo(0), 2, 'address')
  await log(busy.userId, '2001:db8::1', daysAgo(3), 4)
  await log(calm.userId, '203.0.113.9', daysAgo(2), 1, 'scope')
  await log(calm.userId, '=1+1', daysAgo(20), 3)
  await log(calm.userId, '198.51.100.1', daysAgo(60), 9)
})

const get = (path: string, query: Record<string, string>, by = headers) =>
  app.inject({ url: `${path}?${new URLSearchParams(query)}`, headers: by })
const rows = async (filter: object, sort = '["calls","DESC"]') =>
  (await get(url, { filter: JSON.stringify(filter), sort })).json()
const brief = (list: { address: string; userId: string; calls: number; blocked: number }[]) =>
  list.map(({ address, userId, calls, blocked }) => [address, userId === busy.userId ? 'busy' : 'calm', calls, blocked])

test('a line per address and customer, of the last seven days unless asked otherwise', async () => {
  const list = await rows({})
  expect(brief(list)).toEqual([
    ['203.0.113.9', 'busy', 7, 2],
    ['2001:db8::1', 'busy', 4, 0],
    ['203.0.113.9', 'calm', 1, 0],
  ])
  expect(dayOf(new Date(list[0].lastSeenAt))).toBe(dayOf(new Date()))
  expect(brief(await rows({ createdFrom: dayOf(daysAgo(25)) }))).toContainEqual(['=1+1', 'calm', 3, 0])
  // Never more than a month: what is sixty days old is left out.
  const all = await rows({ createdFrom: '2020-01-01' })
  expect(brief(all).map(([address]) => address)).not.toContain('198.51.100.1')
})

test('by customer, address and what was blocked; sorted; in pages', async () => {
  expect(brief(await rows({ customer: calm.userId }))).toEqual([['203.0.113.9', 'calm', 1, 0]])
  expect(brief(await rows({ q: '2001:' }))).toEqual([['2001:db8::1', 'busy', 4, 0]])
  expect(brief(await rows({ blocked: true }))).toEqual([['203.0.113.9', 'busy', 7, 2]])
  expect(brief(await rows({}, '["calls","ASC"]')).map(([, , calls]) => calls)).toEqual([1, 4, 7])
  const page = await get(url, { sort: '["lastSeenAt","DESC"]', range: '[1,1]' })
  expect(brief(page.json())).toEqual([['203.0.113.9', 'calm', 1, 0]])
  expect(page.headers['content-range']).toBe('ip-hits 1-1/3')
  expect(await rows({ q: 'nowhere' })).toEqual([])
})

test('the figures are of the same calls, with the days that were counted', async () => {
  const figures = (await get('/admin-api/ip-hits', { filter: '{}' })).json()
  expect(figures).toMatchObject({
    from: dayOf(daysAgo(6)),
    to: dayOf(new Date()),
    calls: 12,
    blocked: 2,
    addresses: 2,
    top: [
      { userId: busy.userId, calls: 11, blocked: 2, addresses: 2 },
      { userId: calm.userId, calls: 1, blocked: 0, addresses: 1 },
    ],
  })
  const none = (await get('/admin-api/ip-hits', { filter: '{"q":"nowhere"}' })).json()
  expect(none).toMatchObject({ calls: 0, blocked: 0, addresses: 0, top: [] })
})

test('the file has every line, no formula among them, and is audited', async () => {
  const filter = JSON.stringify({ createdFrom: dayOf(daysAgo(25)) })
  const file = await get('/admin-api/resources/ip-hits/export', { filter })
  expect(file.headers['content-type']).toContain('text/csv')
  const lines = file.body.replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('Address,Customer ID,Customer,Calls,Blocked,"Last seen, UTC"')
  expect(lines).toHaveLength(5)
  expect(lines.find(line => line.includes('=1+1'))).toMatch(/^'=1\+1,/)
  const event = await ctx.db.selectFrom('audit_events').select('data').where('action', '=', 'ipHits.exported').execute()
  expect(event).toEqual([{ data: { filteredBy: ['createdFrom'] } }])
})

test('400 for an unknown filter and a day that is none; 401 for a customer', async () => {
  for (const filter of ['{"ip":"x"}', '{"createdFrom":"yesterday"}', '{"blocked":false}']) {
    expect((await get(url, { filter })).statusCode).toBe(400)
    expect((await get('/admin-api/ip-hits', { filter })).statusCode).toBe(400)
  }
  const customer = await signedIn(ctx, busy)
  for (const path of [url, '/admin-api/ip-hits', '/admin-api/resources/ip-hits/export'])
    expect((await get(path, {}, customer)).statusCode).toBe(401)
})

test.each([
  [{ createdFrom: '2026-11-01', createdTo: '2026-11-10' }, '2026-11-01', '2026-11-10'],
  [{ createdTo: '2026-11-10' }, '2026-11-04', '2026-11-10'],
  [{ createdFrom: '2026-01-01', createdTo: '2026-11-10' }, '2026-10-11', '2026-11-10'],
])('the period of %j', (asked, from, to) => {
  const period = dateRangeBounds(asked)
  expect(period).toMatchObject({ from, to })
  expect(period.since.toISOString()).toBe(new Date(`${from}T00:00:00+05:30`).toISOString())
  expect(period.before.getTime() - Date.parse(`${to}T00:00:00+05:30`)).toBe(DAY_MS)
})
