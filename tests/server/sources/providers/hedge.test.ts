import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { SourceUnavailable } from '../../../../server/platform/ports/sources.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { saveAccount, setCredentials } from '../../../../server/sources/providers/accounts.ts'
import { createRouting, type Routing } from '../../../../server/sources/routing/createRouting.ts'
import { routeHistory, setRoute, undoRoute } from '../../../../server/sources/routing/routes.ts'
import { testDatabase } from '../../../support/database.ts'
import { until } from '../../../support/until.ts'

const { db } = await testDatabase()
const vault = createVault('providers-secret-providers-secret-x')
const log = pino({ level: 'silent' })
const config = readConfig({ LOG_LEVEL: 'silent' })
const scope = { actor: { kind: 'system', name: 'test' }, ip: null, requestId: null } as const
const ctx = { db, vault, config }

/** The time after which the second provider is asked is over when a test says so. */
let waits: { ms: number; over: () => void; isAborted: () => boolean }[]
/** The second provider is the own gateway, whose answers a test gives. */
let gateway: { answer: (record: Record<string, unknown> | null) => void; fail: () => void }[]
let routing: Routing

const settings = { environment: 'twin', address: null, enabled: true, timeoutMs: null, prices: {} } as const
const choices = [
  { provider: 'own-gateway', percent: 100 },
  { provider: 'cashfree', percent: 0 },
]

beforeEach(async () => {
  for (const table of ['source_calls', 'source_comparisons', 'source_disagreements'] as const)
    await db.deleteFrom(table).execute()
  waits = []
  gateway = []
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waits.push({ ms, over: resolve, isAborted: () => signal.aborted })
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  routing = createRouting(config, { db, vault, log, wait }, async () => {
    const answer = { source: 'own-gateway', fetchedAt: new Date().toISOString(), tries: 1 }
    const record = await new Promise<Record<string, unknown> | null>((resolve, reject) =>
      gateway.push({ answer: resolve, fail: () => reject(new SourceUnavailable('own-gateway', 'it is down')) }),
    )
    return record ? { ...answer, found: true, record } : { ...answer, found: false }
  })
  await saveAccount(ctx, scope, 'cashfree', { ...settings, prices: { 'pan-check': 120 } })
  await setCredentials(ctx, scope, 'cashfree', {
    values: { clientId: 'id', clientSecret: 's' },
    overlapHours: 0,
  })
  await setRoute({ db }, scope, {
    product: 'pan-check',
    userId: null,
    choices,
    hedgeMs: 800,
    acceptTwoCharges: true,
    reason: 'the gateway is slow at times',
  })
})

const ask = () => routing.ask({ product: 'pan-check', query: { pan: 'ABCPV1234D' }, userId: 'usr_other' }, 0)
const isAsked = () => until(async () => expect(gateway).toHaveLength(1))
const isWaiting = () => until(async () => expect(waits).toHaveLength(1))

const john = { name: 'John Doe', active: true, aadhaarLinked: true, updatedOn: '2019-01-01' }

const calls = () =>
  db.selectFrom('source_calls').select(['provider', 'outcome', 'second', 'cost_paise']).orderBy('id').execute()
const comparisons = () => db.selectFrom('source_comparisons').select(['origin', 'compared', 'differed']).execute()
const disagreements = () => db.selectFrom('source_disagreements').selectAll().execute()

test('a provider that answers in time is the only one that is asked', async () => {
  const answer = ask()
  await isAsked()
  await isWaiting()
  gateway[0]?.answer(john)
  expect(await answer).toMatchObject({ source: 'own-gateway', tries: 1, found: true })
  expect(waits).toMatchObject([{ ms: 800 }])
  expect(waits[0]?.isAborted()).toBe(true)
  expect(await calls()).toMatchObject([{ provider: 'own-gateway', second: false }])
  expect(await comparisons()).toEqual([])
})

test('after the time the next one answers, and what the first says later is noted: our cost, compared', async () => {
  const answer = ask()
  await isWaiting()
  waits[0]?.over()
  expect(await answer).toMatchObject({ source: 'cashfree', tries: 2, costPaise: 120, record: { name: 'JOHN DOE' } })
  await isAsked()
  gateway[0]?.answer({ ...john, name: ' JOHN  doe' })
  await until(async () => expect(await comparisons()).toEqual([{ origin: 'hedge', compared: 1, differed: 0 }]))
  expect(await calls()).toMatchObject([
    { provider: 'cashfree', second: false, cost_paise: 120 },
    { provider: 'own-gateway', second: true },
  ])
  expect(await disagreements()).toEqual([])
})

