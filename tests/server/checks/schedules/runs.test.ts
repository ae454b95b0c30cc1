import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endRuns } from '../../../../server/checks/schedules/endRuns.ts'
import { runDueSchedules } from '../../../../server/checks/schedules/runDue.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import type { Channels } from '../../../../server/platform/ports/channels.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { left } from '../bulk/helpers.ts'
import { allEnded, changingSource, repeated, runAt, runsOf, shownSchedule } from './helpers.ts'

const source = changingSource()
const mails: string[] = []
const channels: Channels = {
  send: (_, { subject }) => Promise.resolve(String(mails.push(subject))),
}
const { app, ctx } = await testApp({}, { sources: source.sources, channels }, { work: true })
let customer: Customer
let headers: Record<string, string>

beforeEach(async () => {
  source.reset()
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

/** Other tests' schedules would be due at the times of this one. */
afterEach(() =>
  ctx.db.updateTable('bulk_schedules').set({ status: 'ended', next_at: null }).where('status', '<>', 'ended').execute(),
)

const available = async () => (await walletOf(ctx.db, customer.userId, 'product')).availablePaise
const at = (time: string) => Date.parse(`${time}+05:30`)
const post = (id: string, verb: string, payload?: object, as = headers) =>
  app.inject({ method: 'POST', url: `/api/bulk-schedules/${id}/${verb}`, headers: as, ...(payload && { payload }) })

describe('an occurrence', () => {
  test('comes at month ends, and back at the 31st', async () => {
    const { id, nextAt } = await repeated(app, headers, 2)
    expect(nextAt).toBe('2027-01-31T03:30:00.000Z')
    await runAt(ctx, '2027-01-31T08:59:59')
    expect(await runsOf(app, headers, id)).toHaveLength(1)
    await runAt(ctx, '2027-01-31T09:00:00')
    expect((await shownSchedule(app, headers, id)).nextAt).toBe('2027-02-28T03:30:00.000Z')
    await runAt(ctx, '2027-02-28T09:00:00')
    expect((await shownSchedule(app, headers, id)).nextAt).toBe('2027-03-31T03:30:00.000Z')
    const runs = await runsOf(app, headers, id)
    expect(runs.map(({ cause, status, rows, capturedPaise }) => ({ cause, status, rows, capturedPaise }))).toEqual([
      { cause: 'schedule', status: 'ended', rows: 2, capturedPaise: 300 },
      { cause: 'schedule', status: 'ended', rows: 2, capturedPaise: 300 },
      { cause: 'file', status: 'ended', rows: 2, capturedPaise: 300 },
    ])
    expect(await available()).toBe(100_000 - 900)
  })

  test('that was missed several times runs once', async () => {
    const { id } = await repeated(app, headers, 1, { every: 'day' })
    await runAt(ctx, '2027-02-20T12:00:00')
    await runAt(ctx, '2027-02-20T12:00:05')
    expect(await runsOf(app, headers, id)).toHaveLength(2)
    expect((await shownSchedule(app, headers, id)).nextAt).toBe('2027-02-21T03:30:00.000Z')
  })

  test('starts once, however many nodes see that it is due', async () => {
    const { id } = await repeated(app, headers, 3)
    const now = at('2027-01-31T09:00:00')
    await Promise.all([1, 2, 3].map(() => runDueSchedules(ctx, now)))
    await allEnded(ctx)
    expect(await runsOf(app, headers, id)).toHaveLength(2)
    expect(await available()).toBe(100_000 - 900)
  })

  test('after the last day ends it', async () => {
    const { id } = await repeated(app, headers, 1, { every: 'week', lastOn: '2027-02-08' })
    await runAt(ctx, '2027-01-31T09:00:00')
    expect(await shownSchedule(app, headers, id)).toMatchObject({
      status: 'active',
      nextAt: '2027-02-07T03:30:00.000Z',
    })
    await runAt(ctx, '2027-02-07T09:00:00')
    expect(await shownSchedule(app, headers, id)).toMatchObject({ status: 'ended', nextAt: null })
  })

  test('killed after the price was reserved leaves nothing, and runs once after the restart', async () => {
    const { id } = await repeated(app, headers, 2)
    const before = await available()
    const dying = vi.spyOn(ctx.jobs.boss, 'insert').mockRejectedValue(new Error('killed'))
    await runDueSchedules(ctx, at('2027-01-31T09:00:00'))
    expect(dying).toHaveBeenCalled()
    expect(await runsOf(app, headers, id)).toHaveLength(1)
    expect(await available()).toBe(before)
    dying.mockRestore()
    await runAt(ctx, '2027-01-31T09:00:10')
    expect(await runsOf(app, headers, id)).toHaveLength(2)
    expect(await available()).toBe(before - 300)
    expect((await verifyLedger(ctx.db)).broken).toBeNull()
  })

  test('does not come while the run before is in progress', async () => {
    const { id } = await repeated(app, headers, 1, { every: 'day' })
    await runDueSchedules(ctx, at('2027-01-31T09:00:00'))
    await ctx.db.updateTable('bulk_schedule_runs').set({ status: 'running' }).where('schedule_id', '=', id).execute()
    await runDueSchedules(ctx, at('2027-02-01T09:00:00'))
    expect((await runsOf(app, headers, id))[0]).toMatchObject({ status: 'skipped', reason: 'busy' })
    await allEnded(ctx)
  })
})

describe('money', () => {
  test('a price above the ceiling skips the run; with a higher one it runs the next time', async () => {
    const { id } = await repeated(app, headers, 2, { mostPaise: 299 })
    await runAt(ctx, '2027-01-31T09:00:00')
    const [skipped] = await runsOf(app, headers, id)
    expect(skipped).toMatchObject({ status: 'skipped', reason: 'ceiling', pricePaise: 300, jobId: null })
    expect(mails.at(-1)).toContain('file.csv was not run')
    const { every, hour, firstOn, lastOn } = await shownSchedule(app, headers, id)
    const payload = { every, hour, firstOn, lastOn, mostPaise: 300 }
    const changed = await app.inject({ method: 'PUT', url: `/api/bulk-schedules/${id}`, headers, payload })
    expect(changed.json()).toMatchObject({ mostPaise: 300, pricePaise: 300 })
    await ctx.db.updateTable('bulk_schedules').set({ next_at: '2027-02-28T03:30:00Z' }).where('id', '=', id).execute()
    await runAt(ctx, '2027-02-28T09:00:00')
    expect((await runsOf(app, headers, id))[0]).toMatchObject({ status: 'ended', capturedPaise: 300 })
  })

  test('a balance that is too low skips the run, keeps nothing of it, and tells', async () => {
    customer = await makeCustomer(ctx.db, { paise: 450 })
    headers = await signedIn(ctx, customer)
    const { id } = await repeated(app, headers, 2)
    const hook = await app.inject({
      method: 'POST',
      url: '/api/resources/webhooks',
      headers,
      payload: { url: 'https://hooks.example.com/a', events: ['bulk_schedule.run_skipped'] },
    })
    await runAt(ctx, '2027-01-31T09:00:00')
    expect((await runsOf(app, headers, id))[0]).toMatchObject({ status: 'skipped', reason: 'balance', pricePaise: 300 })
    expect(await available()).toBe(150)
    expect(await shownSchedule(app, headers, id)).toMatchObject({
      status: 'active',
      nextAt: '2027-02-28T03:30:00.000Z',
    })
    const jobs = await ctx.db.selectFrom('bulk_jobs').select('id').where('schedule_id', '=', id).execute()
    expect(jobs).toEqual([])
    const { body } = await ctx.db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('endpoint_id', '=', hook.json<{ id: string }>().id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(body)).toMatchObject({ data: { scheduleId: id, reason: 'balance', pricePaise: 300 } })
    const refused = await post(id, 'runs', { consent: true, atMostPaise: 300 })
    expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
      402,
      'insufficient_balance',
    ])
  })

  test('“Run now” charges the confirmed price once per key, and not while a run is in progress', async () => {
    const { id } = await repeated(app, headers, 2, { mostPaise: 1 })
    expect((await post(id, 'runs', { consent: true, atMostPaise: 299 })).statusCode).toBe(409)
    expect((await post(id, 'runs', { consent: false, atMostPaise: 300 })).statusCode).toBe(400)
    const asked = () =>
      app.inject({
        method: 'POST',
        url: `/api/bulk-schedules/${id}/runs`,
        headers: { ...headers, 'idempotency-key': `now-${id}` },
        payload: { consent: true, atMostPaise: 300 },
      })
    expect((await asked()).statusCode).toBe(200)
    expect((await asked()).statusCode).toBe(200)
    await allEnded(ctx)
    expect((await runsOf(app, headers, id)).map(({ cause }) => cause)).toEqual(['person', 'file'])
    await ctx.db.updateTable('bulk_schedule_runs').set({ status: 'running' }).where('schedule_id', '=', id).execute()
    expect((await post(id, 'runs', { consent: true, atMostPaise: 300 })).statusCode).toBe(409)
    await allEnded(ctx)
  })
})

