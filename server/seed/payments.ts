import { type TopUpWallet, withTax } from '../../contracts/money/topUp.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { ledgerWords } from '../../contracts/words/ledgerWords.ts'
import { replaceInvoice } from '../money/invoices/correct.ts'
import { issueInvoice } from '../money/invoices/issue.ts'
import { buyerOf, gstOf } from '../money/invoices/parties.ts'
import { recordDivergedIn } from '../money/payments/divergedPayments.ts'
import { presentPayment } from '../money/payments/sandboxGateway.ts'
import type { Context, Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import type { SeedLedger, SeedWallet } from './ledger.ts'
import type { Wallets } from './people.ts'

type Account = { id: string; wallets: Wallets }
type Parts = Pick<Context, 'vault' | 'config'>

const DAY_MS = 86_400_000
export const CREDIT_LIMIT_PAISE = 5_000_000

/** Last month's usage of the postpaid account, for which there is a statement: one charge per wallet. */
export function chargePostpaidAccount(ledger: SeedLedger, { id, wallets }: Account, now: Date): void {
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), -3))
  for (const [kind, amount] of [
    ['api', 184_350],
    ['product', 62_400],
  ] as const) {
    const note = { at, description: ledgerWords.carriedOver.en, actor: id, reference: 'carried-over' }
    const hold = ledger.reserve(wallets[kind], amount, note)
    ledger.capture(wallets[kind], hold, amount, note)
  }
}

/** The orders and invoices behind demo's card payments, two unsuccessful orders, and the credit limit of the postpaid wallets. */
export async function insertPayments(
  ctx: Parts,
  trx: Trx,
  ledger: SeedLedger,
  { demo, postpaid }: Record<'demo' | 'postpaid', Account>,
  now: Date,
): Promise<void> {
  // A minute apart, because ids of the same instant have no order.
  await insertPaid(ctx, trx, ledger, demo, { wallet: 'api', laterMs: 0 })
  await insertPaid(ctx, trx, ledger, demo, { wallet: 'product', laterMs: 60_000 })
  await correctOldest(ctx, trx, demo.id)
  const day = (ago: number) => new Date(now.getTime() - ago * DAY_MS)
  const reason = 'The bank declined the card.'
  await insertOrder(ctx, trx, demo.id, { wallet: 'api', basePaise: 500_000, at: day(12), status: 'failed', reason })
  await insertOrder(ctx, trx, demo.id, { wallet: 'product', basePaise: 1_000_000, at: day(5), status: 'expired' })
  await trx
    .updateTable('wallets')
    .set({ credit_limit_paise: CREDIT_LIMIT_PAISE })
    .where('user_id', '=', postpaid.id)
    .where('account_type', '=', 'Postpaid')
    .execute()
}

/** The first invoice was issued to the wrong branch. */
async function correctOldest(ctx: Parts, trx: Trx, userId: string): Promise<void> {
  const own = trx.selectFrom('invoices').selectAll().where('user_id', '=', userId).orderBy('id')
  const [oldest, latest] = await own.execute()
  if (!oldest || !latest) throw new Error('There are no invoices.')
  const at = new Date(Date.parse(latest.created_at) + DAY_MS)
  const reason = 'The GSTIN of another branch was given'
  await replaceInvoice(ctx, trx, oldest, { gstin: '29AAACZ1000A1Z3', reason, at })
}

interface UnpaidOrder {
  wallet: TopUpWallet
  basePaise: number
  at: Date
  status: 'created' | 'failed' | 'expired'
  reason?: string
}

