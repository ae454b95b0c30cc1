import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { measure } from '../../../../server/backoffice/status/measure.ts'
import { idAt, newId } from '../../../../server/platform/identity/ids.ts'
import { makeVerification } from '../../../support/factories.ts'
import { hours, statusWorld } from './world.ts'

const { ctx, adminId, userId, read, publish, preview, opened } = await statusWorld()
const { db } = ctx

test('nothing that was not used is operational, and the headline says so', async () => {
  const status = await preview()
  expect(status.headline).toBe('unknown')
  const states = status.components.filter(({ id }) => id !== 'jobs').map(({ id, state }) => [id, state])
  expect(states.filter(([, state]) => state !== 'unknown')).toEqual([['web', 'operational']])
})

test('checks: live answers count, those of test mode and of earlier do not', async () => {
  const early = new Date(Date.now() - 2 * 3_600_000)
  await makeVerification(db, userId, { mode: 'test' })
  await makeVerification(db, userId, { id: idAt('ver', early), created_at: early })
  expect((await measure(ctx)).identity).toBe('unknown')
  await makeVerification(db, userId)
  expect((await measure(ctx)).identity).toBe('operational')
  expect((await measure(ctx)).bank).toBe('unknown')
})

test('checks: a group is as bad as the worst check of it', async () => {
  for (let count = 0; count < 30; count += 1) await makeVerification(db, userId)
  for (let count = 0; count < 3; count += 1)
    await makeVerification(db, userId, { product: 'voter-check', status: 'source_unavailable' })
  expect((await measure(ctx)).identity).toBe('outage')
})

test('checks: what this node knows of a source outweighs earlier answers', async () => {
  await makeVerification(db, userId)
  const health = () => [{ product: 'pan-check' as const, state: 'down' as const }]
  expect((await measure({ ...ctx, sources: { ...ctx.sources, health } })).identity).toBe('outage')
})

test('the API: failures of our own count, a source that is down does not', async () => {
  const request = (outcome: string) => {
    const at = { user_id: userId, method: 'POST', path: '/v1/pan-check', status_code: 200, duration_ms: 5 }
    const values = { ...at, id: newId('req'), ip: '203.0.113.7', mode: 'live', outcome }
    return db.insertInto('request_log').values(values).execute()
  }
  await request('source_unavailable')
  expect((await measure(ctx)).gateway).toBe('operational')
  for (let count = 0; count < 3; count += 1) await request('failed')
  expect((await measure(ctx)).gateway).toBe('outage')
})

test('payments: orders that the gateway has taken, and those that it has not', async () => {
  const order = async (gateway_order_id: string | null, minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000)
    await db
      .insertInto('payment_orders')
      .values({
        id: idAt('ord', at),
        user_id: userId,
        gateway: 'sandbox',
        gateway_order_id,
        purpose: 'topUp',
        wallet: 'api',
        currency: 'INR',
        charged_minor: 118_00,
        credit_paise: 100_00,
        tax_paise: 18_00,
        buyer_sealed: 'sealed',
        ordered_by: 'Asha Rao',
        created_at: at,
      })
      .execute()
  }
  await order(null, 0)
  expect((await measure(ctx)).payments).toBe('unknown')
  await order('order_1', 5)
  expect((await measure(ctx)).payments).toBe('operational')
  for (const minutes of [3, 4, 6]) await order(null, minutes)
  expect((await measure(ctx)).payments).toBe('outage')
})

test('e-sign: documents that were sealed, and those that should be', async () => {
  const document_file = newId('fil')
  await db
    .insertInto('files')
    .values({
      id: document_file,
      user_id: userId,
      type: 'application/pdf',
      bytes: 10,
      sha256: 'ab',
      is_locked: false,
      keep_until: hours(24),
    })
    .execute()
  const envelope = (state: 'completed' | 'sealing', minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000)
    const sealed = { created_by: 'sealed', title: 'sealed', draft_sealed: 'sealed', document_file }
    const ended = state === 'completed' ? { ended_at: at } : {}
    return db
      .insertInto('envelopes')
      .values({ id: newId('env'), user_id: userId, mode: 'live', state, ...sealed, updated_at: at, ...ended })
      .execute()
  }
  await envelope('completed', 90)
  await envelope('sealing', 1)
  expect((await measure(ctx)).signing).toBe('unknown')
  await envelope('completed', 5)
  expect((await measure(ctx)).signing).toBe('operational')
  for (let count = 0; count < 3; count += 1) await envelope('sealing', 15)
  expect((await measure(ctx)).signing).toBe('outage')
})

test('messages: deliveries, not their recipients', async () => {
  const real = { ...ctx, config: { ...ctx.config, CHANNELS: 'smtp' as const } }
  expect((await measure(real)).messages).toBe('unknown')
  const delivery = (status: string, error: string | null) => {
    const id = newId('msg')
    return db
      .insertInto('deliveries')
      .values({ id, channel: 'email', recipient_index: 'index', status })
      .execute()
      .then(() => db.updateTable('deliveries').set({ error }).where('id', '=', id).execute())
  }
  await delivery('queued', null)
  expect((await measure(real)).messages).toBe('unknown')
  await delivery('delivered', null)
  expect((await measure(real)).messages).toBe('operational')
  for (let count = 0; count < 3; count += 1) await delivery('queued', 'connect ECONNREFUSED')
  expect((await measure(real)).messages).toBe('outage')
})

test('background work: without a finished job nothing is known, and a stuck one is seen', async () => {
  expect((await measure(ctx)).jobs).toBe('unknown')
  await ctx.jobs.ensureQueue('status-test')
  await ctx.jobs.boss.send('status-test', {})
  expect((await measure(ctx)).jobs).toBe('unknown')
  await sql`update pgboss.job set created_on = now() - interval '2 hours', start_after = now() - interval '2 hours'`.execute(
    db,
  )
  expect((await measure(ctx)).jobs).toBe('outage')
  const [job] = await ctx.jobs.boss.fetch('status-test')
  expect((await measure(ctx)).jobs).toBe('unknown')
  await ctx.jobs.boss.complete('status-test', job?.id ?? '')
  expect((await measure(ctx)).jobs).toBe('operational')
})

test('no provider, no customer and no number of traffic is public', async () => {
  await makeVerification(db, userId, { source: 'setu' })
  await opened()
  await publish()
  const { body } = await read()
  for (const secret of ['setu', 'cashfree', 'Asha', userId, adminId, 'made_by', 'createdBy'])
    expect(body).not.toContain(secret)
  expect(Object.keys((await read()).json())).toEqual([
    'measuredAt',
    'headline',
    'components',
    'open',
    'planned',
    'past',
  ])
})
