import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { buildApp } from '../../../../server/app/app.ts'
import { cleanUpAccounts } from '../../../../server/app/housekeeping.ts'
import { defaultAadhaarMapping, httpAadhaar } from '../../../../server/people/kyc/aadhaarHttp.ts'
import { createAadhaarSource } from '../../../../server/people/kyc/createAadhaarSource.ts'
import type { Context } from '../../../../server/platform/context.ts'
import { EgressError } from '../../../../server/platform/egress/index.ts'
import { createLog } from '../../../../server/platform/log.ts'
import { type AadhaarFault, aadhaarServer } from '../../../support/aadhaarServer.ts'
import { testApp } from '../../../support/app.ts'
import { json, remoteServer } from '../../../support/remoteSource.ts'
import { openRow } from '../../../support/sealed.ts'
import { type Applicant, aadhaar, applicant, pan } from './helpers.ts'

const number = aadhaar.found
const other = '234123410106'
const provider = await aadhaarServer([number])
const lines: string[] = []
const log = createLog({ LOG_LEVEL: 'debug', ROLE: 'all' }, { write: (line: string) => void lines.push(line) })
const env = { ...provider.env, AADHAAR_TIMEOUT_MS: '2000' }
const { ctx: made } = await testApp(env, { log })
let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>

