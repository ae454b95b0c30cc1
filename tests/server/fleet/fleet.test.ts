import { readXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { getFleetSummary } from '../../../contracts/calls/fleet.ts'
import { daysBetween, paperState, reminderStepOf } from '../../../contracts/fleet.ts'
import { today } from '../../../server/checks/days.ts'
import { readChecks } from '../../../server/fleet/readChecks.ts'
import { remindFleets } from '../../../server/fleet/remind.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

/** Checks a vehicle on screen and lets the fleet read the answer. */
async function check(rc: string, product = 'vehicle-rc-check', as = headers) {
  const payload = { input: { rc }, consent: true, purpose: 'fraud_prevention' }
  const reply = await app.inject({ method: 'POST', url: `/api/resources/${product}`, headers: as, payload })
  expect(reply.statusCode).toBe(200)
  await readChecks(ctx)
  return reply.json<{ id: string }>().id
}

interface Vehicle {
  id: string
  vehicle: string
  group: string | null
  nextExpiry: string | null
  verificationId: string
  pendingPaise: number | null
}

const listed = async (filter: object = {}, as = headers, sort = ['nextExpiry', 'ASC']) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) })
  const reply = await app.inject({ url: `/api/resources/fleet-vehicles?${query.toString()}`, headers: as })
  expect(reply.statusCode).toBe(200)
  return reply.json<Vehicle[]>()
}

const summary = async (as = headers) => {
  const reply = await app.inject({ url: '/api/fleet/summary', headers: as })
  expect(reply.statusCode).toBe(200)
  return getFleetSummary.reply.parse(reply.json())
}

const post = (path: string, payload: object, as = headers) =>
  app.inject({ method: 'POST', url: `/api/fleet/${path}`, headers: as, payload })

/** Gives the account's vehicles other dates, as a source would in another year. */
const setDates = (values: { insurance_upto?: string | null; puc_upto?: string | null }) =>
  ctx.db
    .updateTable('fleet_vehicles')
    .set({ puc_upto: null, fitness_upto: null, permit_upto: null, tax_upto: null, ...values })
    .where('user_id', '=', customer.userId)
    .execute()

describe('a vehicle', () => {
  test('is added by its check, masked, and found by its complete number', async () => {
    const id = await check('MH12AB1000')
    const [vehicle, ...others] = await listed({ q: 'mh 12 ab 1000' })
    expect(vehicle).toMatchObject({ vehicle: 'MH12xx1000', state: 'MH', verificationId: id, pendingPaise: null })
    expect(others).toEqual([])
    expect(await listed({ q: 'MH12AB1001' })).toEqual([])
  })

  test('has its latest answer once, however often it is read', async () => {
    await check('MH12AB1000')
    const id = await check('MH12AB1000')
    expect(await readChecks(ctx)).toBe(0)
    await Promise.all([readChecks(ctx), readChecks(ctx)])
    expect(await listed()).toMatchObject([{ verificationId: id }])
  })

  test('has the challans of its latest check of them, whichever check came first', async () => {
    await check('KA05MN4821', 'vehicle-challans')
    expect(await listed()).toEqual([])
    await check('KA05MN4821')
    const [before] = await listed()
    expect(before?.pendingPaise).toBeGreaterThan(0)
    const { challans } = await summary()
    expect(challans).toMatchObject({ checked: 1, vehicles: 1, paise: before?.pendingPaise })
    expect(challans.byAge.reduce((sum, { paise }) => sum + paise, 0)).toBe(challans.paise)
  })

  test('of a check with a test key, of a source that was down, or not found is in no fleet', async () => {
    await check('MH12AB1404')
    await check('MH12AB1503')
    expect(await listed()).toEqual([])
  })

  test('stays removed until it is checked again', async () => {
    await check('MH12AB1000')
    const [{ id }] = (await listed()) as [Vehicle]
    expect((await post('remove', { ids: [id] })).json()).toEqual({ changed: 1 })
    expect(await listed()).toEqual([])
    expect((await summary()).vehicles).toBe(0)
    await check('MH12AB1000')
    expect(await listed()).toMatchObject([{ id }])
  })

  test('is put into a group and out of it', async () => {
    await check('MH12AB1000')
    const [{ id }] = (await listed()) as [Vehicle]
    await post('group', { ids: [id], group: ' Pune depot ' })
    expect(await listed({ group: 'Pune depot' })).toMatchObject([{ id, group: 'Pune depot' }])
    expect((await summary()).groups).toEqual([{ name: 'Pune depot', count: 1 }])
    await post('group', { ids: [id], group: null })
    expect(await listed({ group: 'Pune depot' })).toEqual([])
  })
})

