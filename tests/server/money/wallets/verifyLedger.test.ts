import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { capture, release, reserve } from '../../../../server/money/wallets/holds.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { audit } from '../../../../server/platform/audit/audit.ts'
import { sealAuditEvents } from '../../../../server/platform/audit/sealer.ts'
import { connect } from '../../../../server/platform/db/connect.ts'
import { migrate } from '../../../../server/platform/db/migrate.ts'
import type { SystemActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testDatabase } from '../../../support/database.ts'
import { makeCustomer, makeVerification } from '../../../support/factories.ts'

const database = await testDatabase()
const { db } = database
const actor: SystemActor = { kind: 'system', name: 'test' }

/** A little history: a charge of ₹1.50 and one that was given back. */
async function history() {
  const { userId, wallets } = await makeCustomer(db)
  const walletId = wallets.api.id
  const entry = (reference: string) => ({ key: newId('req'), description: 'PAN check', reference, actor })
  const verificationId = newId('ver')
  const { holdId } = await reserve(db, { ...entry(verificationId), walletId, amountPaise: 150 })
  const { transferId } = await capture(db, { ...entry(verificationId), holdId, amountPaise: 150 })
  await makeVerification(db, userId, {
    id: verificationId,
    charge_paise: 150,
    hold_id: holdId,
    transfer_id: transferId,
  })
  const unanswered = newId('ver')
  const second = await reserve(db, { ...entry(unanswered), walletId, amountPaise: 300 })
  await release(db, { ...entry(unanswered), holdId: second.holdId, amountPaise: 100 })
  const scope = { actor, ip: null, requestId: null }
  await audit(db, scope, { action: 'verification.created', subject: verificationId, userId })
  await audit(db, scope, { action: 'verification.created', subject: unanswered, userId })
  await sealAuditEvents(db)
  return { userId, walletId, holdId, transferId, verificationId }
}

const before = await history()
const stranger = await makeCustomer(db)

const tables = ['ledger_lines', 'transfers', 'holds', 'wallets', 'verifications', 'audit_events'] as const

/** Each test tampers with a copy, so that it finds an untouched ledger; triggers and foreign keys do not stop this attacker. */
beforeEach(async () => {
  for (const table of tables)
    await sql`create table ${sql.table(`kept_${table}`)} as table ${sql.table(table)}`.execute(db)
})
afterEach(async () => {
  await sql`delete from ledger_lines`.execute(db)
  for (const table of ['transfers', 'holds', 'verifications', 'audit_events', 'wallets'] as const)
    await sql`delete from ${sql.table(table)}`.execute(db)
  for (const table of tables.toReversed()) {
    await sql`insert into ${sql.table(table)} overriding system value table ${sql.table(`kept_${table}`)}`.execute(db)
    await sql`drop table ${sql.table(`kept_${table}`)}`.execute(db)
  }
})

const broken = async () => (await verifyLedger(db)).broken

test('an honest ledger is whole, and says what was looked at', async () => {
  await audit(db, { actor, ip: null, requestId: null }, { action: 'user.deactivated', subject: 'usr_1' })
  expect(await verifyLedger(db)).toEqual({
    checked: [
      { name: 'transfers', count: 10 },
      { name: 'wallets', count: 6 },
      { name: 'holds', count: 2 },
      { name: 'verifications', count: 1 },
      { name: 'approvals', count: 0 },
      { name: 'payments', count: 0 },
      { name: 'challans', count: 0 },
      { name: 'case payments', count: 0 },
      { name: 'payouts', count: 0 },
    ],
    chain: { sealed: 2, unsealed: 1, broken: null },
    broken: null,
  })
})

