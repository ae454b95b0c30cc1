import { beforeAll, describe, expect, test } from 'vitest'
import { idAt, newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()

const DAY = 86_400_000

interface Past {
  at: Date
  status?: string
  paise?: number
  product?: string
  mode?: 'live' | 'test'
  ms?: number
}

async function past(
  userId: string,
  { at, status = 'completed', paise = 150, product = 'pan-check', mode = 'live', ms = 100 }: Past,
) {
  await ctx.db
    .insertInto('verifications')
    .values({
      id: idAt('ver', at),
      product,
      user_id: userId,
      requested_by: 'Asha Rao',
      mode,
      channel: 'console',
      purpose: 'other',
      consented_at: at,
      subject_masked: 'AAxxxx000A',
      subject_index: 'x',
      input_sealed: '',
      status,
      wallet: 'product',
      charge_paise: paise,
      timeline: '[]',
      duration_ms: ms,
      created_at: at,
      finished_at: at,
    })
    .execute()
}

async function job(
  userId: string,
  values: { status: string; rows_ready?: number; rows_unavailable?: number; rerun_of?: string },
) {
  const id = newId('job')
  const object_id = newId('obj')
  await ctx.db
    .insertInto('objects')
    .values({ id: object_id, user_id: userId, kind: 'bulk', file_name: 'a.csv', content_type: 'text/csv', bytes: 1 })
    .execute()
  await ctx.db
    .insertInto('bulk_jobs')
    .values({
      id,
      product: 'pan-check',
      user_id: userId,
      requested_by: 'Asha',
      object_id,
      file_name: 'a.csv',
      file_bytes: 1,
      file_type: 'csv',
      locale: 'en',
      ...values,
    })
    .execute()
  return id
}

describe('the dashboard', () => {
  let headers: Record<string, string>
  let userId: string

  beforeAll(async () => {
    userId = (await makeCustomer(ctx.db)).userId
    headers = await signedIn(ctx, { userId })
  })

  const read = async (days = '30') => {
    const reply = await app.inject({ url: `/api/dashboard?days=${days}`, headers })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }

  test('is whole without any traffic', async () => {
    const board = await read()
    expect(board.verifications).toEqual({ now: 0, before: 0 })
    expect(board.successRate).toEqual({ now: null, before: null })
    expect(board.days).toHaveLength(30)
    expect(board.needs).toEqual([])
  })

  test('counts live traffic by Indian days, compares with the days before, and leaves out other tenants and test keys', async () => {
    const now = new Date()
    // 00:10 in Kolkata is 18:40 UTC of the previous day, so a day in UTC or in the machine's zone would differ.
    const kolkataToday = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now)
    const justAfterMidnight = new Date(`${kolkataToday}T00:10:00+05:30`)
    const yesterdayLate = new Date(justAfterMidnight.getTime() - 20 * 60_000)
    await past(userId, { at: justAfterMidnight, paise: 300, product: 'vehicle-rc-check', ms: 300 })
    await past(userId, { at: yesterdayLate, status: 'not_found' })
    await past(userId, { at: yesterdayLate, status: 'source_unavailable', paise: 0 })
    await past(userId, { at: yesterdayLate, mode: 'test', paise: 0 })
    await past(userId, { at: new Date(now.getTime() - 8 * DAY), paise: 200, product: 'gstin-check' })
    await past((await makeCustomer(ctx.db)).userId, { at: now })

    const board = await read('7')
    expect(board.verifications).toEqual({ now: 3, before: 1 })
    expect(board.spendPaise).toEqual({ now: 450, before: 200 })
    expect(board.successRate).toEqual({ now: 66.7, before: 100 })
    // Durations are counted in steps of a tenth.
    expect(board.medianMs).toEqual({ now: 97, before: 97 })
    expect(board.days.at(-1)).toMatchObject({
      day: kolkataToday,
      verifications: 1,
      spendPaise: { vehicle: 300, identity: 0 },
    })
    expect(board.days.at(-2)).toMatchObject({ verifications: 2, successRate: 50, spendPaise: { identity: 150 } })
    expect(board.recent).toHaveLength(5)
  })

  test('says what waits: files to start, rows to run again once, wallets that run dry', async () => {
    const customer = await makeCustomer(ctx.db, { paise: 5_000 })
    headers = await signedIn(ctx, { userId: customer.userId })
    const ready = await job(customer.userId, { status: 'ready', rows_ready: 12 })
    const again = await job(customer.userId, { status: 'completed', rows_unavailable: 6 })
    const done = await job(customer.userId, { status: 'completed', rows_unavailable: 2 })
    await job(customer.userId, { status: 'completed', rerun_of: done })
    const { needs } = await read()
    expect(needs).toEqual([
      { kind: 'rerun', id: again, product: 'pan-check', rows: 6 },
      { kind: 'start', id: ready, product: 'pan-check', rows: 12 },
      { kind: 'lowBalance', wallet: 'api', paise: 5_000 },
      { kind: 'lowBalance', wallet: 'product', paise: 5_000 },
    ])
  })

  test('answers 400 for other spans, 401 without a session, 403 without the client token', async () => {
    expect((await app.inject({ url: '/api/dashboard?days=31', headers })).statusCode).toBe(400)
    expect((await app.inject({ url: '/api/dashboard', headers: clientHeaders(ctx) })).statusCode).toBe(401)
    expect((await app.inject({ url: '/api/dashboard' })).statusCode).toBe(403)
  })
})
