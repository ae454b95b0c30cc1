import { beforeAll, expect, test } from 'vitest'
import type { BrandHost } from '../../../contracts/resources/brandHost.ts'
import { challansSystemScope } from '../../../server/challans/common/orders.ts'
import { checkHost, tendHosts } from '../../../server/challans/hosts/check.ts'
import { hostOf } from '../../../server/platform/dns/hostName.ts'
import { DnsUnavailable } from '../../../server/platform/ports/txtRecords.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand } from '../../support/challans.ts'
import { clerk } from '../challans/orderHelpers.ts'

const suite = await testApp({ PUBLIC_URL: 'https://challans.operator.test' })
const { app, ctx } = suite
const reason = 'As the client has asked'

let staff: Awaited<ReturnType<typeof clerk>>
beforeAll(async () => {
  staff = await clerk(suite)
})

let hosts = 0
const freshHost = (label = 'challans') => `${label}${(hosts += 1)}.chetak.test`
const add = (brand: { id: string }, host: string) => staff.call(`/challan-brands/${brand.id}/hosts`, { host, reason })
const rowOf = async (id: string) =>
  (await app.inject({ url: `/admin-api/resources/brand-hosts/${id}`, headers: staff.headers })).json<BrandHost>()
const ask = async (domain: string) =>
  (await app.inject({ url: `/tls/ask?domain=${domain}`, remoteAddress: `10.0.0.${(hosts += 1) % 250}` })).statusCode

/** DNS that answers as told. */
function dns() {
  let answer: string[] | null = []
  return {
    say: (values: string[] | null) => {
      answer = values
    },
    of: async () => {
      if (answer === null) throw new DnsUnavailable('no answer')
      return answer
    },
  }
}

test.each([
  ['Challans.Example.IN.', 'challans.example.in'],
  ['चालान.example.in', 'xn--61b2a3azcb.example.in'],
  ['https://example.in', null],
  ['example.in/path', null],
  ['example', null],
  ['10.0.0.1', null],
  ['-a.example.in', null],
  ['a b.example.in', null],
])('%s is the host %s', (typed, host) => {
  expect(hostOf(typed)).toBe(host)
})

test('an own domain waits for its record, and a fault of DNS changes nothing', async () => {
  const brand = await makeBrand(ctx)
  const host = freshHost()
  const { id } = await add(brand, host)
  const resolver = dns()
  const look = () => checkHost(ctx, resolver, challansSystemScope, id)
  expect(await look()).toMatchObject({ state: 'waiting', answer: 'missing' })
  resolver.say(['somebody else'])
  expect(await look()).toMatchObject({ state: 'waiting', answer: 'otherValue' })
  expect(await ask(host)).toBe(404)
  const shown = await rowOf(id)
  expect(shown.record).toEqual({ name: `_satyapan-brand.${host}`, value: expect.stringMatching(/^satyapan-brand=/) })
  resolver.say(['spf', shown.record?.value ?? ''])
  expect(await look()).toMatchObject({ state: 'verified', answer: 'found' })
  expect(await ask(host)).toBe(200)
  resolver.say(null)
  for (let times = 0; times < 5; times += 1)
    expect(await look()).toMatchObject({ state: 'verified', answer: 'noAnswer' })
  resolver.say([])
  await look()
  expect(await look()).toMatchObject({ state: 'verified' })
  expect(await look()).toMatchObject({ state: 'lost' })
  expect(await ask(host)).toBe(404)
  resolver.say([shown.record?.value ?? ''])
  expect(await look()).toMatchObject({ state: 'verified' })
})

test('a host belongs to the brand that has proven it, once', async () => {
  const [one, two] = [await makeBrand(ctx), await makeBrand(ctx)]
  const host = freshHost()
  const first = await add(one, host)
  const second = await add(two, host)
  expect(await add(one, host)).toMatchObject({ status: 409 })
  const resolver = dns()
  resolver.say([(await rowOf(first.id)).record?.value ?? '', (await rowOf(second.id)).record?.value ?? ''])
  expect(await checkHost(ctx, resolver, challansSystemScope, first.id)).toMatchObject({ state: 'verified' })
  expect(await checkHost(ctx, resolver, challansSystemScope, second.id)).toMatchObject({ state: 'waiting' })
  expect(await add(await makeBrand(ctx), host)).toMatchObject({ status: 409, error: { fields: [{ field: 'host' }] } })
  const own = new URL(ctx.config.PUBLIC_URL).hostname
  expect(await add(one, own)).toMatchObject({ status: 400, error: { fields: [{ field: 'host' }] } })
  // Below the operator's own host nobody else can have it.
  const below = await add(one, `brand-${hosts}.${own}`)
  expect(below).toMatchObject({ state: 'verified' })
  expect((await rowOf(below.id)).record).toBeNull()
})

test('a host that is taken away goes on for its grace, can be kept, and then ends', async () => {
  const brand = await makeBrand(ctx)
  const host = `grace-${(hosts += 1)}.${new URL(ctx.config.PUBLIC_URL).hostname}`
  const { id } = await add(brand, host)
  const end = (typed: string) => staff.call(`/brand-hosts/${id}/end`, { typed, reason })
  expect(await end('another')).toMatchObject({ status: 400, error: { fields: [{ field: 'typed' }] } })
  const { endsAt } = await end(host)
  expect(await end(host)).toMatchObject({ status: 409 })
  await tendHosts(ctx, dns())
  expect(await rowOf(id)).toMatchObject({ state: 'ending', endReason: reason })
  expect(await ask(host)).toBe(200)
  expect(await staff.call(`/brand-hosts/${id}/keep`, { reason })).toMatchObject({ state: 'verified' })
  expect(await staff.call(`/brand-hosts/${id}/keep`, { reason })).toMatchObject({ status: 409 })
  await end(host)
  await tendHosts(ctx, dns(), new Date(Date.parse(endsAt) + 60_000))
  expect(await rowOf(id)).toMatchObject({ state: 'ended' })
  expect(await ask(host)).toBe(404)
  expect(await staff.call(`/brand-hosts/${id}/keep`, { reason })).toMatchObject({ status: 409 })
  expect(await end(host)).toMatchObject({ status: 409 })
  const actions = await ctx.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', id)
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'brandHost.added',
    'brandHost.taken',
    'brandHost.kept',
    'brandHost.taken',
    'brandHost.ended',
  ])
})

test('a proxy that asks too often is told to wait', async () => {
  const call = () => app.inject({ url: '/tls/ask?domain=unknown.chetak.test', remoteAddress: '10.9.9.9' })
  const statuses = new Set<number>()
  for (let times = 0; times < 70; times += 1) statuses.add((await call()).statusCode)
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([404, 429])
})
