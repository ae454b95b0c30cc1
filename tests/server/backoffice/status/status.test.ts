import { describe, expect, test } from 'vitest'
import { measure } from '../../../../server/backoffice/status/measure.ts'
import { keepLooks, sample } from '../../../../server/backoffice/status/sample.ts'
import { makeVerification } from '../../../support/factories.ts'
import { statusWorld } from './world.ts'

const { app, ctx, userId, post, read, readOpen, publish, preview, opened, as } = await statusWorld()
const { db } = ctx
const { auditor, customer } = as

describe('the page', () => {
  test('is unknown until staff publish it, and again once they turn it off', async () => {
    expect((await read()).statusCode).toBe(404)
    expect((await publish()).json()).toEqual({ isPublic: true })
    const answer = await read()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=10')
    await publish(false)
    expect((await read()).statusCode).toBe(404)
    const logged = db
      .selectFrom('audit_events')
      .select(['action', 'reason'])
      .where('subject', '=', 'status')
      .orderBy('id')
    expect(await logged.execute()).toEqual([
      { action: 'statusPage.published', reason: 'Customers asked for it' },
      { action: 'statusPage.hidden', reason: 'Customers asked for it' },
    ])
  })

  test('as a document it does not exist while it is off', async () => {
    const [off, unknown] = await Promise.all([app.inject({ url: '/status' }), app.inject({ url: '/no-such-page' })])
    expect(off.statusCode).toBe(404)
    expect(off.statusCode).toBe(unknown.statusCode)
    expect(off.headers['content-type']).toBe(unknown.headers['content-type'])
  })

  test('needs a reason and the permission', async () => {
    expect((await post('/status/page', { isPublic: true, reason: '' })).statusCode).toBe(400)
    expect((await post('/status/page', { isPublic: true, reason: 'Because I can' }, auditor)).statusCode).toBe(403)
    expect((await post('/status/page', { isPublic: true, reason: 'Because I can' }, customer)).statusCode).toBe(401)
    expect((await read()).statusCode).toBe(404)
  })

  test('answers many readers from one measurement, until something is reported', async () => {
    await publish()
    const first = (await read()).json()
    await makeVerification(db, userId)
    expect((await read()).json()).toEqual(first)
    await opened()
    expect((await readOpen()).open).toHaveLength(1)
  })

  test('refuses an address that asks without end', async () => {
    await publish()
    const from = (remoteAddress: string) => app.inject({ url: '/public/status', remoteAddress })
    for (let count = 0; count < 120; count += 1) await from('203.0.113.7')
    const refused = await from('203.0.113.7')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await from('203.0.113.8')).statusCode).toBe(200)
  })
})

describe('days', () => {
  const noon = new Date('2026-11-21T12:00:00+05:30')
  const states = async (at = noon) => Object.fromEntries(Object.entries(await measure(ctx, at)))
  const kept = () =>
    db.selectFrom('status_days').select(['severity', 'looks']).where('component', '=', 'bank').executeTakeFirstOrThrow()

  test('keep the worst known state, and count several nodes of five minutes once', async () => {
    const all = await states()
    const look = (state: string, minutes: number) =>
      keepLooks(db, { ...all, bank: state } as never, new Date(noon.getTime() + minutes * 60_000))
    await look('unknown', 0)
    expect(await kept()).toEqual({ severity: null, looks: 1 })
    await look('operational', 5)
    await look('unknown', 10)
    expect(await kept()).toEqual({ severity: 0, looks: 3 })
    await look('outage', 11)
    expect(await kept()).toEqual({ severity: 2, looks: 3 })
    await look('degraded', 15)
    expect(await kept()).toEqual({ severity: 2, looks: 4 })
  })

  test('are sampled for every component, and forgotten after a while', async () => {
    await sample(ctx)
    const { count } = await db
      .selectFrom('status_days')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe((await preview()).components.length)
    await sample(ctx, new Date(Date.now() + 101 * 86_400_000))
    expect(await db.selectFrom('status_days').select('day').distinct().execute()).toHaveLength(1)
  })

  test('without looks have no data on the page', async () => {
    const { components } = await preview()
    expect(components.flatMap(({ history }) => history.map(({ state, days }) => [state, days]))).toEqual(
      components.map(() => ['none', 90]),
    )
  })
})
