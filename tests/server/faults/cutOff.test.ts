import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../contracts/platform/limits.ts'
import { checkByKey, signInAt, uploadAndStartJob, waitForJobStatus } from '../../support/apiClient.ts'
import { distinctPan } from '../../support/bulkJob.ts'
import { startCutProxy } from '../../support/cutProxy.ts'
import { onServer } from '../../support/databaseTemplate.ts'
import { expectLedgerIntact, withDatabaseOf } from '../../support/ledger.ts'
import { seededDataEnv, startServer } from '../../support/server.ts'
import { until } from '../../support/until.ts'

const PRICE_PAISE = 150
const CUTS = 12

/** The embedded database is part of the process. */
describe.runIf(process.env.TEST_BACKEND === 'postgres')('cut off from the database', async () => {
  if (process.env.TEST_BACKEND !== 'postgres') return
  const place = await seededDataEnv()
  const proxy = await startCutProxy(place.DATABASE_URL)
  const limited = { GATEWAY_PER_MINUTE: '1000000', SANDBOX_DELAY_MS: '10' }
  const server = await startServer({ ...place, ...limited, DATABASE_URL: proxy.url })
  const { url } = server
  const call = await signInAt(url)

  const statusOf = async (path: string) => {
    const reply = await fetch(url + path)
    await reply.body?.cancel()
    return reply.status
  }
  const ready = () => until(async () => expect(await statusOf('/readyz')).toBe(200))
  const isAlive = () => server.child.process.exitCode === null
  const terminateBackends = () => {
    const name = new URL(place.DATABASE_URL).pathname.slice(1)
    return onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  }

  let keys = 0
  /** The verification that each key was told, and every status that was answered. */
  const told = new Map<string, string>()
  const statuses = new Set<number>()

  /** Asks with a key of its own until it is answered. */
  async function checkUntilAnswered(number = (keys += 1)): Promise<void> {
    const key = `cut-${number}`
    for (;;) {
      const reply = await checkByKey(url, distinctPan(1_000_000 + number), { 'idempotency-key': key })
      statuses.add(reply.status)
      const { id } = (await reply.json()) as { id: string }
      if (reply.status === 200) return void told.set(key, id)
      const seconds = Number(reply.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(limits.idempotencyLeaseMs / 1000)
      await sleep(100)
    }
  }

  /** Each key was charged exactly once, under the id that its caller was told. */
  async function expectChargedOnce(): Promise<void> {
    const checks = await withDatabaseOf(place, db =>
      db
        .selectFrom('verifications')
        .select(['id', 'reference', 'charge_paise'])
        .where('reference', 'like', 'cut-%')
        .execute(),
    )
    expect(checks.length).toBe(told.size)
    expect(new Map(checks.map(row => [row.reference, row.id]))).toEqual(told)
    expect(new Set(checks.map(row => Number(row.charge_paise)))).toEqual(new Set([PRICE_PAISE]))
  }

  test(`${CUTS} cuts of all connections and two of all backends under load: the process lives on, and nobody is charged twice`, async () => {
    const pans = Array.from({ length: 400 }, (_, row) => distinctPan(row))
    const { id } = await uploadAndStartJob(call, pans)
    let isOver = false
    const forever = async (task: () => Promise<unknown>) => {
      while (!isOver) await task()
    }
    const list = () =>
      call('GET', '/api/resources/pan-check').then(
        () => statuses.add(200),
        (error: Error) => statuses.add(Number(/: (\d+) /.exec(error.message)?.[1])),
      )
    const checks = Array.from({ length: 8 }, () => forever(checkUntilAnswered))
    const load = Promise.all([...checks, forever(list), forever(() => statusOf('/readyz'))])
    for (const cut of [
      ...Array.from({ length: CUTS }, () => () => proxy.cut()),
      terminateBackends,
      terminateBackends,
    ]) {
      const before = told.size
      await until(() => expect(told.size).toBeGreaterThan(before + 3))
      await cut()
    }
    isOver = true
    await load

    await ready()
    expect(isAlive()).toBe(true)
    for (const status of statuses) expect([200, 409, 503]).toContain(status)
    // The workers take up again what they have lost.
    await waitForJobStatus(call, id, 'completed')
    await expectChargedOnce()
  })

  test('without a database every kind of call answers 503 and says when to come back; the node comes back by itself', async () => {
    await proxy.refuse()
    await until(async () => expect(await statusOf('/readyz')).toBe(503))
    expect(await statusOf('/healthz')).toBe(200)
    const probe = await fetch(`${url}/readyz`)
    const message = 'The database is not responding.'
    expect(await probe.json()).toMatchObject({ error: { code: 'unavailable', message } })

    const headers = { 'x-client-token': 'sandbox', 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'demo@satyapan.test' })
    const named = await fetch(`${url}/api/userLogin/userEmailOtp`, { method: 'POST', headers, body })
    expect([named.status, named.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await named.json()).toEqual({ code: 503, message: expect.stringContaining('cannot reach its database') })
    const byKey = await checkByKey(url, distinctPan(7), { 'idempotency-key': 'without' })
    expect([byKey.status, byKey.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await byKey.json()).toMatchObject({ error: { code: 'unavailable' } })
    await expect(call('GET', '/api/resources/pan-check')).rejects.toThrow(/: 503 .*"unavailable"/)

    await proxy.accept()
    await ready()
    expect(isAlive()).toBe(true)
    expect((await checkByKey(url, distinctPan(7), { 'idempotency-key': 'without' })).status).toBe(200)
  })

  test('a call that is cut off while the database works on it leaves its key with its lease; the retry finishes it, charged once', async () => {
    const number = (keys += 1)
    const key = { 'idempotency-key': `cut-${number}` }
    const ask = () => checkByKey(url, distinctPan(1_000_000 + number), key)
    await withDatabaseOf(place, db =>
      db.transaction().execute(async trx => {
        // The reservation waits for this lock, is cut off from its node, and is committed afterwards.
        await trx.selectFrom('wallets').select('id').forUpdate().execute()
        const first = ask()
        const lease = () =>
          trx
            .selectFrom('idempotency_keys')
            .select('locked_until')
            .where('key', '=', key['idempotency-key'])
            .executeTakeFirstOrThrow()
        await until(lease)
        await until(async () => {
          const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx)
          expect(rows.length).toBeGreaterThan(0)
        })
        await proxy.refuse()
        expect((await first).status).toBe(503)
        expect(Date.parse((await lease()).locked_until)).toBeLessThanOrEqual(Date.now() + limits.idempotencyLeaseMs)
      }),
    )
    await proxy.accept()
    await ready()
    await checkUntilAnswered(number)
    await expectChargedOnce()
  })

  test('it ends cleanly, without a failure that nobody awaited, and the ledger is intact', async () => {
    expect(await server.stop()).toBe(0)
    expect(server.child.lines.filter(line => line.includes('unhandled rejection'))).toEqual([])
    await expectLedgerIntact(place)
    await proxy.close()
  })
})
