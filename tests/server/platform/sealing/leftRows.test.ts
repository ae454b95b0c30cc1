import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { verificationsMatching } from '../../../../server/checks/verifications/list.ts'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { registry } from '../../../../server/platform/metrics.ts'
import {
  type SealedColumn,
  type SealedColumnOptions,
  sealedColumns,
} from '../../../../server/platform/sealedColumns.ts'
import { openVault } from '../../../../server/platform/sealing/indexKey.ts'
import { countUnfinished, resealColumn } from '../../../../server/platform/sealing/reseal.ts'
import { resealAll, resealBeforeStart, startResealing } from '../../../../server/platform/sealing/startResealing.ts'
import { untilSealed } from '../../../../server/platform/untilSealed.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testDatabase } from '../../../support/database.ts'
import { makeCustomer, makeVerification } from '../../../support/factories.ts'
import { until } from '../../../support/until.ts'

const { db } = await testDatabase()
const config = readConfig({ LOG_LEVEL: 'silent' })
const vault = await openVault(db, config)
const requester = 'verifications.requested_by' as const
const isPostgres = inject('databaseTemplate').kind === 'postgres'

function logged() {
  const lines: Record<string, unknown>[] = []
  return { lines, log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }) }
}

/** Checks whose requester lies in clear. */
async function checksInClear(count: number) {
  const { userId } = await makeCustomer(db)
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await makeVerification(db, userId, { requested_by: 'Asha Rao' }))
  return { userId, ids }
}

/** Holds a row as another worker does, until it is let go. */
async function hold(table: 'verifications' | 'users', id: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async trx => {
    await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
    isHeld()
    await released
  })
  await held
  onTestFinished(() => release())
  return async () => {
    release()
    await holding
  }
}

// The embedded database has one connection: nobody holds rows there while others work.
test.runIf(isPostgres)('rows that somebody else holds are sealed once they are let go, without a restart', async () => {
  const { ids } = await checksInClear(3)
  const letGo = await hold('verifications', ids[1] as string)
  const { lines, log } = logged()
  const job = startResealing({ db, vault, log, config })
  const isLeft = (left: number) => until(async () => expect(await countUnfinished(db, vault, requester)).toBe(left))
  await isLeft(1)
  await until(async () => expect(lines).toContainEqual(expect.objectContaining({ kind: 'values', left: 1 })))
  expect(await registry.metrics()).toContain('stored_data_to_seal{kind="values",state="left"} 1')
  await letGo()
  await isLeft(0)
  await until(async () =>
    expect(await registry.metrics()).toContain('stored_data_to_seal{kind="values",state="left"} 0'),
  )
  await job.stop()
})

test.runIf(isPostgres)('the server does not listen before every index by which people are found is whole', async () => {
  const { userId } = await makeCustomer(db)
  await db.updateTable('users').set({ first_name: 'Asha', name_words: null }).where('id', '=', userId).execute()
  await db.deleteFrom('settings').where('key', '=', 'resealed').execute()
  const letGo = await hold('users', userId)
  const { lines, log } = logged()
  let isStarted = false
  const starting = resealBeforeStart({ db, vault, log }).then(() => {
    isStarted = true
  })
  await until(async () => expect(lines).toContainEqual(expect.objectContaining({ left: 1 })))
  expect(isStarted).toBe(false)
  await letGo()
  await starting
  const row = await db.selectFrom('users').select('name_words').where('id', '=', userId).executeTakeFirstOrThrow()
  expect(row.name_words).not.toBeNull()
})

test('a value that no key opens is counted and not waited for', async () => {
  const { userId } = await makeCustomer(db)
  const foreign = createVault('a third secret').seal('{}', { column: 'verifications.input_sealed', id: 'ver_x' })
  const id = await makeVerification(db, userId, { input_sealed: foreign })
  const reports = await resealAll({ db, vault }, { again: true, mostRounds: Number.POSITIVE_INFINITY })
  expect(reports.find(({ column }) => column === 'verifications.input_sealed')).toMatchObject({ unreadable: 1 })
  await db.deleteFrom('verifications').where('id', '=', id).execute()
})

test('walks are repeated after failures, and until nothing is left', async () => {
  const results = ['cut', 4, 1, 'cut', 0] as const
  let at = 0
  const [rounds, errors]: [number[], unknown[]] = [[], []]
  await untilSealed(
    async () => {
      const left = results[at++]
      if (left === undefined || left === 'cut') throw new Error('The connection was cut.')
      return { sealed: 0, unreadable: 0, left }
    },
    { firstPauseMs: 1, onRound: ({ left }) => rounds.push(left), onError: error => errors.push(error) },
  )
  expect([rounds, errors.length, at]).toEqual([[4, 1, 0], 2, 5])
})

test('the filter by requester finds every check while some are not sealed yet', async () => {
  const { userId, ids } = await checksInClear(5)
  await makeVerification(db, userId, { requested_by: 'Karan Bhatt' })
  const filtered = async () => {
    const found = verificationsMatching({ db, vault }, userId, 'pan-check', { requestedBy: ['Asha Rao'] })
    return (await found.select('id').orderBy('id').execute()).map(({ id }) => id)
  }
  expect(await filtered()).toEqual(ids)
  // As a walk leaves it that was ended or had to pass over rows.
  await resealSome(2)
  expect(await countUnfinished(db, vault, requester)).toBeGreaterThan(0)
  expect(await filtered()).toEqual(ids)
  await resealColumn({ db, vault }, requester)
  expect(await countUnfinished(db, vault, requester)).toBe(0)
  expect(await filtered()).toEqual(ids)
})

/** Walks only so many rows. */
async function resealSome(rows: number): Promise<void> {
  const stopping = new AbortController()
  let walked = 0
  const onBatch = () => {
    walked += 1
    if (walked === rows) stopping.abort()
  }
  await resealColumn({ db, vault }, requester, { batchRows: 1, onBatch, signal: stopping.signal })
}

test('the sandbox’s inbox finds every message to an address while some are not sealed yet', async () => {
  const message = { channel: 'email', text_sealed: '', otp_sealed: null, recipient_index: null }
  for (const [id, recipient] of [
    ['msg_1', 'Asha@Rao.test'],
    ['msg_2', 'asha@rao.test'],
    ['msg_3', 'karan@bhatt.test'],
  ] as const) {
    const text_sealed = vault.seal('Hello', { column: 'messages.text_sealed', id })
    await db
      .insertInto('messages')
      .values({ ...message, id, recipient, text_sealed })
      .execute()
  }
  const found = async () => (await listMessages({ db, vault }, 'asha@rao.test')).map(({ id }) => id)
  expect(await found()).toEqual(['msg_2', 'msg_1'])
  await resealColumn({ db, vault }, 'messages.recipient')
  expect(await found()).toEqual(['msg_2', 'msg_1'])
})

test('every other index is whole before the server listens', () => {
  const columns = Object.entries(sealedColumns) as [SealedColumn, SealedColumnOptions][]
  const later = columns.filter(([, { index, clear, beforeStart }]) => index && clear && !beforeStart)
  // The two searches above.
  expect(later.map(([column]) => column)).toEqual(['verifications.requested_by', 'messages.recipient'])
})
