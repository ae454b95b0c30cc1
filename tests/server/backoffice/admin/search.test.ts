import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchHit } from '../../../../contracts/calls/adminSearch.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { sealRow } from '../../../../server/platform/sealing/rows.ts'
import { testApp } from '../../../support/app.ts'
import {
  type Customer,
  makeAdmin,
  makeCustomer,
  makeJob,
  makeVerification,
  signedIn,
} from '../../../support/factories.ts'
import { changeUser } from '../../../support/people.ts'
import {
  a80,
  citizen,
  clerk,
  freshVehicle,
  makeBrand,
  numbersOf,
  paidOrder,
  payer,
} from '../../challans/orderHelpers.ts'
import { buyer } from '../../money/payments/helpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let customer: Customer
let staff: Record<string, string>
let one: Awaited<ReturnType<typeof payer>>
let maker: Awaited<ReturnType<typeof clerk>>
beforeAll(async () => {
  await a80(suite)
  customer = await makeCustomer(ctx.db)
  staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  one = await payer(suite, { paise: 10_000_000 })
  maker = await clerk(suite)
})

const search = async (q: string, headers = staff) => {
  const reply = await app.inject({ url: `/admin-api/search?${new URLSearchParams({ q })}`, headers })
  expect(reply.statusCode).toBe(200)
  return reply.json().hits as SearchHit[]
}
const found = async (q: string, kind: SearchHit['kind'], headers?: Record<string, string>) =>
  (await search(q, headers)).filter(hit => hit.kind === kind).map(({ id }) => id)
const short = (id: string) => id.slice(0, 4) + id.slice(-8)

describe('customers', () => {
  test('are found by id, its shown form, customer ID, e-mail and phone in any spelling', async () => {
    const { userId, customerId, email, phone } = customer
    const spelled = `${phone.slice(0, 5)} ${phone.slice(5)}`
    const queries = [
      userId,
      short(userId),
      customerId.toLowerCase(),
      customerId.slice(0, 8),
      email.toUpperCase(),
      phone,
      `+91 ${spelled}`,
      `0${phone}`,
      `0091-${spelled.replace(' ', '-')}`,
    ]
    for (const q of queries) expect(await found(q, 'user'), q).toEqual([userId])
  })

  test('are found by whole words of names, not by parts of names, e-mails or phones', async () => {
    const other = await makeCustomer(ctx.db)
    const names = { first_name: 'Lakshmi', last_name: 'Narayanan', company_name: 'सुरक्षित फ़्लीट' }
    await changeUser(ctx, other.userId, names)
    expect(await found('narayanan LAKSHMI', 'user')).toEqual([other.userId])
    expect(await found('सुरक्षित', 'user')).toEqual([other.userId])
    for (const part of ['Naray', 'Lakshmi Rao', '@customer.test', customer.phone.slice(0, 7), '%%', '__'])
      expect(await search(part), part).toEqual([])
  })
})

describe('challan orders', () => {
  test('are found by every number that a payer or a portal may name', async () => {
    const order = await paidOrder(suite, { one, maker })
    await order.process()
    await order.settle(order.items.slice(0, 1), { reference: 'PORTAL-7781' })
    const { rcNo, paymentId, gatewayOrderId } = await maker.show(order.id)
    const spelled = `${rcNo.slice(0, 2)}-${rcNo.slice(2, 4)} ${rcNo.slice(4, 6)} ${rcNo.slice(6)}`.toLowerCase()
    const numbers = [
      order.id,
      short(order.id),
      order.id.slice(-8),
      order.code,
      rcNo,
      spelled,
      paymentId,
      gatewayOrderId,
    ]
    for (const q of [...numbers, order.items[0]?.challanNo ?? '', 'PORTAL-7781'])
      expect(await found(q, 'challanOrder'), q).toEqual([order.id])
    const [hit] = await search(order.code)
    expect(hit).toMatchObject({
      kind: 'challanOrder',
      userId: one.userId,
      title: rcNo,
      amountPaise: expect.any(Number),
    })
  })

  test('of a citizen are found by phone, which the result masks', async () => {
    const brand = await makeBrand(ctx)
    const visitor = await citizen(suite, brand, '9811122233')
    const { parentId, result } = await visitor.search(freshVehicle())
    await visitor.order(parentId, numbersOf(result).slice(0, 1))
    const [hit] = await search('+91 98111-22233')
    expect(hit).toMatchObject({
      kind: 'challanOrder',
      userId: null,
      detail: expect.stringContaining('+91 98••• ••233'),
    })
  })

  test('with a refund are found by the refund', async () => {
    const order = await paidOrder(suite, { one, maker })
    const { refundId } = await order.refund(order.items.slice(0, 1))
    const [hit] = await search(short(refundId))
    expect(hit).toMatchObject({ kind: 'challanRefund', id: refundId, target: order.id })
  })
})

