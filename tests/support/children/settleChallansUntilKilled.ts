import pino from 'pino'
import { itemsOf, lockOrder } from '../../../server/challans/common/orders.ts'
import { insertOrder } from '../../../server/challans/orders/insert.ts'
import { priceChallans } from '../../../server/challans/orders/payableChallans.ts'
import { reloadOrder, syncGatewayPayments } from '../../../server/challans/payment/receive.ts'
import { decideIn } from '../../../server/challans/refunds/decide.ts'
import { executeRefund } from '../../../server/challans/refunds/execute.ts'
import { insertReturn } from '../../../server/challans/refunds/request.ts'
import { search } from '../../../server/challans/search/search.ts'
import { beginProcessing } from '../../../server/challans/settlement/advance.ts'
import { settleItems } from '../../../server/challans/settlement/settle.ts'
import { sandboxChallans } from '../../../server/challans/source/sandbox/index.ts'
import { sandboxGateway } from '../../../server/money/payments/sandboxGateway.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import type { Context } from '../../../server/platform/context.ts'
import { connect } from '../../../server/platform/db/connect.ts'
import { migrate } from '../../../server/platform/db/migrate.ts'
import { newId, newSecret } from '../../../server/platform/identity/ids.ts'
import { createVault } from '../../../server/platform/vault.ts'
import { makeCustomer } from '../factories.ts'

/**
 * `settleChallansUntilKilled.ts <dataDir> [databaseUrl]`: takes one order after the other that was paid by two cards, and another customer's order of the
 * same challans that was paid a moment later; refunds one payment of the first and settles it; prints each.
 */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db } = await connect({ dataDir, databaseUrl })
await migrate({ db })
const config = readConfig({})
const vault = createVault(config.SECRET_KEY)
const parts = { db, vault, config, log: pino({ level: 'silent' }), channels: { send: async () => newId('msg') } }
const ctx = { ...parts, payments: sandboxGateway(parts), challans: sandboxChallans(0) } as unknown as Context
const { userId } = await makeCustomer(db)
const second = await makeCustomer(db)
const actor = { kind: 'system', name: 'test' } as const
const scope = { actor, ip: null, requestId: null, locale: 'en' } as const

/** A different plate each time, within the number of letters a plate has. */
const vehicle = (number: number) =>
  `MH12${String.fromCodePoint(65 + (number % 26), 65 + (Math.floor(number / 26) % 26))}${1 + (Math.floor(number / 676) % 9)}020`

/** The work of two staff members. */
async function giveBackSecond(orderId: string): Promise<void> {
  const { payment_id: paymentId } = await db
    .selectFrom('challan_diverged_payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const asked = { paymentId, reason: 'Paid by two cards', askedBy: 'adm_one' }
  const { refundId } = await db.transaction().execute(trx => insertReturn(trx, orderId, asked))
  await db.transaction().execute(trx => decideIn(trx, { id: refundId }, { decidedBy: 'adm_two', approve: true }))
  await executeRefund(ctx, refundId)
}

async function payByCards(id: string, cards: number): Promise<void> {
  const { total_paise: amount } = await reloadOrder(ctx, id)
  const { orderId: order_id } = await ctx.payments.createOrder({ receipt: id, amount, currency: 'INR' })
  await db.updateTable('challan_orders').set({ gateway_order_id: order_id }).where('id', '=', id).execute()
  const payment = { order_id, amount, currency: 'INR', status: 'captured', card: 'success', error: null } as const
  await db
    .insertInto('sandbox_gateway_payments')
    .values(Array.from({ length: cards }, () => ({ ...payment, id: `pay_${newSecret()}` })))
    .execute()
}

for (let number = Date.now() % 1_000_000; ; number += 1) {
  const { parentId } = await search(ctx, { userId }, { rcNo: vehicle(number) })
  const looked = await db
    .selectFrom('challan_searches')
    .selectAll()
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('challans')
    .selectAll()
    .where('vehicle_index', '=', looked.vehicle_index)
    .limit(2)
    .execute()
  const challans = await priceChallans(db, null, rows)
  const made = await insertOrder(ctx, scope, { userId }, looked, challans)
  const rival = made && (await insertOrder(ctx, scope, { userId: second.userId }, looked, challans))
  if (!made || !rival) continue
  const { id } = made
  await payByCards(id, 2)
  await payByCards(rival.id, 1)
  process.stdout.write(`${id}\n`)
  await syncGatewayPayments(ctx, await reloadOrder(ctx, id))
  await syncGatewayPayments(ctx, await reloadOrder(ctx, rival.id))
  await giveBackSecond(id)
  await db.transaction().execute(async trx => beginProcessing(trx, scope, await lockOrder(trx, id)))
  const proof = { objectId: `obj_${'0'.repeat(32)}`, reference: 'MHC-1' }
  for (const item of await itemsOf(db, id))
    await db.transaction().execute(async trx => settleItems(ctx, trx, scope, await lockOrder(trx, id), [item], proof))
}
