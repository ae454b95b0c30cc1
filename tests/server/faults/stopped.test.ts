import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type ApiClient, checkByKey, signInAt, uploadAndStartJob, waitForJobStatus } from '../../support/apiClient.ts'
import { distinctPan } from '../../support/bulkJob.ts'
import { startProgram } from '../../support/children.ts'
import { expectLedgerIntact, withDatabaseOf } from '../../support/ledger.ts'
import { seededDataEnv, startServer } from '../../support/server.ts'

const place = await seededDataEnv()
const embedded = place.DATABASE_URL === ''

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20)
}

const inProgress = async (call: ApiClient) => {
  const filter = encodeURIComponent(JSON.stringify({ status: ['in_progress'], channel: ['api'] }))
  return (await call<unknown[]>('GET', `/api/resources/pan-check?filter=${filter}`)).length
}

test('SIGTERM with calls and a job under way: the calls are answered, the exit is clean, the job goes on later', {
  timeout: 400_000,
}, async () => {
  const place = await seededDataEnv()
  const server = await startServer({ ...place, SANDBOX_DELAY_MS: '3000' })
  const call = await signInAt(server.url)
  const { id } = await uploadAndStartJob(
    call,
    Array.from({ length: 150 }, (_, row) => distinctPan(row)),
  )
  let answered = 0
  const calls = [0, 1, 2, 3, 4, 5].map(async number => {
    const reply = await checkByKey(server.url, distinctPan(18_000 + number))
    answered += 1
    return reply
  })
  // On a busy machine the first may be answered before the last has started.
  await until(async () => answered + (await inProgress(call)) === calls.length)
  const exit = server.stop()
  expect((await Promise.all(calls)).map(reply => reply.status)).toEqual(calls.map(() => 200))
  expect([await exit, server.child.errors]).toEqual([0, []])

  const left = await withDatabaseOf(place, async db => ({
    checks: await db.selectFrom('verifications').select('id').where('status', '=', 'in_progress').execute(),
    job: await db.selectFrom('bulk_jobs').select('status').where('id', '=', id).executeTakeFirst(),
  }))
  expect(left).toEqual({ checks: [], job: { status: 'running' } })
  await expectLedgerIntact(place)

  const next = await startServer({ ...place, SANDBOX_DELAY_MS: '0' })
  const again = await signInAt(next.url)
  await waitForJobStatus(again, id, 'completed')
  expect(await next.stop()).toBe(0)
  await expectLedgerIntact(place)
})

async function createAdmin() {
  const asked = ['--email', 'asha@first.test', '--recover']
  const { exit, errors } = startProgram('server/people/staff/createAdminCommand.ts', asked, place)
  return [await exit, errors.join(' ')]
}

test.runIf(embedded)(
  'a second server on the same data directory refuses in words, and the first goes on',
  {
    timeout: 400_000,
  },
  async () => {
    const first = await startServer(place)
    await expect(startServer(place)).rejects.toThrow(
      /The data directory .* is in use by another server .*Stop that one first/,
    )
    expect(await createAdmin()).toEqual([1, expect.stringMatching(/ in use by .* stop the server, run this command/)])
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(await first.stop()).toBe(0)
    expect(await createAdmin()).toEqual([0, ''])
  },
)

test('a start without the database ends with a reason and what to check', async () => {
  const start = startServer({ ...place, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(start).rejects.toThrow(/the database cannot be reached: .*ECONNREFUSED.*\nCheck DATABASE_URL/)
})

test.runIf(embedded)('production with the sandbox’s settings does not start, and says all that is wrong', async () => {
  const start = startServer({ ...place, APP_MODE: 'production' })
  const names = [
    ['SOURCE', 'SOURCE_URL', 'SOURCE_KEY'],
    ['AADHAAR_SOURCE', 'AADHAAR_URL', 'AADHAAR_KEY'],
    ['CHALLAN_SOURCE', 'CHALLAN_URL', 'CHALLAN_KEY'],
    ['PAYMENTS', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    ['SELLER_NAME', 'SELLER_GSTIN', 'SELLER_ADDRESS'],
    ['CHANNELS', 'SMTP_URL', 'SMTP_FROM', 'SMS_URL', 'SMS_KEY'],
    ['METRICS_TOKEN', 'SECRET_KEY', 'SIGNING_KEY', 'CLIENT_TOKEN', 'PUBLIC_URL'],
  ].flat()
  await expect(start).rejects.toThrow(new RegExp(names.map(name => `- ${name}: .+`).join('\\n +')))
})
