import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcile } from '../../../server/backoffice/reconciliation/reconcile.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { razorpayServer } from '../../support/razorpayServer.ts'
import { courseOf, divergedScene } from './divergedHelpers.ts'
import { a80, browser, citizen, codeOf, freshVehicle, makeBrand, numbersOf, payer } from './orderHelpers.ts'

const razorpay = await razorpayServer()
const suite = await testApp(razorpay.env)
const { ctx } = suite
const { maker, report, refundsOf } = await divergedScene(suite, razorpay)

beforeAll(() => a80(suite))
beforeEach(() => {
  razorpay.losesRefunds(false)
  razorpay.suffers(null)
})

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const whole = async () => expect((await verifyLedger(ctx.db)).broken).toBeNull()
const rowOf = (code: string) =>
  ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

type Payer = Awaited<ReturnType<typeof payer>>

/** An order of some challans of a vehicle, and the actions of whoever pays it. */
async function begun(one: Payer, rcNo: string, from: number, to: number) {
  const { parentId, result } = await one.search(rcNo)
  const numbers = numbersOf(result).toSorted().slice(from, to)
  const code = codeOf(await one.order(parentId, numbers))
  const page = browser(suite, code)
  return { one, code, page, parentId, numbers, row: () => rowOf(code), card: async () => (await page.card()).order_id }
}

/** Two accounts that have begun to pay challans of one vehicle. */
async function rivals(own: readonly [number, number] = [0, 1], theirs = own) {
  const rcNo = freshVehicle()
  const [a, b] = [await payer(suite, { paise: 1_000_000 }), await payer(suite, { paise: 1_000_000 })]
  return [await begun(a, rcNo, ...own), await begun(b, rcNo, ...theirs)] as const
}

/** Which of these orders has each challan. */
const winnersOf = async (numbers: readonly string[]) =>
  ctx.db
    .selectFrom('challans')
    .innerJoin('challan_orders as paying', 'paying.id', 'challans.paid_with')
    .select(['challans.challan_no', 'paying.code'])
    .where('challans.challan_no', 'in', numbers)
    .orderBy('challans.challan_no')
    .execute()

/** Both open their forms before either of them pays. */
async function bothPay(...pair: Awaited<ReturnType<typeof rivals>>) {
  const [one, other] = [await pair[0].card(), await pair[1].card()]
  return [razorpay.pay(one), razorpay.pay(other)] as const
}

describe('who begins and does not pay', () => {
  test('blocks nobody: a stranger pays, by wallet and by card', async () => {
    const [idle, other] = await rivals()
    await idle.card()
    expect(await other.one.wallet(other.code)).toMatchObject({ status: 'paid' })
    const [second, third] = await rivals()
    await second.card()
    await report(razorpay.pay(await third.card()))
    expect(await third.row()).toMatchObject({ status: 'paid' })
    await whole()
  })
})

describe('the second one is told before paying', () => {
  test('at the order: a payment that the gateway has captured counts before anybody reports it', async () => {
    const rcNo = freshVehicle()
    const first = await begun(await payer(suite), rcNo, 0, 1)
    const person = await citizen(suite, await makeBrand(ctx), '9812400001')
    const looked = await person.search(rcNo)
    razorpay.pay(await first.card())
    expect(await person.order(looked.parentId, numbersOf(looked.result))).toMatchObject({
      code: 409,
      nonPaidChallans: first.numbers,
      message: expect.stringContaining('somebody has paid them already'),
    })
    const account = await payer(suite)
    const searched = await account.search(rcNo)
    expect(await account.order(searched.parentId, first.numbers)).toMatchObject({ code: 107 })
  })

  test('at the card, with the payment captured a moment ago and not yet reported', async () => {
    const [first, second] = await rivals()
    razorpay.pay(await first.card())
    expect(await second.page.card()).toMatchObject({
      status: 409,
      error: { message: expect.stringMatching(/Somebody else has just paid.*Nothing was charged/) },
    })
    expect(await second.row()).toMatchObject({ status: 'expired', gateway_order_id: null })
    expect((await second.page.page()).body).toContain('Somebody else has paid a challan of this order')
    expect(await second.page.status()).toMatchObject({ order: { status: 'expired', taken: 1, diverged: false } })
    const shown = (await second.one.orders())[0]
    const { timeline, items } = await second.one.show(shown.id)
    expect(timeline.at(-1)).toMatchObject({ note: expect.stringContaining('somebody else had paid') })
    expect(items).toMatchObject([{ taken: true }])
  })

  test('at the wallet, and on the page before anything is pressed', async () => {
    const [first, second] = await rivals()
    expect(await first.one.wallet(first.code)).toMatchObject({ status: 'paid' })
    expect(await second.one.wallet(second.code)).toMatchObject({ error: { code: 'conflict' } })
    expect(await second.one.balance()).toBe(1_000_000)
    const [third, fourth] = await rivals()
    await third.one.wallet(third.code)
    expect((await fourth.page.page()).body).not.toContain('id="card"')
  })
})

