import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

let staff: Awaited<ReturnType<typeof clerk>>
let one: Awaited<ReturnType<typeof payer>>
beforeAll(async () => {
  await a80(suite)
  staff = await clerk(suite)
})
beforeEach(async () => {
  one = await payer(suite, { paise: 10_000_000 })
})

const path = (id: string, rest: string) => `/challan-payments/${id}/${rest}`
const read = async (id: string, rest: string, headers = staff.headers) => {
  const reply = await app.inject({ url: `/admin-api${path(id, rest)}`, headers })
  return { status: reply.statusCode, ...(reply.headers['content-type']?.includes('json') && reply.json()) }
}
const actionsOn = async (id: string) =>
  (await ctx.db.selectFrom('audit_events').select(['action', 'reason']).where('subject', '=', id).execute()).map(
    ({ action, reason }) => (reason ? `${action}: ${reason}` : action),
  )

let phones = 9_876_504_000

/** A citizen's paid order of one challan on this route. */
async function citizenOrder(route: 'online' | 'physical_court' = 'online') {
  const phone = String((phones += 1))
  const visitor = await citizen(suite, await makeBrand(ctx), phone)
  const { parentId, result } = await visitor.search(freshVehicle())
  const some = result.filter(challan => challan.route === route)
  const code = codeOf(await visitor.order(parentId, numbersOf(some).slice(0, 1)))
  await browser(suite, code).pay()
  const row = await ctx.db.selectFrom('challan_orders').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  return { id: row.id, phone: `+91${phone}`, code, visitor }
}

describe('the phone for a call', () => {
  test('is masked until a reason is given, and the reveal is in the audit log', async () => {
    const { id, phone } = await citizenOrder()
    expect(JSON.stringify(await staff.show(id))).not.toContain(phone.slice(3))
    expect(await staff.call(path(id, 'phone'), { of: 'payer', reason: 'No' })).toMatchObject({ status: 400 })
    const reason = 'Asks for the date'
    expect(await staff.call(path(id, 'phone'), { of: 'payer', reason })).toMatchObject({ status: 200, phone })
    expect(await actionsOn(id)).toContain(`challanPhone.revealed: ${reason}`)
    expect(await staff.call(path(id, 'phone'), { of: 'lawyer', reason })).toMatchObject({ status: 404 })
    expect(await staff.call(path('cho_none', 'phone'), { of: 'payer', reason })).toMatchObject({ status: 404 })
  })

  test("an account's is its owner's; customers reveal nothing", async () => {
    const { id } = await paidOrder(suite, { one, maker: staff })
    const { phone } = await staff.call(path(id, 'phone'), { of: 'payer', reason: 'Asks for the date' })
    expect(phone).toMatch(/^\+91\d{10}$/)
    const body = { of: 'payer', reason: 'Asks for the date' }
    expect(await one.call(`/admin-api${path(id, 'phone')}`, body)).toMatchObject({ status: 401 })
  })
})

