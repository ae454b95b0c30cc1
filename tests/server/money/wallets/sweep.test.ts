import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sweepExpired } from '../../../../server/checks/verifications/sweeper.ts'
import { capture, reserve } from '../../../../server/money/wallets/holds.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import type { SystemActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testDatabase } from '../../../support/database.ts'
import { makeCustomer, makeJob, makeVerification, vault } from '../../../support/factories.ts'

const { db } = await testDatabase()
const ctx = { db, vault, log: pino({ level: 'silent' }) }
const actor: SystemActor = { kind: 'system', name: 'test' }
const past = new Date(Date.now() - 2 * 60 * 60_000)
const soon = new Date(Date.now() + 2 * 60 * 60_000)

async function fresh(expiresAt: Date, reference = newId('ver')) {
  const { userId, wallets } = await makeCustomer(db)
  const entry = () => ({ key: newId('req'), description: 'PAN check', reference, actor })
  const { holdId } = await reserve(db, { ...entry(), walletId: wallets.product.id, amountPaise: 150, expiresAt })
  const figures = async () => {
    const { availablePaise, heldPaise } = await walletOf(db, userId, 'product')
    return [availablePaise, heldPaise]
  }
  const open = { id: reference, status: 'in_progress', charge_paise: 150, hold_id: holdId, finished_at: null }
  return { userId, holdId, reference, entry, figures, open }
}

const verification = (id: string) =>
  db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a check whose server died ends without an answer, and free of charge', async () => {
  const { userId, reference, open, figures } = await fresh(past)
  await makeVerification(db, userId, { ...open, created_at: past })
  await sweepExpired(ctx)
  expect(await figures()).toEqual([100_000, 0])
  expect(await verification(reference)).toMatchObject({
    status: 'source_unavailable',
    charge_paise: 0,
    transfer_id: null,
    error: expect.stringMatching(/./),
    finished_at: expect.any(String),
  })
})

test('a check that may still be running is left alone', async () => {
  const { userId, reference, open, figures } = await fresh(soon)
  await makeVerification(db, userId, open)
  await sweepExpired(ctx)
  expect(await figures()).toEqual([99_850, 150])
  expect(await verification(reference)).toMatchObject({ status: 'in_progress' })
})

test("a test key's check has no hold and is given up all the same", async () => {
  const { userId } = await makeCustomer(db)
  const lost = { mode: 'test', status: 'in_progress', finished_at: null }
  const old = await makeVerification(db, userId, { ...lost, created_at: past })
  const young = await makeVerification(db, userId, lost)
  await sweepExpired(ctx)
  expect(await verification(old)).toMatchObject({ status: 'source_unavailable' })
  expect(await verification(young)).toMatchObject({ status: 'in_progress' })
})

test('a job that never finished fails, and only what it captured is charged', async () => {
  const jobId = newId('job')
  const { userId, holdId, entry, figures } = await fresh(past, jobId)
  const { transferId } = await capture(db, { ...entry(), holdId, amountPaise: 50 })
  await makeVerification(db, userId, { job_id: jobId, charge_paise: 50, transfer_id: transferId, hold_id: holdId })
  await makeJob(db, userId, { id: jobId, status: 'running', hold_id: holdId })
  await sweepExpired(ctx)
  expect(await figures()).toEqual([99_950, 0])
  const job = await db.selectFrom('bulk_jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
  expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('not charged') })
})

test('four nodes sweeping at once, and again, give back once and record it once', async () => {
  const { holdId, figures } = await fresh(past, 'order_1')
  await Promise.all([sweepExpired(ctx), sweepExpired(ctx), sweepExpired(ctx), sweepExpired(ctx)])
  await sweepExpired(ctx)
  expect(await figures()).toEqual([100_000, 0])
  const events = await db.selectFrom('audit_events').select('data').where('subject', '=', holdId).execute()
  expect(events).toEqual([{ data: { releasedPaise: 150 } }])
  expect(await verifyLedger(db)).toMatchObject({ broken: null })
})