describe('who it runs as', () => {
  test('a secondary user who was disabled pauses it; whoever resumes it takes their place', async () => {
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const sub = await signedIn(ctx, { userId: customer.userId, subUserId })
    const { id } = await repeated(app, sub, 1)
    await ctx.db.updateTable('sub_users').set({ is_active: false }).where('id', '=', subUserId).execute()
    await runAt(ctx, '2027-01-31T09:00:00')
    expect(await shownSchedule(app, headers, id)).toMatchObject({ status: 'paused', pausedFor: 'person', nextAt: null })
    expect((await runsOf(app, headers, id))[0]).toMatchObject({ status: 'skipped', reason: 'person' })
    const resumed = await post(id, 'resume')
    expect(resumed.json()).toMatchObject({ status: 'active', pausedFor: null, createdBy: 'Asha Rao' })
    await ctx.db.updateTable('bulk_schedules').set({ next_at: '2027-02-28T03:30:00Z' }).where('id', '=', id).execute()
    await runAt(ctx, '2027-02-28T09:00:00')
    const [run] = await runsOf(app, headers, id)
    expect(await left(app, headers, run?.jobId ?? '')).toMatchObject({ requestedBy: 'Asha Rao', scheduleId: id })
  })

  test('a secondary user who may only view, and an account that is not active, pause it too', async () => {
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const sub = await signedIn(ctx, { userId: customer.userId, subUserId })
    const { id } = await repeated(app, sub, 1)
    await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
    await runAt(ctx, '2027-01-31T09:00:00')
    expect(await shownSchedule(app, headers, id)).toMatchObject({ pausedFor: 'person' })
    await post(id, 'resume')
    await ctx.db.updateTable('bulk_schedules').set({ next_at: '2027-02-28T03:30:00Z' }).where('id', '=', id).execute()
    const users = ctx.db.updateTable('users').where('id', '=', customer.userId)
    await users.set({ is_active: false }).execute()
    await runAt(ctx, '2027-02-28T09:00:00')
    await users.set({ is_active: true }).execute()
    headers = await signedIn(ctx, customer)
    expect(await shownSchedule(app, headers, id)).toMatchObject({ status: 'paused', pausedFor: 'account' })
  })
})

test('a run tells once what it found, and no file mail goes out beside it', async () => {
  const { id } = await repeated(app, headers, 2)
  source.set(1, 'missing')
  mails.length = 0
  await runDueSchedules(ctx, at('2027-01-31T09:00:00'))
  await allEnded(ctx)
  await Promise.all([endRuns(ctx), endRuns(ctx)])
  expect(mails).toEqual([expect.stringContaining('1 of 2 rows changed in file.csv')])
  expect((await runsOf(app, headers, id))[0]?.compared).toEqual({
    changed: 0,
    found: 0,
    lost: 1,
    unchanged: 1,
    uncompared: 0,
  })
})
