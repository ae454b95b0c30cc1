import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { personLink, planOf } from '../../support/cases/personLink.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { razorpayServer } from '../../support/razorpayServer.ts'

const razorpay = await razorpayServer()
const { app, ctx } = await testApp(razorpay.env)
const person = personLink({ app, ctx })

type Headers = Record<string, string>

const AMOUNT = 100_000
const words = (en: string) => ({ en, hi: en })
const plan: PlanInput = planOf([
  {
    id: 'fee',
    kind: 'payment',
    title: words('Fee'),
    settings: { amountPaise: AMOUNT, purpose: words('Registration'), gstPercent: 0, payHours: 48 },
  },
])

let customer: Customer
let headers: Headers
let maker: Headers
let checker: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  maker = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  checker = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  razorpay.refusesRefunds(null)
})

const send = async (url: string, payload: object | undefined, as: Headers) => {
  const reply = await app.inject({ method: 'POST', url, ...(payload && { payload }), headers: as })
  return { ...reply.json(), status: reply.statusCode }
}
const get = async (url: string, as: Headers) => (await app.inject({ url, headers: as })).json()
const list = (resource: string, as: Headers, filter: object = {}) =>
  get(
    `/${as === headers ? 'api' : 'admin-api'}/resources/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    as,
  )

/** A payment of a case of the customer, received so many days ago. */
async function received(daysAgo = 30) {
  const link = await person.start(headers, plan)
  const opened = await person.post('/public/case-links/pay', { token: link.token, step: 'fee' })
  const payment = razorpay.pay(opened.json<{ order_id: string }>().order_id)
  await app.inject({ method: 'POST', url: '/payments/webhook', ...razorpay.webhook(payment) })
  const at = new Date(Date.now() - daysAgo * 86_400_000)
  await ctx.db
    .updateTable('case_receipts')
    .set({ at: at as never })
    .where('id', '=', payment.id)
    .execute()
  return { ...link, payment: payment.id }
}
const bank = { holder: 'Meera Traders', number: '50100012345678', ifsc: 'HDFC0000001' }
const setBank = (more: object = {}, as = headers) => send('/api/payouts/bank-account', { ...bank, ...more }, as)
const balance = (as = headers) => get('/api/payouts/balance', as)
const refund = ({ id }: { id: string }) =>
  send(`/api/cases/${id}/steps/fee/refund`, { reason: 'Registered by mistake' }, headers)
const propose = async (amountPaise: number, more: object = {}, as = maker) => {
  const { bankAccount } = await balance()
  const body = { amountPaise, bankAccountId: bankAccount?.id ?? 'pba_x', holderCompared: true, reason: 'Weekly payout' }
  return send(`/admin-api/payout-accounts/${customer.userId}/propose`, { ...body, ...more }, as)
}
const decide = (approvalId: string, as = checker, approve = true) =>
  send(`/admin-api/approvals/${approvalId}/decide`, { approve, reason: 'Compared' }, as)
const makeFile = (as = maker) => send('/admin-api/payout-files', undefined, as)
const mark = (id: string, verb: 'paid' | 'returned' | 'cancel', body: object, as = maker) =>
  send(`/admin-api/payouts/${id}/${verb}`, body, as)
const ownPayouts = () => list('payouts', maker, { userId: customer.userId })
const whole = async () => expect((await verifyLedger(ctx.db)).broken).toBeNull()
const statusesOf = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other)
const utr = () => `HDFC${Math.random().toString().slice(2, 14).padEnd(12, '0')}`

/** An approved payout of everything that can be paid out. */
async function approved() {
  const { availablePaise } = await balance()
  const { approvalId } = await propose(availablePaise)
  expect(await decide(approvalId)).toMatchObject({ status: 200, state: 'approved' })
  const [{ id }] = await ownPayouts()
  return id as string
}

describe('a payout', () => {
  test('goes from proposal, approval and file to the bank, and its statement adds up', async () => {
    await received()
    await received()
    await received(1)
    expect(await propose(100_000)).toMatchObject({ status: 409 })
    expect(await setBank()).toMatchObject({ status: 200, bankAccount: { holder: bank.holder, ifsc: bank.ifsc } })
    expect(await balance()).toMatchObject({
      owedPaise: 300_000,
      heldPaise: 100_000,
      availablePaise: 200_000,
      onTheWayPaise: 0,
    })
    expect(await propose(200_001)).toMatchObject({ status: 409 })
    const asked = await propose(200_000)
    expect(asked.status).toBe(200)
    expect(await propose(100, {}, checker)).toMatchObject({ status: 409 })
    expect(await decide(asked.approvalId, maker)).toMatchObject({ status: 403 })
    expect(await list('approvals', checker, { id: [asked.approvalId] })).toMatchObject([
      { kind: 'payout', amountPaise: 200_000, bankAccount: expect.stringMatching(/^[Xx•]+\d{4}, HDFC0\d+$/) },
    ])
    expect(await list('payout-accounts', maker, { id: [customer.userId] })).toMatchObject([
      { owedPaise: 300_000, proposedPaise: 200_000, bankAccount: { holder: bank.holder } },
    ])
    expect(await decide(asked.approvalId)).toMatchObject({ status: 200 })
    const [{ id }] = await ownPayouts()
    expect(await mark(id, 'paid', { utr: utr() })).toMatchObject({ status: 409 })
    const file = await makeFile()
    expect(file).toMatchObject({ status: 200, leftOut: 0 })
    const csv = await app.inject({ url: `/admin-api/payout-files/${file.id}`, headers: maker })
    const lines = csv.body.split('\r\n')
    expect(lines[0]).toBe('Transaction type,Beneficiary account number,Beneficiary name,IFSC,Amount,Reference')
    expect(lines.find(line => line.includes(id))).toBe(`NEFT,${bank.number},${bank.holder},${bank.ifsc},2000.00,${id}`)
    const number = utr()
    expect(await mark(id, 'paid', { utr: 'short' })).toMatchObject({ status: 400 })
    expect(await mark(id, 'paid', { utr: number })).toMatchObject({ status: 200, state: 'paid' })
    expect(await mark(id, 'paid', { utr: number })).toMatchObject({ status: 200, state: 'paid' })
    expect(await mark(id, 'cancel', { reason: 'Too late now' })).toMatchObject({ status: 409 })
    expect(await balance()).toMatchObject({ owedPaise: 100_000, availablePaise: 0, onTheWayPaise: 0 })
    const entries = await list('received-payments', headers)
    expect(entries.map(({ amountPaise }: { amountPaise: number }) => amountPaise)).toEqual([
      -200_000, 100_000, 100_000, 100_000,
    ])
    expect(entries[0]).toMatchObject({ kind: 'payout', balancePaise: 100_000, reference: number })
    const hits = await get(`/admin-api/search?q=${number}`, maker)
    expect(hits).toMatchObject({ hits: [{ kind: 'payout', id }] })
    const mails = await listMessages(ctx, customer.email)
    expect(JSON.stringify(mails)).toContain(number)
    expect(JSON.stringify(mails)).not.toContain(bank.number)
    await whole()
  })

  test('that the bank returns is owed again, and can be paid out again', async () => {
    await received()
    await setBank()
    const id = await approved()
    await makeFile()
    await mark(id, 'paid', { utr: utr() })
    expect(await mark(id, 'returned', { reason: 'Account closed' })).toMatchObject({ status: 200, state: 'returned' })
    expect(await mark(id, 'returned', { reason: 'Account closed' })).toMatchObject({ status: 200 })
    expect(await balance()).toMatchObject({ owedPaise: AMOUNT, availablePaise: AMOUNT })
    expect(await list('received-payments', headers)).toMatchObject([
      { kind: 'payoutReturned', balancePaise: AMOUNT },
      { kind: 'payout', balancePaise: 0 },
      { kind: 'payment', balancePaise: AMOUNT },
    ])
    const again = await approved()
    expect(again).not.toBe(id)
    expect(await mark(again, 'cancel', { reason: 'Not today' })).toMatchObject({ state: 'cancelled' })
    await whole()
  })

  test('to a bank account that was replaced is refused, before its approval and before its file', async () => {
    await received()
    await setBank()
    const { approvalId } = await propose(50_000)
    await setBank({ number: '50100099999999' })
    expect(await decide(approvalId)).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('changed') },
    })
    expect(await decide(approvalId, checker, false)).toMatchObject({ state: 'rejected' })
    const id = await approved()
    await setBank({ number: '50100088888888' })
    await makeFile()
    expect(await ownPayouts()).toMatchObject([{ id, state: 'approved', isChanged: true, fileId: null }])
    await mark(id, 'cancel', { reason: 'Another bank account' })
    await whole()
  })

  test('of money that was refunded since is refused; a refund of money that was paid out, too', async () => {
    const first = await received()
    const second = await received()
    await setBank()
    const { approvalId } = await propose(200_000)
    expect(await refund(first)).toMatchObject({ status: 200 })
    expect(await decide(approvalId)).toMatchObject({ status: 409 })
    await decide(approvalId, checker, false)
    await approved()
    expect(await refund(second)).toMatchObject({ status: 409, error: { message: expect.stringContaining('paid out') } })
    await received(1)
    expect(await refund(second)).toMatchObject({ status: 200 })
    expect(await balance()).toMatchObject({ owedPaise: 0 })
    await whole()
  })

  test('and a refund at the same time do not both take the same money', async () => {
    const only = await received()
    await setBank()
    const { approvalId } = await propose(AMOUNT)
    const [paid, refunded] = await Promise.all([decide(approvalId), refund(only)])
    expect(statusesOf([paid, refunded])).toEqual([200, 409])
    expect(await balance()).toMatchObject({ owedPaise: 0 })
    await whole()
  })

  test('is proposed once by two people at once, and stands in one file of two', async () => {
    await received()
    await setBank()
    const asked = await Promise.all([propose(60_000), propose(60_000, {}, checker)])
    expect(statusesOf(asked)).toEqual([200, 409])
    const waiting = asked.find(({ status }) => status === 200)
    const third = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    await decide(waiting?.approvalId, third)
    await Promise.all([makeFile(maker), makeFile(checker)])
    expect(await ownPayouts()).toHaveLength(1)
    expect(await ownPayouts()).toMatchObject([{ state: 'sent' }])
    await whole()
  })

  test('has a UTR of its own', async () => {
    await received()
    await setBank()
    const { approvalId } = await propose(40_000)
    await decide(approvalId)
    const second = await propose(40_000)
    await decide(second.approvalId)
    await makeFile()
    const [one, two] = await ownPayouts()
    const number = utr()
    const both = await Promise.all([mark(one.id, 'paid', { utr: number }), mark(two.id, 'paid', { utr: number })])
    expect(statusesOf(both)).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.error.fields).toMatchObject([{ field: 'utr' }])
    await whole()
  })
})

describe('the bank account', () => {
  test('is refused with the field that is wrong, sealed, masked, and nobody else sees or changes it', async () => {
    expect(await setBank({ number: '1234' })).toMatchObject({ status: 400, error: { fields: [{ field: 'number' }] } })
    expect(await setBank({ number: '5010AB12345678' })).toMatchObject({ status: 400 })
    expect(await setBank({ ifsc: 'QQQQ0999999' })).toMatchObject({
      status: 400,
      error: { fields: [{ field: 'ifsc' }] },
    })
    const { bankAccount } = await setBank()
    expect(bankAccount.number).toMatch(/x+5678$/i)
    const rows = await ctx.db
      .selectFrom('payout_bank_accounts')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .execute()
    expect(JSON.stringify(rows)).not.toContain(bank.number)
    expect(JSON.stringify(rows)).not.toContain('Meera')
    const other = await signedIn(ctx, await makeCustomer(ctx.db))
    expect(await balance(other)).toMatchObject({ owedPaise: 0, bankAccount: null })
    await received()
    expect(await get('/api/resources/received-payments', other)).toEqual([])
    const support = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'support') })
    expect(await propose(1_000, {}, support)).toMatchObject({ status: 403 })
    expect(await makeFile(support)).toMatchObject({ status: 403 })
    expect(await propose(1_000, { holderCompared: false })).toMatchObject({
      status: 400,
      error: { fields: [{ field: 'holderCompared' }] },
    })
  })
})

test('a refund that the gateway refuses is in the queue of work', async () => {
  const link = await received()
  razorpay.refusesRefunds({ status: 400, description: 'Your balance is too low.' })
  await refund(link)
  const items = await list('work-items', maker, { id: [`caseRefund:${link.payment}`] })
  expect(items).toMatchObject([{ kind: 'caseRefund', target: customer.userId, amountPaise: AMOUNT }])
  expect(await balance()).toMatchObject({ owedPaise: AMOUNT, refundingPaise: AMOUNT, availablePaise: 0 })
})

test('the comparison of the ledger sees what does not add up', async () => {
  await received()
  await setBank()
  const id = await approved()
  const changes: [object, string][] = [
    [{ amount_paise: AMOUNT - 1 }, `payout ${id}`],
    [{ user_id: (await makeCustomer(ctx.db)).userId }, `payout ${id}`],
  ]
  for (const [change, named] of changes) {
    const kept = await ctx.db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await ctx.db.updateTable('payouts').set(change).where('id', '=', id).execute()
    expect((await verifyLedger(ctx.db)).broken).toContain(named)
    await ctx.db
      .updateTable('payouts')
      .set({ amount_paise: kept.amount_paise, user_id: kept.user_id })
      .where('id', '=', id)
      .execute()
  }
  await whole()
})
