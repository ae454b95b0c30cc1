import { Readable } from 'node:stream'
import type { ChallanRoute } from '../../contracts/challans/challans.ts'
import { ledgerWords } from '../../contracts/words/ledgerWords.ts'
import { phoneIndexOf } from '../challans/common/access.ts'
import {
  addEvent,
  challansSystemScope,
  itemsOf,
  lockOrder,
  type OrderRow,
  type Payer,
} from '../challans/common/orders.ts'
import { insertOrderIn } from '../challans/orders/insert.ts'
import { priceChallans } from '../challans/orders/payableChallans.ts'
import { recordDivergedPayment } from '../challans/payment/divergedPayments.ts'
import { expireOrder } from '../challans/payment/expireOrder.ts'
import { markPaid } from '../challans/payment/markPaid.ts'
import { decideIn } from '../challans/refunds/decide.ts'
import { completeRefund, lockRefund } from '../challans/refunds/execute.ts'
import { insertRefund } from '../challans/refunds/request.ts'
import { search } from '../challans/search/search.ts'
import { beginProcessing } from '../challans/settlement/advance.ts'
import { settleItems } from '../challans/settlement/settle.ts'
import { sandboxChallans } from '../challans/source/sandbox/index.ts'
import { presentPayment } from '../money/payments/sandboxGateway.ts'
import { capture, reserve } from '../money/wallets/holds.ts'
import type { Context, Trx } from '../platform/context.ts'
import { idAt, newId, newSecret } from '../platform/identity/ids.ts'
import type { GatewayPayment } from '../platform/ports/paymentGateway.ts'
import { pdfOf } from '../reports/pdf.ts'
import { type ClientBrand, endUsersOfBrands, insertClients, insertEndUsers } from './whiteLabel.ts'

const HOUR_MS = 3_600_000
/** The phone number that owns the seeded public orders; it signs in with a code like any other. */
export const seededCitizen = '+919876500021'

interface PastOrder {
  /** Ends in 020, for twenty challans to be paid online, or in 000, for some of every route. */
  rcNo: string
  hoursAgo: number
  challans: number
  paymentMethod: 'card' | 'wallet'
  /** Only challans of this route; of any by default. */
  route?: ChallanRoute
  until: 'created' | 'failed' | 'expired' | 'paid' | 'paidTwice' | 'processing' | 'settled' | 'refunded' | 'refundAsked'
}

/** The newest, after the last check, is paid from the wallet, so that the ledger stays in order of time. */
const demoOrders: PastOrder[] = [
  { rcNo: 'MH14CD1020', hoursAgo: 340, challans: 2, paymentMethod: 'card', until: 'settled' },
  { rcNo: 'MH14CD2020', hoursAgo: 250, challans: 1, paymentMethod: 'card', until: 'refunded' },
  { rcNo: 'MH14CE1020', hoursAgo: 150, challans: 1, paymentMethod: 'card', until: 'processing' },
  { rcNo: 'MH14CD3020', hoursAgo: 120, challans: 1, paymentMethod: 'card', until: 'expired' },
  { rcNo: 'MH14CD4020', hoursAgo: 70, challans: 3, paymentMethod: 'card', until: 'processing' },
  { rcNo: 'MH14CE2000', hoursAgo: 46, challans: 1, paymentMethod: 'card', route: 'virtual_court', until: 'processing' },
  { rcNo: 'MH14CD5020', hoursAgo: 30, challans: 1, paymentMethod: 'card', until: 'refundAsked' },
  { rcNo: 'MH14CD9020', hoursAgo: 18, challans: 1, paymentMethod: 'card', until: 'paidTwice' },
  { rcNo: 'MH14CD7020', hoursAgo: 0.2, challans: 2, paymentMethod: 'card', until: 'failed' },
  { rcNo: 'MH14CD8020', hoursAgo: 0.1, challans: 1, paymentMethod: 'card', until: 'created' },
  { rcNo: 'MH14CD6020', hoursAgo: 0.01, challans: 1, paymentMethod: 'wallet', until: 'paid' },
]

const citizenOrders: PastOrder[] = [
  { rcNo: 'KA05EF1020', hoursAgo: 300, challans: 2, paymentMethod: 'card', until: 'settled' },
  { rcNo: 'KA05EF2020', hoursAgo: 200, challans: 1, paymentMethod: 'card', until: 'refunded' },
  { rcNo: 'KA05EG1020', hoursAgo: 130, challans: 1, paymentMethod: 'card', until: 'processing' },
  { rcNo: 'KA05EG2020', hoursAgo: 110, challans: 1, paymentMethod: 'card', until: 'paid' },
  { rcNo: 'KA05EF3020', hoursAgo: 60, challans: 2, paymentMethod: 'card', until: 'processing' },
  { rcNo: 'KA05EF4020', hoursAgo: 20, challans: 2, paymentMethod: 'card', until: 'refundAsked' },
  { rcNo: 'KA05EF5020', hoursAgo: 3, challans: 1, paymentMethod: 'card', until: 'paid' },
]