let one: Applicant
beforeEach(async () => {
  // A source of its own, so that no test meets another one's open circuit.
  ctx = { ...made, aadhaar: createAadhaarSource(made.config, made) }
  app = await buildApp(ctx)
  one = await applicant(app, ctx)
  await one.step('individual/pan', { pan })
  provider.suffers(null)
  provider.asked.length = 0
  lines.length = 0
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const send = (which = number) => one.step('individual/aadhaar', { aadhaar: which, consent: true })
const check = (otp: string, which = number) => one.step('individual/aadhaar/verify', { aadhaar: which, otp })
const newest = () => provider.sent().at(-1)?.code ?? ''
const codeWrong = { status: 400, error: { fields: [{ field: 'otp' }] } }
const down = { status: 503, error: { code: 'source_unavailable' } }

test('A59: a code is sent by the source, and verifies the number: AADHAR_NUM is masked, aadharStatus says so', async () => {
  expect(await send()).toEqual({ status: 200, sentTo: 'xxxxxx3210' })
  expect(provider.asked).toEqual([
    { path: '/aadhaar/otp', authorization: 'Bearer aadhaar-key', body: { aadhaar_number: number, consent: true } },
  ])
  expect(await one.newestMail()).toBeUndefined()
  const reply = await check(newest())
  expect(reply).toMatchObject({
    status: 200,
    aadharStatus: 'Verified',
    kycDetails: { AADHAR_NUM: 'xxxx xxxx 0008' },
  })
  expect(provider.asked.at(-1)?.body).toEqual({ request_id: expect.stringMatching(/^req_/), otp: newest() })
})

test('a wrong code is an error of its field, and the right one still counts', async () => {
  await send()
  expect(await check('000000')).toMatchObject(codeWrong)
  expect(await check(newest())).toMatchObject({ status: 200 })
})

test('a code that has expired, at the source or here, verifies nothing; ours asks nobody', async () => {
  await send()
  provider.expireAll()
  expect(await check(newest())).toMatchObject(codeWrong)
  await send()
  await ctx.db
    .updateTable('aadhaar_requests')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('user_id', '=', one.userId)
    .execute()
  const asked = provider.asked.length
  expect(await check(newest())).toMatchObject(codeWrong)
  expect(provider.asked).toHaveLength(asked)
  await cleanUpAccounts(ctx)
  expect(await ctx.db.selectFrom('aadhaar_requests').selectAll().execute()).toEqual([])
})

test('a number that the source does not know is an error of its field', async () => {
  expect(await send(other)).toMatchObject({ status: 400, error: { fields: [{ field: 'aadhaar' }] } })
  expect(provider.asked).toHaveLength(1)
})

test('a code verifies the number that it was sent for, and the account that asked', async () => {
  await send()
  const code = newest()
  expect(await check(code, aadhaar.missing)).toMatchObject(codeWrong)
  const stranger = await applicant(app, ctx)
  await stranger.step('individual/pan', { pan })
  expect(await stranger.step('individual/aadhaar/verify', { aadhaar: number, otp: code })).toMatchObject(codeWrong)
  expect(provider.asked).toHaveLength(1)
})

describe('a source without an answer: 503, nothing has happened', () => {
  const troubles: AadhaarFault[] = ['broken', 'silent', 'hangUp', 'malformed', 'unknownWord', 'refused']

  test.each(troubles)('%s, when a code is asked for: asked once', async trouble => {
    provider.suffers(trouble)
    expect(await send()).toMatchObject(down)
    expect(provider.asked).toHaveLength(1)
    provider.suffers(null)
    expect(await send()).toMatchObject({ status: 200 })
  })

  test.each(troubles)('%s, when a code is entered: asked once', async trouble => {
    await send()
    provider.suffers(trouble)
    expect(await check(newest())).toMatchObject(down)
    expect(provider.asked).toHaveLength(2)
    expect((await one.read('userInfo')).aadharStatus).toBeNull()
    provider.suffers(null)
    expect(await check(newest())).toMatchObject({ status: 200 })
  })

  test('a source that is late has sent its code once, and is not asked for a second', async () => {
    const before = provider.sent().length
    provider.suffers('late')
    expect(await send()).toMatchObject(down)
    expect(provider.sent()).toHaveLength(before + 1)
  })

  test('five times in a row, it is left alone for half a minute', async () => {
    provider.suffers('broken')
    for (let times = 0; times < limits.kycTries.max; times++) await send()
    const asked = provider.asked.length
    one = await applicant(app, ctx)
    await one.step('individual/pan', { pan })
    expect(await send()).toMatchObject(down)
    expect(provider.asked).toHaveLength(asked)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    provider.suffers(null)
    expect(await send()).toMatchObject({ status: 200 })
  })
})

test('only what never left is sent again', async () => {
  let tries = 0
  const post = async () => {
    tries++
    if (tries === 1) throw new EgressError('connect ECONNREFUSED', { unsent: true })
    return { status: 200, text: '{"outcome":"sent","data":{"request_id":"r1"}}' }
  }
  const options = { url: 'http://127.0.0.1:9', key: 'k', timeoutMs: 300, production: false, ownPort: 1 }
  const asker = { userId: 'usr_1', locale: 'en' } as const
  const source = httpAadhaar({ ...options, mapping: defaultAadhaarMapping }, { post })
  expect(await source.sendCode(asker, number)).toEqual({ outcome: 'sent', reference: 'r1', sentTo: null })
  expect(tries).toBe(2)
  const real = httpAadhaar({ ...options, mapping: defaultAadhaarMapping })
  await expect(real.sendCode(asker, number)).rejects.toThrow('ECONNREFUSED')
})

test('A59: of the number no table row and no log line holds more than its last four digits, in any form', async () => {
  await send()
  await check('000000')
  provider.suffers('broken')
  await check(newest())
  await send()
  provider.suffers(null)
  await send()
  await check(newest())
  await send(other)
  await one.step('individual/aadhaar', { aadhaar: `${number}x`, consent: true })

  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(ctx.db)
  let read = 0
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(ctx.db)
    read += rows.length
    const kept = rows.flatMap(row => Object.values(row)).map(value => JSON.stringify(value) ?? '')
    const opened = rows.flatMap(row => Object.values(openRow(ctx.vault, name, row)))
    for (const one of [number, other])
      for (const value of [...kept, ...opened, ...kept.map(decoded)])
        expect(value.replaceAll(/\s/g, '').includes(one) ? `${name}: ${value}` : '').toBe('')
    // Not an index of it either, which the key would lead back from.
    expect(kept).not.toContain(JSON.stringify(ctx.vault.index('aadhaar', number)))
  }
  expect(read).toBeGreaterThan(10)
  expect(await ctx.db.selectFrom('aadhaar_requests').selectAll().where('user_id', '=', one.userId).execute()).toEqual(
    [],
  )
  expect(lines.length).toBeGreaterThan(6)
  expect(lines.join('')).toContain('the Aadhaar source gave no answer')
  expect(lines.join('').replaceAll(/\s/g, '')).not.toMatch(new RegExp(`${number}|${other}|${number.slice(0, 8)}`))
})

const decoded = (value: string) => Buffer.from(value, 'base64url').toString('latin1')

describe('AADHAAR_MAPPING', () => {
  const directory = mkdtempSync(join(tmpdir(), 'satyapan-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  test('names what another provider calls things', async () => {
    const remote = await remoteServer()
    const file = join(directory, 'mapping.json')
    const mapping = {
      send: {
        path: '/generate',
        body: { aadhaar: 'uid' },
        always: { consent: 'Y' },
        outcome: { at: 'status.code', sent: ['OK'], notFound: ['E404'] },
        reply: { reference: 'txn' },
      },
      verify: {
        path: '/submit',
        body: { reference: 'txn', otp: 'pin', aadhaar: 'uid' },
        outcome: { at: 'status.code', right: ['OK'], wrong: ['E402'], expired: ['E403'] },
      },
    }
    writeFileSync(file, JSON.stringify(mapping))
    const config = { ...ctx.config, AADHAAR_URL: remote.url, AADHAAR_MAPPING: file }
    const source = createAadhaarSource(config, ctx)
    const asker = { userId: 'usr_1', locale: 'en' } as const
    remote.replies(json({ status: { code: 'OK' }, txn: 't1' }), json({ status: { code: 'E402' } }, 400))
    expect(await source.sendCode(asker, number)).toEqual({ outcome: 'sent', reference: 't1', sentTo: null })
    expect(await source.verify(asker, { aadhaar: number, reference: 't1', otp: '1' })).toEqual({ outcome: 'wrong' })
    expect(remote.asked.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/generate', body: { uid: number, consent: 'Y' } },
      { path: '/submit', body: { uid: number, txn: 't1', pin: '1' } },
    ])
  })

  test('that cannot be read stops the start', () => {
    const file = join(directory, 'wrong.json')
    writeFileSync(file, '{"send":{}}')
    expect(() => createAadhaarSource({ ...ctx.config, AADHAAR_MAPPING: file }, ctx)).toThrow(/path/)
  })
})
