import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { reconcile } from '../../../server/backoffice/reconciliation/reconcile.ts'
import { readCase } from '../../../server/cases/rows.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { personLink, planOf } from '../../support/cases/personLink.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { razorpayServer } from '../../support/razorpayServer.ts'

const razorpay = await razorpayServer()
const { app, ctx } = await testApp(razorpay.env)
const person = personLink({ app, ctx })

const AMOUNT = 118_000
const words = (en: string) => ({ en, hi: en })
const fee = (more: object = {}): PlanInput['steps'][number] => ({
  id: 'fee',
  kind: 'payment',
  title: words('Fee'),
  settings: { amountPaise: AMOUNT, purpose: words('Registration'), gstPercent: 18, payHours: 48 },
  skippable: true,
  ...more,
})
const form: PlanInput['steps'][number] = {
  id: 'about',
  kind: 'form',
  title: words('About you'),
  settings: { fields: [{ source: 'city', label: words('City') }] },
}

let customer: Customer
let headers: Record<string, string>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  razorpay.suffers(null)
  razorpay.refusesRefunds(null)
})

type Link = { id: string; token: string }
const start = (more: object = {}) => person.start(headers, planOf([fee(more), form]))
const pay = ({ token }: Link) => person.post('/public/case-links/pay', { token, step: 'fee' })
const openForm = async (link: Link) => (await pay(link)).json<{ order_id: string }>().order_id
const check = ({ token }: Link, left: object = {}) =>
  person.post('/public/case-links/payment', { token, step: 'fee', ...left })
const report = (payment: ReturnType<typeof razorpay.pay>) =>
  app.inject({ method: 'POST', url: '/payments/webhook', ...razorpay.webhook(payment) })
const show = async ({ id }: Link) =>
  (await app.inject({ url: `/api/resources/cases/${id}`, headers })).json<ShownCaseDetail>()
const feeOf = async (link: Link) => (await show(link)).steps.find(({ id }) => id === 'fee')
const refund = ({ id }: Link, as = headers) =>
  person.post(`/api/cases/${id}/steps/fee/refund`, { reason: 'Registered by mistake' }, as)
const cancel = ({ id }: Link) => person.post(`/api/cases/${id}/cancel`, { reason: 'Not needed' }, headers)
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const whole = async () => expect((await verifyLedger(ctx.db)).broken).toBeNull()
const refundsOf = (...ids: string[]) => razorpay.refunds.filter(({ payment_id }) => ids.includes(payment_id))
const owed = async () => {
  const rows = await ctx.db
    .selectFrom('case_receipts as receipt')
    .innerJoin('case_payments as ordered', 'ordered.id', 'receipt.order_id')
    .select('receipt.amount_minor')
    .where('ordered.user_id', '=', customer.userId)
    .where('receipt.kind', '=', 'paid')
    .where('receipt.refund_state', 'is', null)
    .execute()
  return rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
}

