import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkByKey, signInAt, uploadAndStartJob, waitForJobStatus } from '../../support/apiClient.ts'
import { distinctPan } from '../../support/bulkJob.ts'
import type { Env } from '../../support/launch.ts'
import { expectLedgerIntact, withDatabaseOf } from '../../support/ledger.ts'
import { type RunningServer, startServer, temporaryDataEnv } from '../../support/server.ts'

const KILLS = 10
const CALLERS = 6
const JOB_ROWS = 200

interface Check {
  key: string
  pan: string
  /** The verification a 200 reply named; none while the outcome is unknown. */
  id?: string
}

/** Different PANs, none with a special sandbox code. */
const panOf = (number: number) => distinctPan((number % 100) + 9_000 * Math.floor(number / 100))

async function ask({ url }: RunningServer, check: Check): Promise<void> {
  const reply = await checkByKey(url, check.pan, { 'idempotency-key': check.key })
  const body = await reply.json()
  expect({ status: reply.status, body }).toMatchObject({ status: 200 })
  check.id = body.id
}

/** Keeps several calls in flight until this many are answered, then kills the server. Returns every call made. */
async function killDuring(server: RunningServer, answers: number, first: number): Promise<Check[]> {
  const checks: Check[] = []
  let answered = 0
  const caller = async () => {
    while (answered < answers) {
      const check = { key: `kill-${first + checks.length}`, pan: panOf(first + checks.length) }
      checks.push(check)
      // A broken connection is how a kill appears from outside; fetch reports it as a TypeError.
      await ask(server, check).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error
      })
      if (++answered >= answers) server.child.process.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  await server.child.exit
  return checks
}

/** Releases at once what would wait, for a minute at most, until the dead owner's claim expires. */
const forgetTheDead = (place: Env) =>
  withDatabaseOf(place, async db => {
    await db
      .updateTable('idempotency_keys')
      .set({ locked_until: new Date(0) })
      .where('state', '=', 'running')
      .execute()
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(db)
  })

test(`kill -9 of the server, ${KILLS} times over: every answer is kept and charged once`, {
  timeout: 900_000,
}, async () => {
  const place = await temporaryDataEnv()
  const env = { ...place, SANDBOX_DELAY_MS: '10', GATEWAY_PER_MINUTE: '100000' }
  const checks: Check[] = []
  const jobs: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServer(env)
    if (kill % 4 === 0) {
      const pans = Array.from({ length: JOB_ROWS }, (_, row) => distinctPan(kill * 1_000_000 + row))
      jobs.push((await uploadAndStartJob(await signInAt(server.url), pans)).id)
    }
    checks.push(...(await killDuring(server, 10 + kill * 3, checks.length)))
  }

  await forgetTheDead(place)
  const unanswered = checks.filter(check => !check.id)
  expect(unanswered.length).toBeGreaterThan(0)
  const server = await startServer(env)
  for (const check of unanswered) await ask(server, check)
  const call = await signInAt(server.url)
  for (const id of jobs) expect((await waitForJobStatus(call, id, 'completed')).counts.ready).toBe(JOB_ROWS)
  expect(await server.stop()).toBe(0)

  await expectLedgerIntact(place)
  await withDatabaseOf(place, async db => {
    const keys = checks.map(({ key }) => key)
    const made = await db
      .selectFrom('verifications')
      .select(['id', 'reference as key', 'charge_paise'])
      .where('reference', 'in', keys)
      .execute()
    const paid = made.map(row => ({ ...row, charge_paise: Number(row.charge_paise) }))
    expect(new Set(paid)).toEqual(new Set(checks.map(({ id, key }) => ({ id, key, charge_paise: 150 }))))
    const rows = await db.selectFrom('bulk_rows').select('verification_id').where('job_id', 'in', jobs).execute()
    expect(new Set(rows.map(row => row.verification_id)).size).toBe(JOB_ROWS * jobs.length)
  })
})