test('another account sees and changes nothing', async () => {
  await check('MH12AB1000')
  const [{ id }] = (await listed()) as [Vehicle]
  const other = await signedIn(ctx, await makeCustomer(ctx.db))
  expect(await listed({ id: [id] }, other)).toEqual([])
  expect((await summary(other)).vehicles).toBe(0)
  expect((await post('remove', { ids: [id] }, other)).json()).toEqual({ changed: 0 })
  expect((await post('group', { ids: [id], group: 'Theirs' }, other)).json()).toEqual({ changed: 0 })
  const rechecked = await post('recheck', { product: 'vehicle-rc-check', ids: [id] }, other)
  expect(rechecked.statusCode).toBe(409)
  expect(await listed()).toMatchObject([{ id, group: null }])
})

describe('every figure', () => {
  test('has its vehicles behind it', async () => {
    for (let number = 2001; number <= 2012; number++) await check(`MH12AB${number}`)
    await setDates({ insurance_upto: today(-3) })
    await ctx.db
      .updateTable('fleet_vehicles')
      .set({ insurance_upto: today(12) })
      .where('user_id', '=', customer.userId)
      .where('fuel', '=', 'petrol')
      .execute()
    const figures = await summary()
    expect(figures.vehicles).toBe(12)
    expect(await listed({ due: 'expired' })).toHaveLength(figures.overdue)
    expect(await listed({ due: 'month' })).toHaveLength(figures.soon)
    expect(figures.overdue + figures.soon).toBe(12)
    expect(figures.ended).toMatchObject([{ document: 'insurance', count: figures.overdue, oldest: today(-3) }])
    expect(figures.expiring).toEqual([{ day: today(12), document: 'insurance', count: figures.soon }])
    expect(await listed({ document: ['insurance'], expiresFrom: today(12), expiresTo: today(12) })).toHaveLength(
      figures.soon,
    )
    expect(await listed({ document: ['puc'], expiresFrom: today(12), expiresTo: today(12) })).toEqual([])
    for (const { name, count } of figures.fuels) expect(await listed({ fuel: [name] })).toHaveLength(count)
    for (const { name, count } of figures.classes) expect(await listed({ vehicleClass: [name] })).toHaveLength(count)
    for (const { name, count } of figures.ages) expect(await listed({ age: [name] })).toHaveLength(count)
    for (const { name, count } of figures.states) expect(await listed({ state: [name] })).toHaveLength(count)
    expect(await listed({ status: ['blacklisted'] })).toHaveLength(figures.blacklisted)
    expect(await listed({ financed: true })).toHaveLength(figures.financed)
    expect(await listed({ challans: 'unknown' })).toHaveLength(12)
  })

  test('sorts what is due first, and is exported masked', async () => {
    for (const rc of ['MH12AB2001', 'MH12AB2002', 'MH12AB2003']) await check(rc)
    const dates = (await listed()).map(({ nextExpiry }) => nextExpiry)
    expect(dates).toEqual(dates.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)))
    const file = await app.inject({ url: '/api/resources/fleet-vehicles/export', headers })
    expect(file.statusCode).toBe(200)
    expect(file.body.trim().split('\n')).toHaveLength(4)
    expect(file.body).not.toContain('MH12AB')
    const workbook = await app.inject({ url: '/api/resources/fleet-vehicles/export?format=xlsx', headers })
    expect(workbook.headers['content-type']).toContain('spreadsheetml')
    const [header = [], ...rows] = (await readXlsx(workbook.rawPayload)).sheets[0]?.rows ?? []
    expect(rows).toHaveLength(3)
    expect(header).toEqual(expect.arrayContaining(['Vehicle', 'Insurance', 'RC checked, IST']))
    expect(rows[0]?.[header.indexOf('Insurance')]).toBeInstanceOf(Date)
    expect(['Active', 'Blacklisted', 'RC expired']).toContain(rows[0]?.[header.indexOf('RC')])
    expect((await app.inject({ url: '/api/resources/fleet-vehicles/export?format=pdf', headers })).statusCode).toBe(400)
  })
})

