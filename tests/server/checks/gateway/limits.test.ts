import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { until } from '../../../support/until.ts'

const lines: string[] = []
const log = pino(
  { level: 'debug' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)
const { app, ctx } = await testApp({ GATEWAY_PER_MINUTE: '3' }, { log })
const body = { pan: 'AAACZ1000A', name: 'Zenith Components Private Limited', consent: true, purpose: 'other' }

const ask = (headers: Record<string, string>, payload: object = body) =>
  app.inject({ method: 'POST', url: '/v1/pan-check', headers, payload })

test('429 with Retry-After once a key has had its minute, over all endpoints, and for that key alone', async () => {
  const customer = await makeCustomer(ctx.db)
  const [busy, calm] = [await makeKey(ctx, customer.userId), await makeKey(ctx, customer.userId)]
  expect((await ask(busy.headers)).statusCode).toBe(200)
  expect((await ask(busy.headers, {})).statusCode).toBe(400)
  await app.inject({ url: '/v1/verifications/ver_none', headers: busy.headers })
  const over = await ask(busy.headers)
  expect(over.statusCode).toBe(429)
  expect(over.json().error.code).toBe('too_many_requests')
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(calm.headers)).statusCode).toBe(200)
})

test('every call of a known key is in the request log, without its inputs; the key shows when it was used', async () => {
  const customer = await makeCustomer(ctx.db)
  const key = await makeKey(ctx, customer.userId)
  const found = await ask(key.headers)
  await ask(key.headers, { ...body, pan: 'AAAXZ1000A' })
  const rows = await until(async () => {
    const logged = await ctx.db.selectFrom('request_log').selectAll().where('api_key_id', '=', key.id).execute()
    expect(logged).toHaveLength(2)
    return logged
  })
  expect(rows.find(row => row.status_code === 200)).toMatchObject({
    id: found.headers['x-request-id'],
    user_id: customer.userId,
    method: 'POST',
    path: '/v1/pan-check',
    product: 'pan-check',
    verification_id: found.json().id,
    charge_paise: 150,
  })
  expect(rows.find(row => row.status_code === 400)).toMatchObject({ verification_id: null, charge_paise: 0 })
  expect(JSON.stringify(rows)).not.toMatch(/Z1000A|Zenith/)

  await until(async () => {
    const used = await ctx.db.selectFrom('api_keys').select('last_used_at').where('id', '=', key.id).executeTakeFirst()
    expect(used?.last_used_at).not.toBeNull()
  })
})

test('a refusal for want of KYC is in the request log too', async () => {
  const key = await makeKey(ctx, (await makeCustomer(ctx.db, { kycComplete: false })).userId)
  expect((await ask(key.headers)).statusCode).toBe(403)
  await until(async () => {
    const logged = await ctx.db
      .selectFrom('request_log')
      .select('status_code')
      .where('api_key_id', '=', key.id)
      .execute()
    expect(logged).toEqual([{ status_code: 403 }])
  })
})

describe('calls that are refused', () => {
  const most = limits.gatewayRefusalsPerMinute
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/v1/pan-check', headers, payload: body, remoteAddress })
  const refusedUntil429 = async (address: string, headers: Record<string, string>, status: number) => {
    for (let made = 0; made < most; made++) expect((await from(address, headers)).statusCode).toBe(status)
    const over = await from(address, headers)
    expect([over.statusCode, over.json().error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  }

  /** A different network for each attempt, so that a retry does not inherit used-up limits. */
  let networks = 0

  test('fill the request log up to a limit by address; what is not refused goes on there, and all from elsewhere', async () => {
    const blocked = await makeKey(ctx, (await makeCustomer(ctx.db, { kycComplete: false })).userId)
    const good = await makeKey(ctx, (await makeCustomer(ctx.db)).userId)
    const network = `203.0.${++networks}`
    await refusedUntil429(`${network}.7`, blocked.headers, 403)
    await from(`${network}.7`, blocked.headers)
    expect((await from(`${network}.7`, good.headers)).statusCode).toBe(200)
    expect((await from(`${network}.8`, blocked.headers)).statusCode).toBe(403)
    await until(async () => {
      const logged = await ctx.db
        .selectFrom('request_log')
        .select('status_code')
        .where('api_key_id', '=', blocked.id)
        .execute()
      expect(logged).toEqual(Array.from({ length: most + 1 }, () => ({ status_code: 403 })))
    })
  })

  test('are counted for unknown keys and for none too, and an IPv6 network counts as one address', async () => {
    const network = `2001:db8:${++networks}`
    await refusedUntil429(`${network}:2::1`, {}, 401)
    const unknown = { authorization: `Bearer sk_live_${'a'.repeat(40)}` }
    expect((await from(`${network}:2:ffff::9`, unknown)).statusCode).toBe(429)
    expect((await from(`${network}:3::1`, unknown)).statusCode).toBe(401)
  })
})

test('neither identifiers, names nor keys reach the log stream', async () => {
  const key = await makeKey(ctx, (await makeCustomer(ctx.db)).userId)
  lines.length = 0
  await ask(key.headers)
  await ask(key.headers, { ...body, pan: 'AAACZ1503A' })
  await app.inject({ url: '/v1/verifications/AAACZ1000A?pan=AAACZ1000A', headers: key.headers })
  const text = lines.join('')
  expect(text).toContain('/v1/pan-check')
  for (const secret of ['AAACZ', 'Zenith', key.key, key.key.slice(8)]) expect(text).not.toContain(secret)
})
