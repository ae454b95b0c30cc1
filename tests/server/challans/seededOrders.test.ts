import { expect, test } from 'vitest'
import { challanOrderStatuses } from '../../../contracts/challans.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { insertChallanOrders } from '../../../server/seed/challanOrders.ts'
import { insertChallans } from '../../../server/seed/challans.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer } from '../../support/factories.ts'

const { ctx } = await testApp()

test('the sandbox has orders in every state, a refund that waits for its checker, a payment to give back, and a whole ledger', async () => {
  await makeAdmin(ctx.db)
  await makeAdmin(ctx.db, 'superadmin')
  const { userId, wallets } = await makeCustomer(ctx.db, { paise: 750_000 })
  const now = new Date()
  await ctx.db.transaction().execute(async trx => {
    await insertChallans(ctx, trx, { id: userId }, new Date(now.getTime() - 60 * 86_400_000), now)
    await insertChallanOrders(ctx, trx, { id: userId, wallets }, now)
  })
  const orders = await ctx.db.selectFrom('challan_orders').selectAll().execute()
  expect([...new Set(orders.map(({ status }) => status))].toSorted()).toEqual([...challanOrderStatuses].toSorted())
  expect(orders.filter(({ channel }) => channel === 'public').length).toBeGreaterThan(3)
  const refunds = await ctx.db.selectFrom('challan_refunds').selectAll().where('state', '=', 'asked').execute()
  expect(refunds.length).toBeGreaterThan(0)
  expect(orders.filter(({ divergence }) => divergence !== null).length).toBeGreaterThan(0)
  expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  expect(await ctx.db.selectFrom('messages').selectAll().execute()).toEqual([])
})
