import { expect, test } from 'vitest'
import { openRow } from '../../../server/platform/sealing/rows.ts'
import { seededAccounts } from '../../../server/sandbox/accounts.ts'
import { stepsWithoutTrace } from '../../../server/seed/steps.ts'
import { checkByKey, signInAt, uploadAndStartJob, waitForJobStatus } from '../../support/apiClient.ts'
import { distinctPan } from '../../support/bulkJob.ts'
import { vault } from '../../support/factories.ts'
import { expectLedgerIntact, withDatabaseOf } from '../../support/ledger.ts'
import { type RunningServer, seededDataEnv, startServer, temporaryDataEnv } from '../../support/server.ts'

const shareable = process.env.TEST_BACKEND === 'postgres'
const ROWS = 1_000
const PRICE = 150

/** Number of PAN checks this process has finished, those of the seed included. */
async function finishedBy({ url }: RunningServer): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  const counts = lines.filter(line => line.startsWith('verifications_finished_total{product="pan-check"'))
  return counts.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

const stopAll = async (servers: RunningServer[]) => {
  for (const server of servers) expect([await server.stop(), server.child.errors]).toEqual([0, []])
}

test.runIf(shareable)(
  'four servers at once on an empty database: one migrates, one seeds, all serve',
  {
    timeout: 400_000,
  },
  async () => {
    const place = await temporaryDataEnv()
    // The fewest connections: PostgreSQL takes 100, and another file runs beside this one.
    const env = { ...place, SANDBOX_DELAY_MS: '0', DATABASE_CONNECTIONS: '4' }
    const servers = await Promise.all([1, 2, 3, 4].map(() => startServer(env)))
    const replies = await Promise.all(servers.map(({ url }, number) => checkByKey(url, distinctPan(number))))
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200, 200])
    await stopAll(servers)
    const emails = await withDatabaseOf(place, async db => [
      ...(await db.selectFrom('users').select(['id', 'email']).execute()).map(row => openRow(vault, 'users', row)),
      ...(await db.selectFrom('sub_users').select(['id', 'email']).execute()).map(row =>
        openRow(vault, 'sub_users', row),
      ),
      ...(await db.selectFrom('admins').select('email').execute()),
    ])
    const found = emails.map(row => row.email)
    expect(found).toEqual(expect.arrayContaining(seededAccounts.map(({ email }) => email)))
    expect(new Set(found).size).toBe(found.length)
    expect(await withDatabaseOf(place, stepsWithoutTrace)).toEqual([])
    await expectLedgerIntact(place)
  },
)

test.runIf(shareable)(
  'one node answers, two workers share a job, and each row is charged once',
  {
    timeout: 400_000,
  },
  async () => {
    const place = await seededDataEnv()
    const start = (ROLE: string) => startServer({ ...place, ROLE, SANDBOX_DELAY_MS: '40' })
    const api = await start('api')
    const workers = await Promise.all([start('worker'), start('worker')])
    const seeded = await Promise.all([api, ...workers].map(finishedBy))
    const call = await signInAt(api.url)
    const { id } = await uploadAndStartJob(
      call,
      Array.from({ length: ROWS }, (_, row) => distinctPan(row)),
    )
    const { counts } = await waitForJobStatus(call, id, 'completed')
    const finished = await Promise.all([api, ...workers].map(finishedBy))
    const [ofApi, ...shares] = finished.map((count, server) => count - (seeded[server] ?? 0))
    expect(ofApi).toBe(0)
    expect(Math.min(...shares)).toBeGreaterThan(0)
    expect(shares.reduce((sum, share) => sum + share)).toBe(ROWS)
    await stopAll([...workers, api])
    const paid = await withDatabaseOf(place, db =>
      db.selectFrom('verifications').select('id').where('job_id', '=', id).where('charge_paise', '=', PRICE).execute(),
    )
    expect(paid).toHaveLength(counts.completed + counts.notFound)
    await expectLedgerIntact(place)
  },
)
