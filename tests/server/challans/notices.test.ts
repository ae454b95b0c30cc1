import { expect, test } from 'vitest'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { challansFor } from '../../../server/sources/synthetic/challans.ts'
import { testApp } from '../../support/app.ts'
import { a80, browser, citizen, clerk, codeOf, freshVehicle, makeBrand, numbersOf } from './orderHelpers.ts'

const suite = await testApp()
const { ctx } = suite
await a80(suite)

test('paid, processing, settled: each text has the number, the day or the outcome, and a link; none begins with a blank line', async () => {
  const phone = '9876502001'
  const one = await citizen(suite, await makeBrand(ctx), phone)
  const rcNo = freshVehicle()
  const { parentId, result } = await one.search(rcNo)
  const online = result.filter(({ route }) => route === 'online')
  const code = codeOf(await one.order(parentId, numbersOf(online).slice(0, 1)))
  await browser(suite, code).pay()
  const { order } = await browser(suite, code).status()
  const staff = await clerk(suite)
  const row = await ctx.db.selectFrom('challan_orders').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  await staff.call(`/challan-payments/${row.id}/process`, { assigneeId: staff.adminId })
  const { items } = await staff.show(row.id)
  await staff.call(`/challan-payments/${row.id}/settle`, {
    items: items.map(({ id }: { id: string }) => id),
    objectId: await staff.upload(),
    reference: 'MHC-2026-001',
  })
  const texts = (await listMessages(ctx, `+91${phone}`)).map(({ text }) => text)
  expect(texts).toHaveLength(3)
  for (const text of texts) {
    expect(text).toMatch(/^\S/)
    expect(text).toContain(order.number)
    expect(text).toContain(`/challan-paid?order=${code}`)
    // Neither the vehicle nor the phone is in the text or its link.
    expect(text).not.toContain(rcNo)
    expect(text).not.toContain(phone)
  }
  const all = texts.join('\n')
  expect(all).toMatch(/We settle it by \d{1,2} \w+ \d{4}/)
  expect(all).toContain('we are settling your order')
  expect(all).toContain('is settled.')
})

test('an order of court challans is told to be with the court', async () => {
  const one = await citizen(suite, await makeBrand(ctx), '9876502002')
  const { parentId, result } = await one.search(freshVehicle())
  const inCourt = result.filter(({ route }) => route === 'virtual_court')
  const code = codeOf(await one.order(parentId, numbersOf(inCourt).slice(0, 1)))
  await browser(suite, code).pay()
  const row = await ctx.db.selectFrom('challan_orders').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  const staff = await clerk(suite)
  await staff.call(`/challan-payments/${row.id}/process`, { assigneeId: staff.adminId })
  expect((await listMessages(ctx, '+919876502002'))[0]?.text).toContain('is with the court, until')
})

test('the result masks vehicle and payer, and has payment, receipt and due date', async () => {
  const one = await citizen(suite, await makeBrand(ctx), '9876502003')
  const rcNo = freshVehicle()
  const { parentId, result } = await one.search(rcNo)
  const page = browser(suite, codeOf(await one.order(parentId, numbersOf(result).slice(0, 1))))
  const { payment_id } = await page.pay()
  const { order } = await page.status()
  expect(order).toMatchObject({
    paymentId: payment_id,
    receipt: true,
    payer: '+91 98••• ••003',
    expected: { by: expect.any(String), late: false },
  })
  expect(order.vehicle).not.toBe(rcNo)
  expect(JSON.stringify(order)).not.toContain('9876502003')
})

test.each(['000', '020', '500', '123', '777'])('a sandbox challan (%s) is paid after it was issued', code => {
  const paid = challansFor(`MH12AB1${code}`, code).filter(({ datePayment }) => datePayment !== null)
  for (const { datePayment, dateChallan } of paid)
    expect(Date.parse(datePayment ?? '')).toBeGreaterThan(Date.parse(dateChallan))
})