test('the first one may still win; the second answer is ours to pay', async () => {
  await saveAccount(ctx, scope, 'cashfree', { ...settings, prices: { 'pan-check': 120 } })
  const answer = ask()
  await isAsked()
  await isWaiting()
  gateway[0]?.answer(john)
  waits[0]?.over()
  const { source } = (await answer) ?? {}
  expect(['own-gateway', 'cashfree']).toContain(source)
  const noted = await calls()
  expect(noted.filter(({ second }) => !second).map(({ provider }) => provider)).toEqual([source])
})

test.each([
  ['says another name', { ...john, name: 'Jane Roe' }, ['name']],
  ['knows nobody', null, ['found']],
  ['says it is inactive', { ...john, active: false }, ['status']],
])('a second answer that %s is kept sealed', async (_, late, fields) => {
  const answer = ask()
  await isWaiting()
  waits[0]?.over()
  await answer
  await isAsked()
  gateway[0]?.answer(late)
  const [kept] = await until(async () => {
    const rows = await disagreements()
    expect(rows).toHaveLength(1)
    return rows
  })
  expect(kept).toMatchObject({ product: 'pan-check', origin: 'hedge', first_provider: 'cashfree', fields })
  expect(kept?.second_provider).toBe('own-gateway')
  expect(JSON.stringify(kept)).not.toMatch(/Roe|ABCPV1234D/)
  const opened = vault.open(kept?.values_sealed ?? '', {
    column: 'source_disagreements.values_sealed',
    id: kept?.id ?? '',
  })
  expect(JSON.parse(opened)).toMatchObject({ subject: { field: 'pan', value: 'ABCPV1234D' } })
  expect(await comparisons()).toEqual([{ origin: 'hedge', compared: 1, differed: 1 }])
})

test('a value that one provider does not know contradicts nothing', async () => {
  const answer = ask()
  await isWaiting()
  waits[0]?.over()
  await answer
  await isAsked()
  gateway[0]?.answer({ ...john, aadhaarLinked: null })
  await until(async () => expect(await comparisons()).toMatchObject([{ compared: 1, differed: 0 }]))
})

test('a failure before the time asks the next one at once, as without a hedge', async () => {
  const answer = ask()
  await isAsked()
  await isWaiting()
  gateway[0]?.fail()
  await expect(answer).resolves.toMatchObject({ source: 'cashfree', tries: 2 })
  expect(waits[0]?.isAborted()).toBe(true)
  expect(await calls()).toMatchObject([
    { provider: 'own-gateway', outcome: 'down' },
    { provider: 'cashfree', second: false },
  ])
})

test('with neither answering there is no answer, and the first failure later changes nothing', async () => {
  await saveAccount(ctx, scope, 'cashfree', { ...settings, enabled: false })
  routing.forget()
  const answer = ask()
  await isAsked()
  await isWaiting()
  waits[0]?.over()
  gateway[0]?.fail()
  await expect(answer).rejects.toThrow('it is turned off')
  expect(await comparisons()).toEqual([])
})

test('two charges have to be accepted, and there must be somebody to ask', async () => {
  const route = { product: 'pan-check', userId: null, choices, hedgeMs: 500, reason: 'faster' } as const
  const refusal = (field: string) => ({ code: 'bad_request', fields: [{ field }] })
  await expect(setRoute({ db }, scope, { ...route, choices: [...choices] })).rejects.toMatchObject(
    refusal('acceptTwoCharges'),
  )
  const alone = [{ provider: 'cashfree', percent: 100 }]
  await expect(setRoute({ db }, scope, { ...route, choices: alone, acceptTwoCharges: true })).rejects.toMatchObject(
    refusal('hedgeMs'),
  )
})

test('undoing a hedge takes it away, and undoing that brings it back', async () => {
  const route = { product: 'gstin-check', userId: null, choices, reason: 'plain' } as const
  await setRoute({ db }, scope, { ...route, choices: [...choices] })
  const hedged = await setRoute({ db }, scope, {
    ...route,
    choices: [...choices],
    hedgeMs: 700,
    acceptTwoCharges: true,
  })
  const undone = await undoRoute({ db }, scope, hedged.id)
  expect(undone.hedgeMs).toBeNull()
  expect((await undoRoute({ db }, scope, undone.id)).hedgeMs).toBe(700)
  const audited = await db
    .selectFrom('audit_events')
    .select('data')
    .where('subject', '=', hedged.id)
    .executeTakeFirstOrThrow()
  expect(audited.data).toMatchObject({ hedgeMs: 700, acceptTwoCharges: true })
  expect((await routeHistory({ db }, 'gstin-check')).map(({ hedgeMs }) => hedgeMs)).toEqual([700, null, 700, null])
})
