import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { InputRejected, type Sources, SourceUnavailable } from '../../../../server/platform/ports/sources.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { createSources } from '../../../../server/sources/adapters/create.ts'
import {
  type AccountSettings,
  endCredentials,
  readAccounts,
  saveAccount,
  setCredentials,
} from '../../../../server/sources/providers/accounts.ts'
import { providerHealth } from '../../../../server/sources/routing/calls.ts'
import { currentRoutes, routeHistory, setRoute, undoRoute } from '../../../../server/sources/routing/routes.ts'
import { testDatabase } from '../../../support/database.ts'
import { json, remoteServer, status } from '../../../support/remoteSource.ts'

const { db } = await testDatabase()
const vault = createVault('providers-secret-providers-secret-x')
const log = pino({ level: 'silent' })
const gateway = await remoteServer()
const own = { SOURCE: 'http', SOURCE_URL: gateway.url, SOURCE_KEY: 'k', SOURCE_TIMEOUT_MS: '2000' }
const config = readConfig({ LOG_LEVEL: 'silent', SANDBOX_DELAY_MS: '0', ...own })
const scope = { actor: { kind: 'system', name: 'test' }, ip: null, requestId: null } as const
const ctx = { config, db, vault }
// New circuit breakers for each test.
let sources: Sources
beforeEach(() => {
  sources = createSources(config, {}, {}, { db, vault, log })
})

const settings: AccountSettings = { environment: 'twin', address: null, enabled: true, timeoutMs: null, prices: {} }
const keys = { clientId: 'id', clientSecret: 'secret-1', panInstanceId: 'p', gstInstanceId: 'g' }

const ask = (pan: string, more: { userId?: string; mode?: 'live' | 'test' } = {}) => {
  return sources.ask({ product: 'pan-check', query: { pan }, userId: 'usr_other', mode: 'live', ...more })
}

const john = { found: true, record: { name: 'John Doe', active: true, aadhaarLinked: true, updatedOn: null } }

test('without a route the settings decide', async () => {
  gateway.replies(json({ outcome: 'not_found' }))
  expect(await ask('ABCDE1234A')).toMatchObject({ source: 'own-gateway', found: false })
  expect(await providerHealth({ db }, new Date(0))).toEqual([])
})

test('a route asks its primary and names it with its cost; test keys still get synthetic data', async () => {
  await saveAccount(ctx, scope, 'setu', { ...settings, prices: { 'pan-check': 120 } })
  await setCredentials(ctx, scope, 'setu', { values: keys, overlapHours: 0 })
  const choices = [
    { provider: 'setu', percent: 100 },
    { provider: 'own-gateway', percent: 0 },
  ]
  await setRoute({ db }, scope, { product: 'pan-check', userId: null, choices, reason: 'the first provider' })
  expect(await ask('ABCDE1234A')).toMatchObject({ source: 'setu', tries: 1, costPaise: 120, ...john })
  expect(await ask('AAAPA0000A')).toMatchObject({ source: 'setu', tries: 1, found: false })
  expect(await ask('ABCDE1234A', { mode: 'test' })).toMatchObject({ source: 'sandbox' })
  expect(await currentRoutes({ db })).toMatchObject([{ product: 'pan-check', userId: null, choices }])
})

test.each([
  ['down', status(502), 'down'],
  ['out of calls', status(429), 'rate_limit'],
  ['refusing its keys', status(401), 'credentials'],
  ['unclear', json({ verification: 'failed', message: 'PAN is invalid' }), 'odd_reply'],
  ['silent about the name', json({ verification: 'success', data: {} }), 'odd_reply'],
] as const)('a primary that is %s gives way to the fallback', async (_, reply, outcome) => {
  const server = await remoteServer()
  server.replies(reply)
  gateway.replies(json({ outcome: 'found', data: { full_name: 'Jo', status: 'VALID' } }))
  await saveAccount(ctx, scope, 'setu', { ...settings, environment: 'test', address: server.url })
  const before = new Date()
  expect(await ask('ABCDE1234A')).toMatchObject({ source: 'own-gateway', tries: 2, found: true, costPaise: null })
  expect(server.asked).toMatchObject([
    { path: '/api/verify/pan', body: { pan: 'ABCDE1234A', consent: 'Y', reason: expect.any(String) } },
  ])
  expect(await providerHealth({ db }, before)).toMatchObject([
    { provider: 'own-gateway', product: 'pan-check', calls: 1, answers: 1, lastOutcome: 'found' },
    { provider: 'setu', product: 'pan-check', calls: 1, answers: 0, lastOutcome: outcome },
  ])
})