/** What the end users of clients' brands have paid, by the brand and the place of the phone in its list. */
const clientOrders: [ClientBrand, number, PastOrder][] = [
  ['sarthi', 0, { rcNo: 'DL08CA1020', hoursAgo: 310, challans: 2, paymentMethod: 'card', until: 'settled' }],
  ['gaadi-seva', 0, { rcNo: 'TN10AB1020', hoursAgo: 260, challans: 3, paymentMethod: 'card', until: 'settled' }],
  ['gaadi-seva', 1, { rcNo: 'TN10AB2020', hoursAgo: 170, challans: 1, paymentMethod: 'card', until: 'refunded' }],
  ['sarthi', 1, { rcNo: 'DL08CA2020', hoursAgo: 75, challans: 1, paymentMethod: 'card', until: 'processing' }],
  ['gaadi-seva', 0, { rcNo: 'TN10AB3020', hoursAgo: 55, challans: 2, paymentMethod: 'card', until: 'processing' }],
  ['gaadi-seva', 2, { rcNo: 'TN10AB4020', hoursAgo: 40, challans: 1, paymentMethod: 'card', until: 'expired' }],
  ['sarthi', 0, { rcNo: 'DL08CA3020', hoursAgo: 8, challans: 1, paymentMethod: 'card', until: 'paid' }],
]

interface SeedWorld {
  ctx: Context
  trx: Trx
  now: Date
  /** Who requests refunds, and who decides them. */
  staff: [maker: string, checker: string]
  walletId: string
  proof: string
}

/** Creates orders in every state with the real verbs: the demo account's, a citizen's under the first brand, and those under clients' brands. */
export async function insertChallanOrders(
  ctx: Context,
  trx: Trx,
  { demo, postpaid }: { demo: { id: string; wallets: { challan: { id: string } } }; postpaid: { id: string } },
  now: Date,
): Promise<void> {
  const staff = await trx.selectFrom('admins').select('id').orderBy('role').orderBy('id').limit(2).execute()
  const [maker, checker] = staff.map(({ id }) => id) as [string, string]
  const proof = await insertProof(ctx, trx, maker, now)
  // Seeding must not send messages.
  const quiet: Context = { ...ctx, channels: { send: async () => newId('msg') }, challans: sandboxChallans(0), db: trx }
  const world = {
    ctx: quiet,
    trx,
    now,
    staff: [maker, checker] as SeedWorld['staff'],
    walletId: demo.wallets.challan.id,
    proof,
  }
  await insertClients(trx, { demo, postpaid }, [maker, checker], now)
  const brands = await trx.selectFrom('challan_brands').select(['id', 'name']).execute()
  const citizenOf = (name: string, phone: string) => ({
    phone,
    phoneIndex: phoneIndexOf(ctx.vault, phone),
    brandId: brands.find(brand => brand.name === name)?.id as string,
  })
  const citizen = citizenOf('satyapan', seededCitizen)
  const orders = [
    ...demoOrders.map(past => ({ past, payer: { userId: demo.id } })),
    ...citizenOrders.map(past => ({ past, payer: citizen })),
    ...clientOrders.map(([name, place, past]) => ({
      past,
      payer: citizenOf(name, endUsersOfBrands[name][place] as string),
    })),
  ]
  // In the order of their payments, as invoices are numbered.
  const inOrder = orders.toSorted((one, other) => other.past.hoursAgo - one.past.hoursAgo)
  for (const { past, payer } of inOrder) await simulateOrder(world, payer, past)
  await insertEndUsers(ctx, trx, [maker, checker], now)
  // What is overdue was paid before the brand promised refunds: staff decide on it, and the server does not a minute after the start.
  await trx
    .updateTable('challan_orders')
    .set({ late_refund: false })
    .where('due_at', '<', now.toISOString())
    .where('status', 'in', ['paid', 'processing'])
    .execute()
}