describe('a payment', () => {
  test('pays its step once, however often it is reported: the case goes on, the money is owed to the account', async () => {
    const link = await start()
    expect((await person.read(link.token)).open).toMatchObject([
      {
        kind: 'payment',
        amountPaise: AMOUNT,
        purpose: 'Registration',
        gst: { percent: 18, paise: 18_000 },
        isTest: false,
      },
    ])
    const opened = (await pay(link)).json<{ order_id: string; total: number }>()
    expect(opened).toMatchObject({
      state: 'checkout',
      total: AMOUNT,
      checkout: { gateway: 'razorpay', description: 'Registration' },
    })
    expect(await openForm(link)).toBe(opened.order_id)
    const payment = razorpay.pay(opened.order_id)
    await Promise.all([report(payment), report(payment), check(link, { outcome: 'paid', paymentId: payment.id })])
    await report(payment)
    const { facts, ...step } = (await feeOf(link)) ?? { facts: [] }
    expect(step).toMatchObject({ status: 'done', outcome: { value: 'paid' }, payment: { state: 'paid' } })
    expect(facts.map(({ source, value }) => [source, value])).toEqual([
      ['amount', AMOUNT],
      ['gst', 18_000],
      ['payment', `••••••${payment.id.slice(-4)}`],
      ['paidAt', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
    ])
    expect(await owed()).toBe(AMOUNT)
    expect((await pay(link)).statusCode).toBe(409)
    expect((await check(link)).json()).toEqual({ state: 'over' })
    const looked = await person.post('/public/case-links/look', { token: link.token, step: 'fee' })
    expect(looked.json()).toMatchObject({ given: [{ value: '₹1,180.00' }, {}, { value: payment.id }, {}] })
    expect(looked.json<{ fixed: string }>().fixed).toBeTruthy()
    expect((await person.post('/public/case-links/reopen', { token: link.token, step: 'fee' })).statusCode).toBe(409)
    await whole()
  })

  test('that nobody reports is found by the reconciliation', async () => {
    const link = await start()
    razorpay.pay(await openForm(link))
    razorpay.suffers('broken')
    await reconcile(ctx, later(0.1))
    expect(await feeOf(link)).toMatchObject({ status: 'asked' })
    razorpay.suffers(null)
    await reconcile(ctx, later(0.5))
    expect(await feeOf(link)).toMatchObject({ status: 'done', outcome: { value: 'paid' } })
    await whole()
  })

  test('that is declined can be tried again; one that the bank has not decided stops a second one', async () => {
    const link = await start()
    const order = await openForm(link)
    await report(razorpay.pay(order, { status: 'failed', error_description: 'The card has expired.' }))
    expect((await check(link)).json()).toMatchObject({ failure: 'The card has expired.', waitingUntil: null })
    expect((await feeOf(link))?.payment).toMatchObject({ state: 'open', failure: 'The card has expired.' })
    const pending = razorpay.pay(order, { status: 'authorized' })
    expect((await check(link, { outcome: 'closed' })).json()).toMatchObject({ waitingUntil: expect.any(String) })
    expect((await pay(link)).statusCode).toBe(409)
    expect((await feeOf(link))?.payment?.state).toBe('waiting')
    pending.status = 'captured'
    await report(pending)
    expect(await feeOf(link)).toMatchObject({ status: 'done', outcome: { value: 'paid' } })
    await whole()
  })

  test('that comes a second time goes back, and only that one', async () => {
    const link = await start()
    const order = await openForm(link)
    const [first, second] = [razorpay.pay(order), razorpay.pay(order)]
    await Promise.all([report(first), report(second)])
    expect(refundsOf(first.id, second.id)).toHaveLength(1)
    expect(refundsOf(first.id, second.id)[0]?.amount).toBe(AMOUNT)
    expect(await owed()).toBe(AMOUNT)
    expect((await feeOf(link))?.payment?.received).toMatchObject([{ kind: 'paid' }, { kind: 'twice', refund: 'done' }])
    await whole()
  })

  test('with another amount, and one for a case that has ended, go back whole', async () => {
    const link = await start()
    const order = await openForm(link)
    const part = razorpay.pay(order, { amount: 100 })
    await report(part)
    expect(await feeOf(link)).toMatchObject({ status: 'asked', payment: { state: 'open' } })
    await cancel(link)
    razorpay.refusesRefunds({ status: 400, description: 'Your account does not have enough balance' })
    const late = razorpay.pay(order)
    await report(late)
    expect((await feeOf(link))?.payment?.received).toMatchObject([
      { kind: 'otherAmount', amountMinor: 100, refund: 'done' },
      { kind: 'late', amountMinor: AMOUNT, refund: 'approved', refusal: true },
    ])
    await whole()
    // What is owed to the payer is tried again the next day.
    razorpay.refusesRefunds(null)
    await reconcile(ctx, later(1))
    expect(refundsOf(late.id)).toEqual([])
    await reconcile(ctx, later(25))
    expect(refundsOf(part.id, late.id).map(({ amount }) => amount)).toEqual([100, AMOUNT])
    expect((await feeOf(link))?.payment?.received[1]).toMatchObject({ refund: 'done', refusal: false })
    expect(await owed()).toBe(0)
    await whole()
  })

  test('that is not made in time expires, or has failed; with tries left it is asked once more', async () => {
    const [idle, tried] = [await start({ tries: 2 }), await start()]
    const order = await openForm(tried)
    await report(razorpay.pay(order, { status: 'failed', error_description: 'Declined' }))
    await reconcile(ctx, later(47))
    expect([(await feeOf(idle))?.status, (await feeOf(tried))?.status]).toEqual(['asked', 'asked'])
    await reconcile(ctx, later(49))
    expect(await feeOf(tried)).toMatchObject({ status: 'done', outcome: { value: 'failed' } })
    expect(await feeOf(idle)).toMatchObject({ status: 'asked', round: 2 })
    // A payment in the form that was open all the time comes too late.
    const late = razorpay.pay(order)
    await report(late)
    expect(refundsOf(late.id)).toHaveLength(1)
    expect((await show(tried)).steps[0]?.outcome?.value).toBe('failed')
    await whole()
  })

  test('holds when what came before it is asked again: nobody pays twice', async () => {
    const link = await person.start(
      headers,
      planOf([form, { ...fee(), when: { fact: 'about.city', is: 'Pune' } }, { ...form, id: 'more' }]),
    )
    await person.answer(link, 'about', { values: { city: 'Pune' } })
    await report(razorpay.pay(await openForm(link)))
    await person.post(`/api/cases/${link.id}/steps/about/ask-again`, { reason: 'A mistake' }, headers)
    expect((await feeOf(link))?.status).toBe('waiting')
    await person.answer(link, 'about', { values: { city: 'Pune' } })
    expect(await feeOf(link)).toMatchObject({ status: 'done', round: 2, outcome: { value: 'paid' } })
    expect(await owed()).toBe(AMOUNT)
    await whole()
  })
})

describe('a refund', () => {
  test('gives the whole payment back once; the step keeps its outcome', async () => {
    const link = await start()
    expect((await refund(link)).statusCode).toBe(409)
    const payment = razorpay.pay(await openForm(link))
    await report(payment)
    const both = await Promise.all([refund(link), refund(link)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(refundsOf(payment.id).map(({ amount }) => amount)).toEqual([AMOUNT])
    expect(await feeOf(link)).toMatchObject({
      outcome: { value: 'paid' },
      payment: { state: 'paid', received: [{ kind: 'paid', refund: 'done' }] },
    })
    expect((await refund(link)).statusCode).toBe(409)
    expect(await owed()).toBe(0)
    await whole()
  })

  test('is refused for a case of another account', async () => {
    const link = await start()
    await report(razorpay.pay(await openForm(link)))
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await refund(link, stranger)).statusCode).toBe(404)
    expect(await owed()).toBe(AMOUNT)
  })

  test('whose reply is lost is not made twice', async () => {
    const link = await start()
    const payment = razorpay.pay(await openForm(link))
    await report(payment)
    razorpay.losesRefunds(true)
    expect((await refund(link)).statusCode).toBe(200)
    razorpay.losesRefunds(false)
    await reconcile(ctx, later(0.2))
    expect(refundsOf(payment.id)).toHaveLength(1)
    expect((await feeOf(link))?.payment?.received[0]?.refund).toBe('done')
    await whole()
  })
})

test('a gateway that does not answer opens no form; a strange link opens nothing', async () => {
  const link = await start()
  razorpay.suffers('broken')
  expect((await pay(link)).statusCode).toBe(503)
  razorpay.suffers(null)
  expect((await pay(link)).json()).toMatchObject({ state: 'checkout' })
  expect((await pay({ ...link, token: 'x'.repeat(22) })).json()).toMatchObject({ state: 'ended' })
  expect((await person.post('/public/case-links/pay', { token: link.token, step: 'about' })).statusCode).toBe(409)
})

test('the payer is told what was received and what goes back', async () => {
  const link = await start()
  const payment = razorpay.pay(await openForm(link))
  await report(payment)
  await refund(link)
  const row = await readCase(ctx, ctx.db, link.id)
  const texts = (await listMessages(ctx, row?.row.subject_email ?? '')).map(({ text }) => text)
  expect(texts.filter(text => text.includes(payment.id))).toHaveLength(2)
  expect(texts.some(text => text.includes('was received'))).toBe(true)
  expect(texts.some(text => text.includes('was refunded'))).toBe(true)
})

test('a case of a test key is paid without a gateway, and moves no money', async () => {
  const created = await person.post(
    '/api/resources/api-keys',
    { name: 'payments', mode: 'test', scopes: ['cases'] },
    headers,
  )
  const key = { authorization: `Bearer ${created.json<{ key: string }>().key}` }
  const { id: planId } = (await person.post('/v1/plans', { plan: planOf([fee(), form]) }, key)).json<{ id: string }>()
  const email = 'tester@example.com'
  const body = { planId, subject: { name: 'Asha Rao', email }, purpose: 'other', consent: true }
  const { id } = (await person.post('/v1/cases', body, key)).json<{ id: string }>()
  await runCase(ctx, id)
  const token = /\/i\/([\w-]{22})/.exec((await listMessages(ctx, email))[0]?.text ?? '')?.[1] ?? ''
  expect((await check({ id, token })).json()).toMatchObject({ state: 'unpaid', payUntil: null })
  const asked = razorpay.asked.length
  expect((await pay({ id, token })).json()).toEqual({ state: 'paid' })
  expect((await show({ id, token })).steps[0]).toMatchObject({ outcome: { value: 'paid' }, payment: null })
  expect([razorpay.asked.length, await owed()]).toEqual([asked, 0])
})