test('with nobody left there is no answer', async () => {
  gateway.replies(status(503))
  await saveAccount(ctx, scope, 'setu', { ...settings, enabled: false })
  await expect(ask('ABCDE1234A')).rejects.toThrow(SourceUnavailable)
})

test('a rejected input is an answer of the first one asked', async () => {
  await saveAccount(ctx, scope, 'setu', settings)
  await setCredentials(ctx, scope, 'setu', { values: { ...keys, aadhaarInstanceId: 'a' }, overlapHours: 0 })
  const choices = [
    { provider: 'setu', percent: 100 },
    { provider: 'own-gateway', percent: 0 },
  ]
  await setRoute({ db }, scope, { product: 'aadhaar-check', userId: null, choices, reason: 'try' })
  gateway.replies(json({ outcome: 'not_found' }))
  const question = { product: 'aadhaar-check', query: { aadhaar: '99990001' }, userId: 'u', mode: 'live' } as const
  await expect(sources.ask(question)).rejects.toThrow(InputRejected)
  expect(gateway.asked).toEqual([])
})

test('two sets of credentials are valid side by side, the newest first', async () => {
  const server = await remoteServer()
  server.replies((response, request) => {
    const isOld = request.headers['x-client-secret'] === 'secret-1'
    ;(isOld ? json({ verification: 'success', data: { full_name: 'Old Key' } }) : status(401))(response, request)
  })
  await saveAccount(ctx, scope, 'setu', { ...settings, environment: 'test', address: server.url })
  await setCredentials(ctx, scope, 'setu', { values: { ...keys, clientSecret: 'secret-2' }, overlapHours: 24 })
  expect(await ask('ABCDE1234A')).toMatchObject({ source: 'setu', record: { name: 'Old Key', aadhaarLinked: null } })
  expect(server.asked).toHaveLength(2)
  const [account] = await readAccounts({ db })
  expect(account?.credentials.map(({ endsAt }) => endsAt)).toEqual([null, expect.stringMatching(/Z$/)])
  expect(JSON.stringify(account)).not.toContain('secret-')
  const sealed = await db.selectFrom('provider_credentials').select('values_sealed').execute()
  expect(JSON.stringify(sealed)).not.toContain('secret-')
  gateway.replies(json({ outcome: 'not_found' }))
  await endCredentials(ctx, scope, 'setu', account?.credentials[1]?.id ?? '')
  sources.providers?.forget()
  expect(await ask('ABCDE1234A')).toMatchObject({ source: 'own-gateway' })
})

test('a route is undone in one step, and only while it is the newest', async () => {
  const [now] = await currentRoutes({ db })
  const [first] = await routeHistory({ db }, 'pan-check')
  const choices = [{ provider: 'own-gateway', percent: 100 }]
  const made = await setRoute({ db }, scope, { product: 'pan-check', userId: null, choices, reason: 'cheaper' })
  await expect(undoRoute({ db }, scope, first?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
  expect(await undoRoute({ db }, scope, made.id)).toMatchObject({ choices: first?.choices, undoes: made.id })
  expect(await currentRoutes({ db })).toHaveLength(2)
  expect(now).toBeDefined()
  const audited = await db
    .selectFrom('audit_events')
    .select('action')
    .where('action', 'like', 'sourceRoute.%')
    .execute()
  expect(audited.map(({ action }) => action)).toContain('sourceRoute.undone')
})

test.each([
  [{ choices: [{ provider: 'setu', percent: 60 }] }, 'choices'],
  [{ choices: [{ provider: 'nobody', percent: 100 }] }, 'choices'],
  [{ reason: ' ' }, 'reason'],
  [{ userId: 'usr_nobody' }, 'userId'],
])('refuses the route %j', async (wrong, field) => {
  const choices = [{ provider: 'setu', percent: 100 }]
  const route = { product: 'pan-check', userId: null, choices, reason: 'why', ...wrong } as const
  await expect(setRoute({ db }, scope, route)).rejects.toMatchObject({ code: 'bad_request', fields: [{ field }] })
})

test.each([
  [{ environment: 'twin' }, 'environment'],
  [{ address: 'http://example.com' }, 'address'],
  [{ prices: { 'upi-check': 5 } }, 'prices'],
] as const)('production refuses the account %j', async (wrong, field) => {
  const production = { ...ctx, config: { ...config, production: true } }
  const account = { ...settings, environment: 'live', ...wrong } as const
  await expect(saveAccount(production, scope, 'setu', account)).rejects.toMatchObject({ fields: [{ field }] })
})