describe('both have paid', () => {
  test('the later one gets everything back by itself, once, and is told; the ledger is whole', async () => {
    const [first, second] = await rivals()
    const [mine, theirs] = await bothPay(first, second)
    await report(mine)
    await report(theirs)
    expect(await first.row()).toMatchObject({ status: 'paid' })
    expect(await second.row()).toMatchObject({ status: 'expired', paid_at: null, divergence: null })
    const { total_paise, id } = await second.row()
    expect(refundsOf(theirs)).toMatchObject([{ amount: total_paise }])
    expect(refundsOf(mine)).toEqual([])
    for (let again = 0; again < 3; again++) await report(theirs)
    await reconcile(ctx, later(10))
    expect(refundsOf(theirs)).toHaveLength(1)
    expect(await courseOf(second.one, id)).toEqual(['created', 'diverged', 'expired', 'returned'])
    const notes = (await second.one.show(id)).timeline.map(({ note }: { note: string }) => note).join('\n')
    expect(notes).toMatch(/received after somebody else had paid[\s\S]*refunded, because somebody else had paid first/)
    const mails = (await listMessages(ctx, second.one.email)).map(({ text }) => text).join('\n')
    expect(mails).toMatch(/refund the amount automatically and in full/)
    expect(mails).toContain('has refunded')
    expect((await second.page.page()).body).toContain('Your payment is refunded automatically and in full')
    expect(await second.page.card()).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('do not pay again') },
    })
    expect(await maker.show(id)).toMatchObject({
      divergedPayments: [{ mismatch: 'taken', refund: 'done' }],
      refunds: [{ state: 'done', decidedBy: null, reason: `Somebody else had paid first: ${second.numbers[0]}` }],
    })
    await whole()
  })

  test('two captures at the same moment, over and over: exactly one has each challan, the other is refunded whole', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = await rivals([0, 2])
      const payments = await bothPay(...pair)
      await Promise.all(payments.map(payment => report(payment)))
      const rows = [await pair[0].row(), await pair[1].row()]
      expect(rows.map(({ status }) => status).toSorted()).toEqual(['expired', 'paid'])
      const winner = pair[rows.findIndex(({ status }) => status === 'paid')]?.code
      expect(new Set((await winnersOf(pair[0].numbers)).map(({ code }) => code))).toEqual(new Set([winner]))
      expect(payments.flatMap(payment => refundsOf(payment))).toMatchObject([{ amount: rows[0]?.total_paise }])
    }
    await whole()
  })

  test('a wallet and a card at the same moment: one has the challan, and the other loses nothing', async () => {
    const [byWallet, byCard] = await rivals()
    const payment = razorpay.pay(await byCard.card())
    await Promise.all([byWallet.one.wallet(byWallet.code), report(payment)])
    const statuses = [(await byWallet.row()).status, (await byCard.row()).status]
    expect(statuses.filter(status => status === 'paid')).toHaveLength(1)
    const isCard = statuses[1] === 'paid'
    expect(await byWallet.one.balance()).toBe(isCard ? 1_000_000 : 1_000_000 - (await byWallet.row()).total_paise)
    expect(refundsOf(payment)).toHaveLength(isCard ? 0 : 1)
    await whole()
  })

  test('of three challans one was paid by another: its fine, fee and GST go back, and the others go on', async () => {
    const [first, second] = await rivals([0, 1], [0, 3])
    const form = await second.card()
    await first.one.wallet(first.code)
    const payment = razorpay.pay(form)
    await report(payment)
    const { id, status, total_paise, refunded_paise } = await second.row()
    const part = (await first.row()).total_paise
    expect({ status, refunded_paise }).toEqual({ status: 'paid', refunded_paise: part })
    expect(refundsOf(payment)).toMatchObject([{ amount: part }])
    expect(total_paise).toBeGreaterThan(part)
    const { items } = await second.one.show(id)
    expect(items.map(({ status: item, taken }: { status: string; taken: boolean }) => [item, taken])).toEqual([
      ['refunded', true],
      ['paid', false],
      ['paid', false],
    ])
    expect((await winnersOf(second.numbers)).map(({ code }) => code)).toEqual([first.code, second.code, second.code])
    expect((await listMessages(ctx, second.one.email)).map(({ text }) => text).join('\n')).toContain(
      'settles the others by',
    )
    expect(await second.page.status()).toMatchObject({ order: { status: 'paid', taken: 1 } })
    // Refunding the part does not give back what the other one has paid.
    const again = await payer(suite)
    const looked = await again.search((await first.one.orders())[0].rcNo)
    expect(await again.order(looked.parentId, second.numbers)).toMatchObject({ code: 107 })
    await whole()
  })

  test('an answer of the gateway that is lost, or a process that ends in between: the money goes back all the same', async () => {
    const [first, second] = await rivals()
    const form = await second.card()
    await first.one.wallet(first.code)
    const payment = razorpay.pay(form)
    // As if the process had ended after the payment was recorded: the refund is approved in the same transaction.
    razorpay.losesRefunds(true)
    await report(payment)
    const { id } = await second.row()
    expect((await maker.show(id)).refunds).toMatchObject([{ state: 'approved' }])
    await whole()
    razorpay.losesRefunds(false)
    await reconcile(ctx, later(10))
    await reconcile(ctx, later(20))
    expect(refundsOf(payment)).toHaveLength(1)
    expect((await maker.show(id)).refunds).toMatchObject([{ state: 'done' }])
    await whole()
  })
})