describe('tampering shows, and the first break is named', () => {
  const { walletId, holdId, transferId, verificationId } = before

  test.each([
    ['a line', `update ledger_lines set amount_paise = 1 where transfer_id = '${transferId}' and account = 'revenue'`],
    ['an amount', `update transfers set amount_paise = 100 where id = '${transferId}'`],
    [
      'both lines of a transfer',
      `update ledger_lines set amount_paise = amount_paise * 2 where transfer_id = '${transferId}'`,
    ],
    [
      'the account of a line',
      `update ledger_lines set account = 'bonus' where transfer_id = '${transferId}' and amount_paise < 0`,
    ],
    ['a deleted line', `delete from ledger_lines where transfer_id = '${transferId}' and amount_paise < 0`],
    ['deleted lines', `delete from ledger_lines where transfer_id = '${transferId}'`],
    [
      'a balance after',
      `update transfers set available_after_paise = available_after_paise + 1 where id = '${transferId}'`,
    ],
  ])('%s', async (_, attack) => {
    await sql.raw(attack).execute(db)
    expect(await broken()).toMatch(new RegExp(`^transfer ${transferId}: `))
  })

  test('a deleted transfer', async () => {
    await sql`delete from ledger_lines where transfer_id = ${transferId}`.execute(db)
    await sql`delete from transfers where id = ${transferId}`.execute(db)
    expect(await broken()).toMatch(/^transfer trf_\w+: the balance after it does not follow/)
  })

  test('a wallet given money by hand', async () => {
    await sql`update wallets set available_paise = available_paise + 1 where id = ${walletId}`.execute(db)
    expect(await broken()).toBe(`wallet ${walletId}: available says 99651 paise, the ledger 99650`)
  })

  test('a wallet that holds more than its holds', async () => {
    await sql`update wallets set held_paise = held_paise + 1 where id = ${walletId}`.execute(db)
    expect(await broken()).toBe(`wallet ${walletId}: held says 201 paise, the ledger 200`)
  })

  test('a hold that forgets what was captured', async () => {
    await sql`update holds set captured_paise = 0 where id = ${holdId}`.execute(db)
    expect(await broken()).toBe(`hold ${holdId}: it says 0 paise captured, its transfers 150`)
  })

  test('a hold made larger', async () => {
    await sql`update holds set amount_paise = 250 where id = ${holdId}`.execute(db)
    expect(await broken()).toBe(`hold ${holdId}: it has 250 paise, but 150 were reserved`)
  })

  test('a deleted hold', async () => {
    await sql`delete from holds where id = ${holdId}`.execute(db)
    expect(await broken()).toMatch(/its hold is missing$/)
  })

  test.each([
    ['a verification that says it was cheaper', `update verifications set charge_paise = 100`],
    ['a verification that says it was free', `update verifications set charge_paise = 0, transfer_id = null`],
    ['a deleted verification', `delete from verifications`],
  ])('%s', async (_, attack) => {
    await sql.raw(`${attack} where id = '${verificationId}'`).execute(db)
    expect(await broken()).toMatch(new RegExp(`^capture ${transferId}: it took 150 paise, its verifications say \\d+$`))
  })

  test('a verification that names no capture', async () => {
    await sql`update verifications set transfer_id = null where id = ${verificationId}`.execute(db)
    expect(await broken()).toBe(`verification ${verificationId}: it cost 150 paise, but names no capture`)
  })

  test('a verification moved to another account', async () => {
    await sql`update verifications set user_id = ${stranger.userId} where id = ${verificationId}`.execute(db)
    expect(await broken()).toBe(`capture ${transferId}: it paid for the verification of another account`)
  })

  test('an altered audit entry', async () => {
    await sql`update audit_events set subject = 'usr_9' where seq = 2`.execute(db)
    expect(await broken()).toMatch(/^audit entry 2 .* was altered$/)
  })
})

const command = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string; complaint: string }>(resolve => {
    const file = fileURLToPath(new URL('../../../../server/money/wallets/verifyLedgerCommand.ts', import.meta.url))
    const child = execFile(
      process.execPath,
      [file],
      { env: { PATH: process.env.PATH, ...env } },
      (_, output, complaint) => resolve({ code: child.exitCode, output, complaint }),
    )
  })

describe.runIf(database.kind === 'postgres')('the command, on PostgreSQL', () => {
  const env = { DATABASE_URL: database.kind === 'postgres' ? database.url : '' }

  test('a whole ledger: a short summary, 0', async () => {
    const { code, output } = await command(env)
    expect(output).toMatch(
      /^transfers +10\nwallets +6\nholds +2\nverifications +1\napprovals +0\npayments +0\nchallans +0\ncase payments +0\npayouts +0\naudit entries +2\nThe ledger is consistent/,
    )
    expect(code).toBe(0)
  })

  test.each([
    ['an amount', `update transfers set amount_paise = 1 where id = '${before.transferId}'`],
    ['a balance', `update wallets set available_paise = 1 where id = '${before.walletId}'`],
    ['a deleted row', 'delete from verifications'],
    ['swapped audit rows', 'update audit_events set seq = -seq; update audit_events set seq = 3 + seq'],
  ])('%s: names the break, 1', async (_, attack) => {
    for (const statement of attack.split('; ')) await sql.raw(statement).execute(db)
    const { code, complaint } = await command(env)
    expect(complaint).toMatch(/^BROKEN: (transfer|wallet|capture|audit entry) /)
    expect(code).toBe(1)
  })
})

describe.runIf(database.kind === 'pglite')('the command, on an embedded database', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'satyapan ledger '))
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

  test('none yet, one that a server holds, one that is free', async () => {
    expect(await command({ DATA_DIR })).toMatchObject({ code: 2, complaint: expect.stringContaining('no database') })
    const server = await connect({ dataDir: DATA_DIR })
    await migrate(server)
    const refused = await command({ DATA_DIR })
    expect(refused).toMatchObject({ code: 2, complaint: expect.stringContaining('once the server has stopped') })
    await server.close()
    expect(await command({ DATA_DIR })).toMatchObject({ code: 0, output: expect.stringContaining('is consistent') })
  }, 120_000)
})