test('payments and invoices are found by payment, gateway order and invoice number in any spelling', async () => {
  const someone = await buyer(suite)
  const verified = await someone.verified(5_000)
  await someone.credit(verified)
  const [{ id: orderId }] = await someone.orders()
  const paid = { ...verified, id: orderId as string }
  expect(await found(paid.payment_id, 'payment')).toEqual([paid.id])
  expect(await found(paid.order_id, 'payment')).toEqual([paid.id])
  expect(await found(short(paid.id), 'payment')).toEqual([paid.id])
  const { id, number } = await ctx.db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('order_id', '=', paid.id)
    .executeTakeFirstOrThrow()
  for (const q of [number, number.toLowerCase(), number.replaceAll('/', '-')])
    expect(await found(q, 'invoice'), q).toEqual([id])
})

test('a payment outside the gateway is found by its UTR', async () => {
  const { userId } = await makeCustomer(ctx.db, { accountType: 'Postpaid', paise: 0 })
  await ctx.db
    .updateTable('wallets')
    .set({ available_paise: -5_000 })
    .where('user_id', '=', userId)
    .where('kind', '=', 'api')
    .execute()
  const payload = { wallet: 'api', amountPaise: 5_000, reference: 'HDFCR52026112212345678', reason: 'Bank transfer' }
  const key = { 'idempotency-key': newId('wrk') }
  const url = `/admin-api/users/${userId}/settle`
  const settled = await app.inject({ method: 'POST', url, payload, headers: { ...staff, ...key } })
  expect(settled.statusCode).toBe(200)
  expect(await found('hdfcr52026112212345678', 'transfer')).toEqual([settled.json().transferId])
})

test('checks, files, API requests and leads are found by id, whole, shortened or by its beginning', async () => {
  const { userId } = customer
  const [ver, job] = [await makeVerification(ctx.db, userId), await makeJob(ctx.db, userId)]
  for (const q of [ver, short(ver), ver.slice(-12), ver.slice(0, 20)])
    expect(await found(q, 'verification'), q).toEqual([ver])
  expect(await found(short(job), 'job')).toEqual([job])
  expect(await found(`job_${ver.slice(4)}`, 'job')).toEqual([])
  const lead = newId('led')
  const person = { name: 'Farhan Sheikh', email: 'farhan@fleet.test', phone: '+91 98765-00033', product_name: 'AML' }
  await ctx.db
    .insertInto('leads')
    .values(
      sealRow(ctx.vault, 'leads', { id: lead, kind: 'demo' as const, company_name: null, message: null, ...person }),
    )
    .execute()
  for (const q of ['FARHAN@fleet.test', '9876500033', 'sheikh']) expect(await found(q, 'lead'), q).toEqual([lead])
})

describe('permission', () => {
  test('only a super-admin finds staff', async () => {
    const member = await makeAdmin(ctx.db)
    const above = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' })
    expect(await found(`${member}@staff.test`, 'staff')).toEqual([])
    expect(await found(`${member}@staff.test`, 'staff', above)).toEqual([member])
  })

  test('too little text is refused with 400, a customer with 401', async () => {
    const url = '/admin-api/search?q='
    expect((await app.inject({ url: `${url}a`, headers: staff })).statusCode).toBe(400)
    const asCustomer = await signedIn(ctx, { userId: customer.userId })
    expect((await app.inject({ url: `${url}abc`, headers: asCustomer })).statusCode).toBe(401)
  })
})