async function simulateOrder(world: SeedWorld, payer: Payer, past: PastOrder): Promise<void> {
  const { ctx, trx, now } = world
  const { rcNo, challans: count, until } = past
  const at = (hoursLater: number) =>
    new Date(Math.min(now.getTime(), now.getTime() + (hoursLater - past.hoursAgo) * HOUR_MS))
  const { parentId, result } = await search(ctx, payer, { rcNo }, { id: idAt('chs', at(0)), at: at(0) })
  const wanted = result.filter(({ route, payable }) => payable && (!past.route || route === past.route))
  const cheapest = wanted.toSorted((one, other) => one.amountChallan - other.amountChallan)
  const numbers = cheapest.slice(0, count).map(({ challanNo }) => challanNo)
  const rows = await trx.selectFrom('challans').selectAll().where('challan_no', 'in', numbers).orderBy('id').execute()
  const stored = await trx
    .selectFrom('challan_searches')
    .selectAll()
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow()
  const scope = {
    ...challansSystemScope,
    actor: { kind: 'system', name: 'userId' in payer ? payer.userId : 'visitor' },
  } as const
  const { id } = await insertOrderIn(
    ctx,
    trx,
    scope,
    payer,
    stored,
    await priceChallans(trx, stored.brand_id, rows),
    at(0),
  )
  const locked = () => lockOrder(trx, id)
  if (until === 'created') return
  if (until === 'expired') {
    await expireOrder(trx, challansSystemScope, id, at(0.5))
    return
  }
  if (until === 'failed') return fail(world, id, at(0.05))
  await pay(world, id, past.paymentMethod, at(0.1))
  if (until === 'paid') return
  if (until === 'paidTwice') {
    const order = await locked()
    return recordDivergedPayment(ctx, trx, order, await cardPayment(trx, order, at(0.2)), 'twice', at(0.2))
  }
  const staffed = { ...challansSystemScope, actor: { kind: 'system', name: world.staff[0] } } as const
  await beginProcessing(trx, staffed, await locked(), null, at(5))
  if (until === 'processing') return
  const items = await itemsOf(trx, id)
  if (until === 'settled') {
    const proof = { objectId: world.proof, reference: `MHC-${rcNo.slice(-4)}`, courtStatus: 'Disposed' }
    await settleItems(ctx, trx, staffed, await locked(), items, proof, at(60))
    return
  }
  const [askedBy, decidedBy] = world.staff
  const refundRequest = {
    items: items.map(item => item.id),
    reason: 'The portal has closed the challan',
    askedBy,
    at: at(20),
  }
  const { refundId } = await insertRefund(trx, await locked(), refundRequest)
  if (until === 'refundAsked') return
  await decideIn(trx, { id: refundId }, { decidedBy, approve: true, at: at(26) })
  const found = await lockRefund(trx, refundId)
  const gatewayRefundId = `rfnd_${newSecret()}`
  const { payment_id } = found.order
  const refunded = {
    key: refundId,
    amount: found.refund.amount_paise,
    status: 'processed' as const,
    created_at: at(26).toISOString(),
  }
  await trx
    .insertInto('sandbox_gateway_refunds')
    .values({ id: gatewayRefundId, payment_id: payment_id as string, ...refunded })
    .execute()
  await completeRefund(ctx, trx, challansSystemScope, found, gatewayRefundId, at(26))
}

async function fail({ trx }: SeedWorld, id: string, at: Date): Promise<void> {
  const reason = 'The bank declined the card.'
  await trx.updateTable('challan_orders').set({ status: 'failed', reason }).where('id', '=', id).execute()
  await addEvent(trx, id, { status: 'failed', actor: challansSystemScope.actor, note: reason, at })
}

/** The court receipt that staff uploaded. */
async function insertProof({ objects }: Context, trx: Trx, uploaded_by: string, now: Date): Promise<string> {
  const pdf = await pdfOf({
    content: [{ text: 'Sandbox: court receipt', fontSize: 20 }, 'The fine has been paid and the challan disposed of.'],
    defaultStyle: { font: 'Roboto' },
  })
  const object_id = newId('obj')
  const object = await objects.put(object_id, Readable.from(pdf), pdf.length)
  await object.keep(trx)
  const file = { object_id, uploaded_by, type: 'application/pdf', bytes: pdf.length, taken_at: now }
  await trx.insertInto('challan_files').values(file).execute()
  return object_id
}

async function pay(
  { ctx, trx, walletId }: SeedWorld,
  id: string,
  paymentMethod: PastOrder['paymentMethod'],
  at: Date,
): Promise<void> {
  const order = await lockOrder(trx, id)
  if (paymentMethod === 'card') {
    const gatewayOrder = `order_${newSecret()}`
    await trx
      .insertInto('sandbox_gateway_orders')
      .values({ id: gatewayOrder, receipt: id, amount: order.total_paise, currency: 'INR' })
      .execute()
    await trx.updateTable('challan_orders').set({ gateway_order_id: gatewayOrder }).where('id', '=', id).execute()
    const payment = await cardPayment(trx, { ...order, gateway_order_id: gatewayOrder }, at)
    return markPaid(ctx, trx, challansSystemScope, order, { paymentMethod, paymentId: payment.id, at })
  }
  const entry = {
    amountPaise: order.total_paise,
    reference: id,
    description: ledgerWords.challans.en,
    actor: challansSystemScope.actor,
    at,
  }
  const { holdId } = await reserve(trx, { ...entry, walletId, key: `challan:${id}:reserve` })
  await capture(trx, { ...entry, holdId, key: `challan:${id}:capture` })
  await markPaid(ctx, trx, challansSystemScope, order, { paymentMethod, paymentId: null, holdId, at })
}

/** A card payment of an order in the sandbox gateway. */
async function cardPayment(trx: Trx, { gateway_order_id, total_paise }: OrderRow, at: Date): Promise<GatewayPayment> {
  const row = await trx
    .insertInto('sandbox_gateway_payments')
    .values({
      id: `pay_${newSecret()}`,
      order_id: gateway_order_id as string,
      amount: total_paise,
      currency: 'INR',
      status: 'captured',
      card: 'success',
      error: null,
      created_at: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentPayment(row)
}