test('due vehicles become a file that is ready, with its price, and charges nothing', async () => {
  await check('MH12AB2001')
  await check('MH12AB2002')
  expect((await post('recheck', { product: 'vehicle-rc-check' })).statusCode).toBe(409)
  await setDates({ insurance_upto: today(5) })
  const before = await ctx.db.selectFrom('wallets').selectAll().where('user_id', '=', customer.userId).execute()
  const key = { ...headers, 'idempotency-key': newId('req') }
  const reply = await post('recheck', { product: 'vehicle-challans' }, key)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ product: 'vehicle-challans', status: 'ready', counts: { ready: 2 } })
  expect((await post('recheck', { product: 'vehicle-challans' }, key)).json()).toMatchObject({ id: reply.json().id })
  expect(await ctx.db.selectFrom('wallets').selectAll().where('user_id', '=', customer.userId).execute()).toEqual(
    before,
  )
})

describe('reminders', () => {
  const turnOn = (body: object = {}) =>
    app.inject({
      method: 'PUT',
      url: '/api/fleet/reminders',
      headers,
      payload: { on: true, documents: ['insurance', 'puc'], recipients: [], ...body },
    })

  const mails = async () => {
    const rows = await ctx.db
      .selectFrom('fleet_reminders')
      .innerJoin('fleet_vehicles', 'fleet_vehicles.id', 'vehicle_id')
      .select(['document', 'upto', 'step'])
      .where('user_id', '=', customer.userId)
      .orderBy('step', 'desc')
      .execute()
    return rows
  }

  test('are sent once per vehicle, document and step, across the end of a month', async () => {
    await check('MH12AB2001')
    await setDates({ insurance_upto: '2027-03-01' })
    await turnOn()
    for (const day of [
      '2027-01-29',
      '2027-01-30',
      '2027-01-30',
      '2027-02-21',
      '2027-02-22',
      '2027-02-28',
      '2027-03-01',
      '2027-03-02',
    ])
      await Promise.all([remindFleets(ctx, day), remindFleets(ctx, day)])
    const insurance = { document: 'insurance', upto: '2027-03-01' }
    expect(await mails()).toEqual([30, 7, 1].map(step => ({ ...insurance, step })))
  })

  test('after a pause only the step that was reached is sent', async () => {
    await check('MH12AB2001')
    await setDates({ insurance_upto: '2027-03-01' })
    await turnOn()
    await remindFleets(ctx, '2027-02-26')
    expect(await mails()).toEqual([{ document: 'insurance', upto: '2027-03-01', step: 7 }])
  })

  test('are off until they are turned on, and leave out other documents', async () => {
    await check('MH12AB2001')
    await setDates({ insurance_upto: '2027-03-01', puc_upto: '2027-03-01' })
    await remindFleets(ctx, '2027-02-28')
    expect(await mails()).toEqual([])
    await turnOn({ documents: ['puc'] })
    await remindFleets(ctx, '2027-02-28')
    expect(await mails()).toMatchObject([{ document: 'puc' }])
  })

  test('go to chosen secondary users of the account only', async () => {
    const own = await makeSubUser(ctx.db, customer.userId)
    const foreign = await makeSubUser(ctx.db, (await makeCustomer(ctx.db)).userId)
    const reply = await turnOn({ recipients: [own, foreign] })
    expect(reply.json()).toMatchObject({ on: true, recipients: [own] })
  })
})

describe('days', () => {
  test.each([
    [31, undefined],
    [30, 30],
    [8, 30],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 1],
    [-1, undefined],
  ])('%d days before, the step is %s', (left, step) => {
    expect(reminderStepOf(left)).toBe(step)
  })

  test.each([
    ['2026-02-28', '2026-02-28', 'soon'],
    ['2026-02-28', '2026-03-30', 'soon'],
    ['2026-02-28', '2026-03-31', 'valid'],
    ['2026-03-01', '2026-02-28', 'expired'],
    ['2026-03-01', null, 'missing'],
  ] as const)('on %s a paper until %s is %s', (day, upto, state) => {
    expect(paperState(upto, day)).toBe(state)
  })

  test('a leap day counts', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  })
})