async function insertOrder(
  { vault }: Parts,
  trx: Trx,
  userId: string,
  { wallet, basePaise, at, ...more }: UnpaidOrder,
) {
  const { buyer } = await buyerOf({ db: trx, vault }, userId, await gstOf({ db: trx }, userId))
  const id = idAt('ord', at)
  const { tax, total } = withTax(basePaise)
  return trx
    .insertInto('payment_orders')
    .values({
      id,
      user_id: userId,
      gateway: 'sandbox',
      gateway_order_id: `order_${id.slice(-16)}`,
      purpose: 'topUp',
      wallet,
      currency: 'INR',
      charged_minor: total,
      credit_paise: basePaise,
      tax_paise: tax,
      buyer_sealed: vault.seal(JSON.stringify(buyer), { column: 'payment_orders.buyer_sealed', id }),
      ordered_by: userId,
      created_at: at,
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function insertPaid(
  ctx: Parts,
  trx: Trx,
  ledger: SeedLedger,
  { id, wallets }: Account,
  { wallet, laterMs }: { wallet: TopUpWallet; laterMs: number },
) {
  const paid = ledger.transfers.find(
    one =>
      one.wallet_id === wallets[wallet].id && one.kind === 'credit' && one.description === ledgerWords.cardPayment.en,
  )
  if (!paid?.reference) throw new Error(`The ${wallet} wallet was not paid for.`)
  const at = new Date(Date.parse(String(paid.created_at)) + laterMs)
  const order = await insertOrder(ctx, trx, id, { wallet, basePaise: paid.amount_paise, at, status: 'created' })
  await issueInvoice(ctx, trx, { ...order, payment_id: paid.reference }, at)
  await trx
    .updateTable('payment_orders')
    .set({
      status: 'credited',
      payment_id: paid.reference,
      transfer_id: paid.id,
      available_after_paise: paid.available_after_paise,
      paid_at: at,
      credited_at: at,
    })
    .where('id', '=', order.id)
    .execute()
  await insertAtGateway(trx, order, paid.reference, at)
}

type Order = Awaited<ReturnType<typeof insertOrder>>

/** The order's card payment, as the sandbox's gateway has it. */
async function insertAtGateway(trx: Trx, order: Order, paymentId: string, at: Date) {
  const { gateway_order_id, charged_minor: amount, currency } = order
  const order_id = gateway_order_id as string
  const created_at = at.toISOString()
  await trx
    .insertInto('sandbox_gateway_orders')
    .values({ id: order_id, receipt: order.id, amount, currency, created_at })
    .onConflict(same => same.column('id').doNothing())
    .execute()
  const paid = { status: 'captured', card: 'success', error: null } as const
  return trx
    .insertInto('sandbox_gateway_payments')
    .values({ id: paymentId, order_id, amount, currency, ...paid, created_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Yesterday the card paid the product wallet's top-up once more. */
export async function insertPaidTwice(ctx: Context, trx: Trx, userId: string, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 0.8 * DAY_MS)
  const order = await trx
    .selectFrom('payment_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('wallet', '=', 'product')
    .where('status', '=', 'credited')
    .executeTakeFirstOrThrow()
  const payment = await insertAtGateway(trx, order, 'pay_sandbox_4', at)
  await recordDivergedIn(ctx, trx, order, 'twice', presentPayment(payment), at)
}

/** Opening balances: demo has topped up all three wallets, and every registered account has the bonus (A117). */
export function creditOpeningBalances(
  ledger: SeedLedger,
  people: Record<'demo' | 'fresh' | 'pending', Account>,
  at: Date,
): void {
  const { demo, fresh, pending } = people
  const pay = (wallet: SeedWallet, rupees: number, payment: string) => {
    const note = { at, description: ledgerWords.cardPayment.en, actor: demo.id, reference: payment }
    ledger.credit(wallet, rupees * 100, 'gateway', note)
  }
  for (const { id, wallets } of [demo, fresh, pending]) {
    const note = { at, description: ledgerWords.signUpBonus.en, actor: 'registration', reference: id }
    ledger.credit(wallets.api, limits.bonusPaise, 'bonus', note)
  }
  pay(demo.wallets.api, 25_000, 'pay_sandbox_1')
  pay(demo.wallets.product, 15_000, 'pay_sandbox_2')
  pay(demo.wallets.challan, 7_500, 'pay_sandbox_3')
}
