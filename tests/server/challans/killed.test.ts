import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { reconcile } from '../../../server/backoffice/reconciliation/reconcile.ts'
import { sandboxGateway } from '../../../server/money/payments/sandboxGateway.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { connect } from '../../../server/platform/db/connect.ts'
import { testApp } from '../../support/app.ts'
import { startChild, waitForLines } from '../../support/children.ts'

const { ctx, database } = await testApp()
const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The embedded database must survive on disk, so the test does not use its in-memory one. */
const place = database.kind === 'postgres' ? ['', database.url] : [dataDir]

test('kill -9 between paying, giving back and settling: no payment is lost, none counts or goes back twice, and the ledger is whole', async () => {
  for (let time = 0; time < 4; time++) {
    const child = startChild('settleChallansUntilKilled.ts', ...place)
    await waitForLines(child, 2 + time)
    child.process.kill('SIGKILL')
    await child.exit
  }
  const after = database.kind === 'postgres' ? database : await connect({ dataDir })
  const { db } = after
  expect(await verifyLedger(db)).toMatchObject({ broken: null })
  await reconcile({ ...ctx, db, payments: sandboxGateway({ db, vault: ctx.vault }) }, new Date(Date.now() + 3_600_000))
  const unpaid = await db
    .selectFrom('challan_orders as order')
    .innerJoin('sandbox_gateway_payments as payment', 'payment.order_id', 'order.gateway_order_id')
    .select('order.id')
    .leftJoin('challan_diverged_payments as diverged', 'diverged.payment_id', 'payment.id')
    .where('order.paid_at', 'is', null)
    .where('diverged.payment_id', 'is', null)
    .execute()
  expect(unpaid).toEqual([])
  // Of two orders of the same challans one was paid, and the other payment went back by itself.
  const taken = await db
    .selectFrom('challan_diverged_payments as diverged')
    .leftJoin('challan_refunds as refund', 'refund.diverged_payment_id', 'diverged.payment_id')
    .select('refund.state')
    .where('diverged.mismatch', '=', 'taken')
    .execute()
  expect(taken.length).toBeGreaterThan(0)
  expect(new Set(taken.map(({ state }) => state))).toEqual(new Set(['done']))
  const waiting = await db.selectFrom('challan_refunds').select('id').where('state', '=', 'approved').execute()
  expect(waiting).toEqual([])
  const returned = await db
    .selectFrom('sandbox_gateway_refunds as made')
    .leftJoin('challan_refunds as refund', 'refund.gateway_refund_id', 'made.id')
    .select(['made.payment_id', 'refund.state'])
    .execute()
  expect(returned.length).toBeGreaterThan(0)
  expect(new Set(returned.map(({ payment_id }) => payment_id)).size).toBe(returned.length)
  expect(new Set(returned.map(({ state }) => state))).toEqual(new Set(['done']))
  expect(await verifyLedger(db)).toMatchObject({ broken: null })
  if (after !== database) await after.close()
}, 600_000)
