import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChallanRoute } from '../../../contracts/challans/challans.ts'
import { estimateSettlement } from '../../../server/challans/orders/present.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import {
  a80,
  browser,
  citizen,
  clerk,
  codeOf,
  freshVehicle,
  makeBrand,
  numbersOf,
  paidOrder,
  payer,
} from './orderHelpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let one: Awaited<ReturnType<typeof payer>>
let maker: Awaited<ReturnType<typeof clerk>>
let checker: Awaited<ReturnType<typeof clerk>>
let brand: Awaited<ReturnType<typeof makeBrand>>
beforeAll(async () => {
  await a80(suite)
  brand = await makeBrand(ctx)
  maker = await clerk(suite)
  checker = await clerk(suite)
})
beforeEach(async () => {
  one = await payer(suite, { paise: 10_000_000 })
})

const whole = async () => expect((await verifyLedger(ctx.db)).broken).toBeNull()

/** A paid order of three challans. */
const paid = () => paidOrder(suite, { one, maker })

const decide = (refundId: string, approve = true, by = checker) =>
  by.call(`/challan-refunds/${refundId}/decide`, { approve })

describe('from paid to settled', () => {
  test('assigned, processed, settled challan by challan with proof; timeline, receipt and mails follow (A102)', async () => {
    const order = await paid()
    expect(await maker.call(`/challan-payments/${order.id}/assign`, { assigneeId: checker.adminId })).toMatchObject({
      status: 'paid',
    })
    expect(await order.settle(order.items.slice(0, 1))).toMatchObject({ error: { code: 'conflict' } })
    expect(await order.process()).toMatchObject({ status: 'processing' })
    expect(await order.process()).toMatchObject({ status: 'processing' })
    expect(await order.settle(order.items.slice(0, 1), { courtStatus: 'Disposed' })).toMatchObject({
      status: 'processing',
    })
    expect(await order.settle(order.items.slice(1))).toMatchObject({ status: 'settled' })
    const shown = await one.show(order.id)
    expect(shown).toMatchObject({ status: 'settled', receipt: true, settledAt: expect.any(String) })
    const statuses = shown.timeline.map(({ status }: { status: string }) => status)
    expect([statuses[0], statuses[1], statuses[2], statuses.at(-1)]).toEqual([
      'created',
      'paid',
      'processing',
      'settled',
    ])
    expect(shown.timeline.map(({ by }: { by: string }) => by)).not.toContain('Meera Iyer')
    expect((await maker.show(order.id)).timeline.map(({ by }: { by: string }) => by)).toContain('Meera Iyer')
    expect((await listMessages(ctx, one.email)).map(({ text }) => text).join()).toContain('settled your order')
    const evidence = await app.inject({
      url: `/api/challan/orders/${order.id}/evidence/${order.items[0]?.id}`,
      headers: one.headers,
    })
    expect([evidence.statusCode, evidence.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(evidence.body).toContain('a receipt of the court')
    await whole()
  })

  test('processing begins only with an assignee, who is active', async () => {
    const order = await paid()
    expect(await order.process(null)).toMatchObject({ status: 409 })
    expect(await order.process('adm_none')).toMatchObject({ status: 409 })
    expect(await order.process(checker.adminId)).toMatchObject({ status: 'processing' })
    expect((await maker.show(order.id)).assigneeId).toBe(checker.adminId)
    const assigned = await paid()
    await maker.call(`/challan-payments/${assigned.id}/assign`, { assigneeId: checker.adminId })
    expect(await assigned.process(null)).toMatchObject({ status: 'processing' })
    expect((await maker.show(assigned.id)).assigneeId).toBe(checker.adminId)
  })

  test('settling is idempotent, takes a file once, and only what is uploaded', async () => {
    const order = await paid()
    await order.process()
    const objectId = await maker.upload()
    const body = { items: [order.items[0]?.id], objectId, reference: 'MHC-1' }
    const url = `/challan-payments/${order.id}/settle`
    const [first, again] = await Promise.all([maker.call(url, body), maker.call(url, body)])
    expect([first.status, again.status]).toEqual(['processing', 'processing'])
    expect(await maker.call(url, { ...body, items: [order.items[1]?.id] })).toMatchObject({
      error: { code: 'not_found' },
    })
    expect(await maker.call(url, { ...body, objectId: 'obj_none', items: [order.items[1]?.id] })).toMatchObject({
      error: { code: 'not_found' },
    })
    const other = await paid()
    expect(await order.settle(other.items)).toMatchObject({ error: { code: 'conflict' } })
    await whole()
  })

  test('the receipt has the sums and no whole name; none before payment; another finds nothing', async () => {
    const order = await paid()
    const url = `/api/challan/orders/${order.id}/receipt`
    const pdf = await app.inject({ url, headers: one.headers })
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await payer(suite)
    expect((await app.inject({ url, headers: stranger.headers })).statusCode).toBe(404)
    const { parentId, result } = await one.search(freshVehicle())
    await one.order(parentId, numbersOf(result))
    const [unpaid] = await one.orders()
    const early = await app.inject({ url: `/api/challan/orders/${unpaid.id}/receipt`, headers: one.headers })
    expect(early.statusCode).toBe(409)
  })
})

describe('what a payer may expect', () => {
  const day = 24 * 60 * 60_000
  const paid_at = new Date(Date.now() - 10 * day).toISOString()
  const item = (route: ChallanRoute, status: 'paid' | 'processing' | 'settled' = 'paid') => ({ route, status })

  test.each([
    ['paid', [item('online')], 'online', 4, true],
    ['processing', [item('online'), item('physical_court'), item('virtual_court')], 'physical_court', 20, false],
    ['processing', [item('physical_court', 'settled'), item('virtual_court', 'processing')], 'virtual_court', 4, true],
  ] as const)('of a %s order with %j', (status, items, route, days, late) => {
    const by = new Date(Date.parse(paid_at) + days * day).toISOString()
    expect(estimateSettlement(ctx, { status, paid_at, due_at: null }, items)).toEqual({ route, by, late })
  })

  test.each(['created', 'settled', 'refunded', 'expired'] as const)('nothing of a %s order', status => {
    expect(estimateSettlement(ctx, { status, paid_at, due_at: null }, [item('online')])).toBeNull()
  })

  test('its customer and staff read the same', async () => {
    const order = await paid()
    const { expected } = await one.show(order.id)
    expect(expected).toMatchObject({ by: expect.any(String), late: false })
    expect((await maker.show(order.id)).expected).toEqual(expected)
  })
})

describe('lists', () => {
  test('staff find orders by everything, customers only theirs', async () => {
    const order = await paid()
    const { refundId } = await order.refund(order.items.slice(0, 1))
    await maker.call(`/challan-payments/${order.id}/assign`, { assigneeId: maker.adminId })
    const { rcNo } = await one.show(order.id)
    const list = async (filter: object) => {
      const url = `/admin-api/resources/challan-payments?filter=${encodeURIComponent(JSON.stringify(filter))}`
      return (await app.inject({ url, headers: maker.headers })).json<{ id: string }[]>().map(({ id }) => id)
    }
    for (const filter of [
      { status: ['paid'] },
      { rcNo },
      { challanNo: order.items[0]?.challanNo },
      { channel: 'console' },
      { assignee: maker.adminId },
      { customer: one.userId },
      { attention: ['refundAsked'] },
      { attention: ['refundAsked', 'diverged'] },
    ])
      expect(await list(filter), JSON.stringify(filter)).toContain(order.id)
    for (const filter of [
      { status: ['settled'] },
      { rcNo: 'MH99ZZ9999' },
      { channel: 'public' },
      { attention: ['diverged'] },
      { customer: 'C00000000' },
    ])
      expect(await list(filter), JSON.stringify(filter)).not.toContain(order.id)
    await decide(refundId, false)
    expect(await list({ attention: ['refundAsked'] })).not.toContain(order.id)
    expect((await maker.show(order.id)).payer).toBe('Asha Traders')
  })

  test('the export is CSV that no spreadsheet runs', async () => {
    const order = await paid()
    await ctx.db.updateTable('users').set({ company_name: '=HYPERLINK("x")' }).where('id', '=', one.userId).execute()
    const reply = await app.inject({ url: '/admin-api/challan-payments/export', headers: maker.headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain(order.id)
    expect(reply.body).toContain(`'=HYPERLINK`)
  })

  test('a phone’s paid orders, 25 a page, under its own brand (A101); the receipt by its token alone (A100)', async () => {
    const person = await citizen(suite, brand, '9812100001')
    const { parentId, result } = await person.search(freshVehicle())
    const code = codeOf(await person.order(parentId, numbersOf(result)))
    expect(await person.paidList()).toMatchObject({ code: 200, result: [], totalRecords: 0, pageNumber: 1 })
    expect((await browser(suite, code).pay()).next).toBe(`/challan-paid?order=${code}`)
    const list = await person.paidList()
    expect(list).toMatchObject({ code: 200, totalRecords: 1, result: [{ code, status: 'paid', receipt: true }] })
    expect(list.result[0].challanNumber.toSorted()).toEqual(numbersOf(result).toSorted())
    expect(list.result[0].challanDetail[0].status).toBe('Paid')
    expect(JSON.stringify(list)).not.toContain('Rohan Deshmukh')
    expect(await person.paidList(2)).toMatchObject({ result: [], totalRecords: 1, pageNumber: 2 })
    const [told] = await listMessages(ctx, '+919812100001')
    expect(told?.text).toContain('received for')
    expect((await person.receipt(code)).headers['content-type']).toBe('application/pdf')
    const stranger = await citizen(suite, brand, '9812100002')
    expect((await stranger.receipt(code)).json()).toMatchObject({ code: 404 })
    expect(await stranger.paidList()).toMatchObject({ totalRecords: 0 })
    expect(await browser(suite, code).status()).toMatchObject({ brand: { name: brand.name, token: brand.token } })
    expect(JSON.stringify(await browser(suite, code).status())).not.toMatch(/MH\d\d|9812100001/)
  })
})
