import { beforeAll, describe, expect, test } from 'vitest'
import { productOf } from '../../../../contracts/products/index.ts'
import type { ApiLog, ApiRequest } from '../../../../contracts/resources/apiRequest.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import {
  type Customer,
  makeAdmin,
  makeCustomer,
  makeSubUser,
  makeVerification,
  signedIn,
} from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { callAndWait, makeRequest } from './support.ts'

const { app, ctx } = await testApp()
const { db } = ctx

let asha: Customer
let other: Customer
let hers: Record<string, string>
let staff: Record<string, string>
let keyId: string
const ids: Record<'plain' | 'old' | 'refused' | 'test' | 'theirs', string> = {
  plain: '',
  old: '',
  refused: '',
  test: '',
  theirs: '',
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

beforeAll(async () => {
  asha = await makeCustomer(db)
  other = await makeCustomer(db)
  hers = await signedIn(ctx, { userId: asha.userId })
  staff = await signedIn(ctx, { adminId: await makeAdmin(db) })
  keyId = (await makeKey(ctx, asha.userId)).id
  const oldId = `req_${daysAgo(10).getTime().toString(16).padStart(12, '0')}7abc0000000000000000`
  ids.old = await makeRequest(db, asha.userId, { id: oldId, created_at: daysAgo(10), product: 'gstin-check' })
  ids.plain = await makeRequest(db, asha.userId, { api_key_id: keyId, reference: '=2+3', verification_id: 'ver_1' })
  ids.refused = await makeRequest(db, asha.userId, { status_code: 429, outcome: 'refused' })
  ids.test = await makeRequest(db, asha.userId, { mode: 'test' })
  ids.theirs = await makeRequest(db, other.userId, { reference: '=2+3' })
})

async function list<Row>(
  url: string,
  headers: Record<string, string>,
  filter: object = {},
  more: Record<string, string> = {},
) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), ...more })
  const reply = await app.inject({ url: `${url}?${query}`, headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<Row[]>()
}

const mine = async (filter: object = {}, more = {}) =>
  (await list<ApiRequest>('/api/resources/api-requests', hers, filter, more)).map(({ id }) => id)
const all = (filter: object = {}) => list<ApiLog>('/admin-api/resources/api-logs', staff, filter)

describe("a customer's requests", () => {
  test('are their own, the newest first, and go on by cursor', async () => {
    expect(await mine()).toEqual([ids.test, ids.refused, ids.plain, ids.old])
    expect(await mine({ after: ids.refused })).toEqual([ids.plain, ids.old])
    expect(await mine({}, { sort: '["id","ASC"]', range: '[0,0]' })).toEqual([ids.old])
  })

  test.each([
    [{ mode: 'test' }, ['test']],
    [{ outcome: ['refused'] }, ['refused']],
    [{ httpStatus: [429, 503] }, ['refused']],
    [{ product: ['gstin-check'] }, ['old']],
    [
      { createdFrom: daysAgo(12).toISOString().slice(0, 10), createdTo: daysAgo(8).toISOString().slice(0, 10) },
      ['old'],
    ],
    [{ q: '=2+3' }, ['plain']],
    [{ q: 'ver_1' }, ['plain']],
    [{ q: 'nothing' }, []],
  ] as const)('%j finds %j', async (filter, found) => {
    expect(await mine(filter)).toEqual(found.map(name => ids[name]))
  })

  test('are found by key and by their own id', async () => {
    expect(await mine({ key: [keyId] })).toEqual([ids.plain])
    expect(await mine({ q: ids.refused })).toEqual([ids.refused])
    expect(await mine({ q: ids.theirs })).toEqual([])
  })

  test('one shows its bodies and until when they are kept; another account’s is missing', async () => {
    const shown = await app.inject({ url: `/api/resources/api-requests/${ids.plain}`, headers: hers })
    expect(shown.json()).toMatchObject({ id: ids.plain, request: null, reply: null, key: { id: keyId, name: 'Tests' } })
    expect(Date.parse(shown.json().keptUntil)).toBeGreaterThan(Date.now() + 89 * 86_400_000)
    const foreign = await app.inject({ url: `/api/resources/api-requests/${ids.theirs}`, headers: hers })
    expect(foreign.statusCode).toBe(404)
  })

  test('a secondary user reads them', async () => {
    const theirs = await signedIn(ctx, { userId: asha.userId, subUserId: await makeSubUser(db, asha.userId) })
    expect(await list('/api/resources/api-requests', theirs)).toHaveLength(4)
  })

  test('the file is filtered as the list, and runs no formula', async () => {
    const filter = JSON.stringify({ mode: 'live', outcome: ['completed'] })
    const reply = await app.inject({
      url: `/api/api-requests/export?${new URLSearchParams({ filter })}`,
      headers: hers,
    })
    const lines = reply.body.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain("'=2+3")
    expect(lines[1]).toMatch(/PAN check,POST,\/v1\/pan-check,Tests,live,completed,200,1\.50,120/)
    expect(reply.body).not.toContain(ids.theirs)
  })
})

describe("staff's log", () => {
  test('is over all customers, or of one by either id', async () => {
    expect((await all()).map(({ id }) => id)).toEqual(expect.arrayContaining([ids.plain, ids.theirs]))
    for (const customer of [other.userId, other.customerId])
      expect((await all({ customer })).map(({ id }) => id)).toEqual([ids.theirs])
    expect((await all({ q: ids.theirs }))[0]).toMatchObject({ userId: other.userId, customer: 'Asha Traders' })
  })

  test('the file names the customer and is audited', async () => {
    const reply = await app.inject({ url: '/admin-api/api-logs/export', headers: staff })
    expect(reply.body).toContain(other.customerId)
    const audited = await db.selectFrom('audit_events').select('id').where('action', '=', 'apiLogs.exported').execute()
    expect(audited).toHaveLength(1)
  })

  const replay = (id: string, headers = staff) =>
    app.inject({ method: 'POST', url: `/admin-api/api-logs/${id}/replay`, headers })

  test('a request is replayed in the sandbox: free, audited, masked', async () => {
    const key = await makeKey(ctx, asha.userId)
    const payload = { ...productOf('vehicle-rc-check').example, consent: true, purpose: 'other' }
    const made = await callAndWait(app, ctx, {
      method: 'POST',
      url: '/v1/vehicle-rc-check',
      headers: key.headers,
      payload,
    })
    const counts = async () => ({
      verifications: (await db.selectFrom('verifications').select('id').execute()).length,
      transfers: (await db.selectFrom('transfers').select('id').execute()).length,
    })
    const before = await counts()
    const shown = await app.inject({ url: `/admin-api/resources/api-logs/${made.row.id}`, headers: staff })
    expect(shown.json()).toMatchObject({ replayable: true, customerId: asha.customerId })
    expect(shown.json().trace.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['received', 'reserved', 'answered', 'captured']),
    )
    const reply = await replay(made.row.id)
    expect(reply.json()).toMatchObject({ product: 'vehicle-rc-check', status: 'completed' })
    const { owner, chassis } = made.reply.json().result
    expect(reply.body).not.toContain(owner)
    expect(reply.body).not.toContain(chassis)
    expect(await counts()).toEqual(before)
    expect(await verifyLedger(db)).toMatchObject({ broken: null })
    const audited = await db.selectFrom('audit_events').selectAll().where('action', '=', 'apiLog.replayed').execute()
    expect(audited).toMatchObject([{ subject: made.row.id, user_id: asha.userId, actor_kind: 'admin' }])
  })

  test('a live request asks the sandbox too, never the live source', async () => {
    const asked: string[] = []
    const sources = {
      ...ctx.sources,
      ask: (question: Parameters<typeof ctx.sources.ask>[0]) => {
        asked.push(question.mode)
        return ctx.sources.ask(question)
      },
    }
    const { replayRequest } = await import('../../../../server/checks/usage/replay.ts')
    const actor = {
      kind: 'admin',
      role: 'admin',
      adminId: await makeAdmin(db),
      sessionId: 'ses',
      name: 'Meera',
      permissions: {},
    } as const
    const verification_id = newId('ver')
    const place = { column: 'verifications.input_sealed', id: verification_id } as const
    const input_sealed = ctx.vault.seal(JSON.stringify(productOf('pan-check').example), place)
    await makeVerification(db, asha.userId, { id: verification_id, mode: 'live', input_sealed })
    const id = await makeRequest(db, asha.userId, { verification_id })
    await replayRequest({ ...ctx, sources }, { actor, ip: null, requestId: null, locale: 'en' }, id)
    expect(asked).toEqual(['test'])
  })

  test('without an input there is nothing to replay, and nobody but staff does', async () => {
    const refused = await replay(ids.refused)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.message).toContain('not kept')
    expect((await replay('req_none')).statusCode).toBe(404)
    expect((await replay(ids.plain, hers)).statusCode).toBe(401)
  })
})
