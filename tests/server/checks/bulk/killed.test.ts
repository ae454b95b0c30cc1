import { expect, onTestFinished, test } from 'vitest'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { connect } from '../../../../server/platform/db/connect.ts'
import { startChild, waitForLines } from '../../../support/children.ts'
import { temporaryDataEnv } from '../../../support/server.ts'

const postgres = process.env.TEST_BACKEND === 'postgres'
const ROWS = 600

/** On a shared database two workers take over together. */
test('killed in the middle, twice: each row is charged once and reported once', { timeout: 400_000 }, async () => {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = await temporaryDataEnv()
  const work = () => {
    const child = startChild('bulkWorker.ts', dataDir, String(ROWS), databaseUrl)
    onTestFinished(() => void child.process.kill('SIGKILL'))
    return child
  }
  for (let kill = 0; kill < 2; kill++) {
    const killed = work()
    // The first line reports what was done before the kill.
    await waitForLines(killed, 3)
    killed.process.kill('SIGKILL')
    await killed.exit
  }
  const workers = postgres ? [work(), work()] : [work()]
  for (const { exit, errors } of workers) expect([await exit, errors]).toEqual([0, []])

  const { db, close } = await connect({ databaseUrl, dataDir })
  try {
    const job = await db.selectFrom('bulk_jobs').selectAll().executeTakeFirstOrThrow()
    expect(job).toMatchObject({ status: 'completed', rows_ready: ROWS })
    expect(job.rows_completed + job.rows_not_found + job.rows_unavailable).toBe(ROWS)
    expect(job.captured_paise).toBe((ROWS - job.rows_unavailable) * 150)
    const rows = await db.selectFrom('bulk_rows').select('verification_id').execute()
    const written = await db.selectFrom('verifications').select('id').where('job_id', '=', job.id).execute()
    expect(written).toHaveLength(ROWS)
    expect(new Set(rows.map(row => row.verification_id))).toEqual(new Set(written.map(row => row.id)))
    expect((await verifyLedger(db)).broken).toBeNull()
  } finally {
    await close()
  }
})