describe('lawyer and court', () => {
  const court = { court: 'Pune, court 3', hearingOn: '2026-12-04', lawyerName: 'Adv. Rao', lawyerPhone: '98765 04400' }

  test('are sealed, shown with a masked phone, exported, and the payer reads court and hearing', async () => {
    const { id, code, visitor } = await citizenOrder('physical_court')
    expect(await staff.call(path(id, 'court'), court)).toMatchObject({ status: 200 })
    const shown = await staff.show(id)
    expect(shown).toMatchObject({ court: 'Pune, court 3', hearingOn: '2026-12-04', lawyerName: 'Adv. Rao' })
    expect(shown.lawyerPhone).toMatch(/•/)
    const row = await ctx.db.selectFrom('challan_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(/Rao|9876504400/)
    const reason = 'Asks for the hearing'
    expect(await staff.call(path(id, 'phone'), { of: 'lawyer', reason })).toMatchObject({ phone: '+919876504400' })
    const csv = await app.inject({ url: '/admin-api/challan-payments/export', headers: staff.headers })
    expect(csv.body).toMatch(/Adv\. Rao,"Pune, court 3",2026-12-04/)
    const { result } = await visitor.paidList()
    const own = result.find((order: { code: string }) => order.code === code)
    expect(own.court_status_desc).toContain('Pune, court 3 · Next hearing on 4 Dec 2026')
    expect(JSON.stringify(own)).not.toContain('Rao')
    expect(await actionsOn(id)).toContain('challanOrder.courtSet')
  })

  test('the phone stays with the same lawyer, and goes with another or none', async () => {
    const { id } = await citizenOrder('physical_court')
    await staff.call(path(id, 'court'), court)
    await staff.call(path(id, 'court'), { ...court, lawyerPhone: null, hearingOn: null })
    expect(await staff.show(id)).toMatchObject({ lawyerPhone: expect.stringContaining('•'), hearingOn: null })
    await staff.call(path(id, 'court'), { lawyerName: 'Adv. Sen' })
    expect(await staff.show(id)).toMatchObject({ lawyerName: 'Adv. Sen', lawyerPhone: null, court: null })
  })

  test('no phone, no day and no order are refused', async () => {
    const { id } = await citizenOrder('physical_court')
    for (const wrong of [{ lawyerPhone: '12' }, { hearingOn: '4 Dec' }, { court: 'x'.repeat(121) }])
      expect(await staff.call(path(id, 'court'), { ...court, ...wrong })).toMatchObject({ status: 400 })
    expect(await staff.call(path('cho_none', 'court'), court)).toMatchObject({ status: 404 })
    expect(await one.call(`/admin-api${path(id, 'court')}`, court)).toMatchObject({ status: 401 })
  })
})

describe('messages', () => {
  test('to a citizen are listed and sent again, with who sent them; five an hour', async () => {
    const { id, phone } = await citizenOrder()
    const { messages } = await read(id, 'messages')
    expect(messages).toMatchObject([{ notice: 'paid', channel: 'sms', state: 'stored', by: ctx.config.BRAND_NAME }])
    const again = () => staff.call(path(id, `messages/${messages[0].id}/resend`), {})
    expect(await again()).toMatchObject({ status: 200 })
    const texts = (await listMessages(ctx, phone)).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toBe(texts[1])
    expect((await read(id, 'messages')).messages).toMatchObject([{ by: 'Meera Iyer' }, { by: ctx.config.BRAND_NAME }])
    expect(await actionsOn(id)).toContain('challanMessage.resent')
    for (let i = 0; i < 4; i += 1) await again()
    expect(await again()).toMatchObject({ status: 429 })
  })

  test('one of another order is not found; mails that are turned off stay off', async () => {
    const mine = await paidOrder(suite, { one, maker: staff })
    const [message] = (await read(mine.id, 'messages')).messages
    expect(message).toMatchObject({ channel: 'email', notice: 'paid' })
    const other = await citizenOrder()
    expect(await staff.call(path(other.id, `messages/${message.id}/resend`), {})).toMatchObject({ status: 404 })
    const off = { user_id: one.userId, topic: 'payments', wanted: false } as const
    await ctx.db.insertInto('mail_preferences').values(off).execute()
    expect(await staff.call(path(mine.id, `messages/${message.id}/resend`), {})).toMatchObject({ status: 409 })
    expect((await read(mine.id, 'messages')).messages).toHaveLength(1)
    expect(await read('cho_none', 'messages')).toMatchObject({ status: 404 })
    expect(await read(mine.id, 'messages', one.headers)).toMatchObject({ status: 401 })
  })
})

describe('receipt and images', () => {
  test('the receipt is the payer’s, only once it is paid, and the access is audited', async () => {
    const { id } = await citizenOrder()
    const reply = await app.inject({ url: `/admin-api${path(id, 'receipt')}`, headers: staff.headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await actionsOn(id)).toContain('challanReceipt.read')
    const { parentId, result } = await one.search(freshVehicle())
    await one.order(parentId, numbersOf(result).slice(0, 1))
    const [unpaid] = await one.orders()
    expect(await read(unpaid.id, 'receipt')).toMatchObject({ status: 409 })
    expect(await read('cho_none', 'receipt')).toMatchObject({ status: 404 })
    expect(await read(id, 'receipt', one.headers)).toMatchObject({ status: 401 })
  })

  test('the images open by their signed URLs', async () => {
    const { id, items } = await paidOrder(suite, { one, maker: staff })
    const { challans } = await read(id, 'images')
    expect(challans.map(({ challanNo }: { challanNo: string }) => challanNo)).toEqual(
      items.map(({ challanNo }) => challanNo),
    )
    const [url] = challans.flatMap(({ images }: { images: string[] }) => images)
    expect((await app.inject({ url })).statusCode).toBe(200)
    expect(await actionsOn(id)).toContain('challanImages.read')
    expect(await read('cho_none', 'images')).toMatchObject({ status: 404 })
    expect(await read(id, 'images', one.headers)).toMatchObject({ status: 401 })
  })
})
