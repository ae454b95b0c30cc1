import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { userKyc } from '../../contracts/calls/adminKyc.ts'
import { individualStep } from '../../contracts/people/kyc.ts'
import { type ProductId, productIds } from '../../contracts/products/index.ts'
import { bulkJob } from '../../contracts/resources/bulkJob.ts'
import { divergedPayment } from '../../contracts/resources/divergedPayment.ts'
import { gatewayDifference } from '../../contracts/resources/gatewayDifference.ts'
import { verificationResources } from '../../contracts/resources/index.ts'
import { lead } from '../../contracts/resources/lead.ts'
import { customerPaymentOrder } from '../../contracts/resources/paymentOrder.ts'
import { findDefaults } from '../../server/app/defaultPasswords.ts'
import { listLeads } from '../../server/backoffice/leads/leads.ts'
import { listDifferences } from '../../server/backoffice/settlements/listDifferences.ts'
import { composeStatus, isStatusPublic } from '../../server/backoffice/status/readStatus.ts'
import { cellsOf, rowLayoutOf } from '../../server/checks/bulk/bulkJob.ts'
import { checkRow } from '../../server/checks/bulk/checkRow.ts'
import { presentJob } from '../../server/checks/bulk/presentJob.ts'
import { presentVerification } from '../../server/checks/verifications/present.ts'
import { openRequester, openResult } from '../../server/checks/verifications/values.ts'
import { listDivergedPayments } from '../../server/money/payments/listDivergedPayments.ts'
import { listPaymentOrders } from '../../server/money/payments/listPaymentOrders.ts'
import { listPayoutAccounts } from '../../server/money/payouts/listAccounts.ts'
import { verifyLedger } from '../../server/money/wallets/verifyLedger.ts'
import { walletsOf } from '../../server/money/wallets/walletOf.ts'
import { hashPassword, verifyPassword } from '../../server/people/accounts/passwords.ts'
import { listPending, showUserKyc } from '../../server/people/kyc/staffKyc.ts'
import { emailIndex } from '../../server/platform/searchIndexes.ts'
import { sha256 } from '../../server/platform/vault.ts'
import { seededAccounts } from '../../server/sandbox/accounts.ts'
import { HISTORY_DAYS } from '../../server/seed/plan.ts'
import { seed } from '../../server/seed/seed.ts'
import { ownRunnerOf } from '../../server/sources/runners/index.ts'
import { testApp } from '../support/app.ts'
import { startChild } from '../support/children.ts'
import { createDatabase, databaseName, leaveDatabase, serverUrl } from '../support/databaseTemplate.ts'
import { userByEmail } from '../support/people.ts'
import { signIn } from '../support/signIn.ts'

const { app, ctx } = await testApp()
const { db } = ctx

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`select (select count(*) from users) as users,
    (select count(*) from sub_users) as assistants, (select count(*) from admins) as admins,
    (select count(*) from verifications) as verifications, (select count(*) from transfers) as transfers`.execute(db)
  return rows[0]
}

async function userOf(email: string) {
  const user = await userByEmail(ctx, email)
  if (!user) throw new Error(`There is no account of ${email}.`)
  return user
}

test('refuses production and a database elsewhere', async () => {
  const elsewhere = { ...ctx.config, DATABASE_URL: 'postgres://db.example/satyapan' }
  await expect(seed({ ...ctx, config: elsewhere })).rejects.toThrow('on this machine')
  await expect(seed({ ...ctx, config: { ...ctx.config, production: true } })).rejects.toThrow('production')
  expect(await counts()).toMatchObject({ users: 0 })
  expect(await findDefaults(db)).toEqual([])
})

// Five seeds, of which four wait for the first.
test('concurrent seeds insert the data once, and a later seed changes nothing', async () => {
  const did = await Promise.all([seed(ctx), seed(ctx), seed(ctx), seed(ctx)])
  expect(did.filter(Boolean)).toHaveLength(1)
  const after = await counts()
  expect(after).toMatchObject({ users: 4, assistants: 3, admins: 4 })
  expect(await seed(ctx)).toBe(false)
  expect(await counts()).toEqual(after)
}, 300_000)

test('the ledger verifies', async () => {
  expect(await verifyLedger(db)).toMatchObject({ broken: null })
})

test('the ledger, the requests and the checks are in order of the time that their lists show', async () => {
  // The checks of a report, an inquiry or a selfie run later, under ids that were stored before: on a busy machine within minutes.
  // Sources of an inquiry are asked side by side, so that entries are apart by milliseconds in either order.
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from (select created_at < lag(created_at) over (order by seq) - interval '1 second' as early from transfers
      where wallet_id is not null) as entry where early)::int as transfers,
    (select count(*) from (select created_at < lag(created_at) over (order by id) as early from request_log) as request
      where early)::int as requests,
    (select count(*) from (select created_at < lag(created_at) over (order by id) - interval '10 minutes' as early from verifications)
      as verified where early)::int as checks,
    (select count(*) from verifications join transfers on transfers.id = verifications.transfer_id
      where balance_after_paise <> available_after_paise)::int as balances`.execute(db)
  expect(rows[0]).toEqual({ transfers: 0, requests: 0, checks: 0, balances: 0 })
})

test('the demo account is funded with complete KYC, the new one has its bonus, the postpaid one owes within its limit', async () => {
  const demo = await userOf('demo@satyapan.test')
  expect(demo).toMatchObject({ first_name: 'Ananya', company_name: 'Zenith Components' })
  expect(demo.kyc_completed_at).not.toBeNull()
  expect(demo.features).toHaveLength(8)
  for (const wallet of await walletsOf(db, demo.id)) {
    // One court check waits for its review, and four documents to be signed, one of them by Aadhaar e-sign.
    expect(wallet).toMatchObject({ accountType: 'Prepaid', heldPaise: wallet.kind === 'product' ? 36_500 : 0 })
    expect(wallet.availablePaise).toBeGreaterThan(500_000)
  }
  const fresh = await userOf('new@satyapan.test')
  expect(fresh.kyc_completed_at).toBeNull()
  const balances = (await walletsOf(db, fresh.id)).map(({ kind, availablePaise }) => [kind, availablePaise])
  expect(Object.fromEntries(balances)).toEqual({ api: 2_000, challan: 0, product: 0 })
  const postpaid = await userOf('postpaid@satyapan.test')
  const types = (await walletsOf(db, postpaid.id)).map(({ kind, accountType }) => [kind, accountType])
  expect(Object.fromEntries(types)).toEqual({ api: 'Postpaid', challan: 'Prepaid', product: 'Postpaid' })
  const owed = (await walletsOf(db, postpaid.id)).map(({ kind, availablePaise }) => [kind, availablePaise])
  expect(Object.fromEntries(owed)).toEqual({ api: -184_350, challan: 0, product: -62_400 })
})

test('the demo account has two paid card orders with invoices, a failed and an expired one', async () => {
  const { id } = await userOf('demo@satyapan.test')
  const sort = { field: 'createdAt', order: 'DESC' } as const
  const { rows } = await listPaymentOrders(ctx, { filter: { customer: id }, sort, offset: 0, limit: 25 })
  for (const row of rows) customerPaymentOrder.record.parse(row)
  expect(rows.map(row => row.status)).toEqual(['expired', 'failed', 'credited', 'credited'])
  expect(rows.map(row => row.invoiceNumber?.slice(-6))).toEqual([undefined, undefined, '000002', '000003'])
  expect(rows.map(row => row.creditNotes.length)).toEqual([0, 0, 0, 1])
})

test('one screening shows only hits that the birth date rules out', async () => {
  const rows = await db.selectFrom('verifications').selectAll().where('product', '=', 'aml-screen').execute()
  expect(rows.map(row => openResult(ctx.vault, row))).toContainEqual(
    expect.objectContaining({ outcome: 'clear_on_samples', hitCount: 0, ruledOutCount: 2 }),
  )
})

test('of the fees that came for the demo one was paid out, one waits for approval, and the rest is owed', async () => {
  const { rows } = await listPayoutAccounts(ctx, {
    filter: {},
    sort: { field: 'id', order: 'DESC' },
    offset: 0,
    limit: 25,
  })
  expect(rows).toMatchObject([{ owedPaise: 118_000, heldPaise: 59_000, availablePaise: 59_000, proposedPaise: 59_000 }])
  const payouts = await db.selectFrom('payouts').select(['state', 'amount_paise']).execute()
  expect(payouts).toEqual([{ state: 'paid', amount_paise: 59_000 }])
})

test('two incidents are over and one maintenance is planned, on a status page that is off', async () => {
  const { past, planned, open } = await composeStatus(ctx)
  expect(open).toEqual([])
  expect(planned.map(({ kind }) => kind)).toEqual(['maintenance'])
  expect(past.map(({ title }) => title.en)).toEqual(['Bank account checks were slow', 'E-mails arrived late'])
  for (const { startsAt, updates, resolvedAt } of past)
    expect(updates.map(({ at }) => at)).toEqual([resolvedAt, startsAt])
  expect(await isStatusPublic(ctx)).toBe(false)
})

test('the cases wait for each kind of person, are late, and have ended in each way', async () => {
  const rows = await db.selectFrom('cases').selectAll().where('product', '=', 'general').orderBy('id').execute()
  expect(rows.map(({ reference, status, verdict, decision }) => [reference, status, verdict, decision])).toEqual([
    ['VEN-2301', 'done', 'clear', null],
    ['VEN-2302', 'done', 'refused', null],
    ['VEN-2303', 'open', null, null],
    ['DRV-410', 'done', 'look', expect.any(String)],
    ['DRV-411', 'open', null, null],
    ['DRV-412', 'open', null, null],
    ['DRV-413', 'paused', null, null],
    ['DRV-414', 'cancelled', null, null],
    ['REF-118', 'open', null, null],
    ['REF-117', 'done', 'look', null],
    ['EMP-77', 'open', null, null],
    ['EMP-78', 'open', null, null],
    ['DLV-902', 'done', 'look', null],
    ['DLV-903', 'open', null, null],
    ['DLV-904', 'open', null, null],
    ['STL-41', 'done', 'registered', null],
    ['STL-39', 'done', 'registered', null],
    ['STL-40', 'done', 'registered', null],
    ['STL-42', 'open', null, null],
  ])
  const ids = rows.map(({ id }) => id)
  const asked = await db
    .selectFrom('case_steps')
    .selectAll()
    .where('status', '=', 'asked')
    .where('case_id', 'in', ids)
    .orderBy('case_id')
    .execute()
  expect(asked.map(({ kind, due_at }) => [kind, Date.parse(due_at ?? '') < Date.now()])).toEqual([
    ['review', false],
    ['document', true],
    ['consent', false],
    ['consent', false],
    ['referee', false],
    ['address', false],
    ['employment', false],
    ['review', false],
    ['selfie', false],
    ['payment', false],
  ])
})

test('the verifications of many sources have each headline', async () => {
  const rows = await db.selectFrom('cases').selectAll().where('product', '=', 'trubgv').orderBy('id').execute()
  expect(rows.map(({ reference, status, verdict }) => [reference, status, verdict])).toEqual([
    ['EMP-501', 'done', 'clear'],
    ['EMP-502', 'done', 'discrepancy'],
    ['EMP-503', 'done', 'incomplete'],
    ['VEN-601', 'done', 'clear'],
    ['VEN-602', 'done', 'discrepancy'],
    ['EMP-504', 'done', 'discrepancy'],
    ['EMP-505', 'done', 'discrepancy'],
  ])
})

test('candidates are in every state that an employer meets', async () => {
  const rows = await db.selectFrom('cases').selectAll().where('product', '=', 'bgc').orderBy('id').execute()
  expect(rows.length).toBeGreaterThanOrEqual(12)
  const states = new Set(rows.map(({ status, verdict, decision }) => [status, verdict, decision !== null].join()))
  for (const state of [
    'done,green,true',
    'done,green,false',
    'done,amber,false',
    'done,red,false',
    'done,red,true',
    'open,,false',
    'paused,,false',
    'cancelled,,false',
  ])
    expect([...states]).toContain(state)
  const notices = await db.selectFrom('case_notices').select('state').execute()
  expect(notices.map(({ state }) => state).toSorted()).toEqual(['disputed', 'final', 'waiting'])
})

test('a large employer has branches, a file with rows to correct, and a candidate who is screened again', async () => {
  const { id } = await userOf('demo@satyapan.test')
  const places = await db.selectFrom('bgc_locations').select('name').where('user_id', '=', id).execute()
  expect(places.map(({ name }) => name).toSorted()).toEqual(['Bengaluru', 'Mumbai', 'Pune', 'South', 'West'])
  const rows = await db.selectFrom('bgc_import_rows').select('state').execute()
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['problem', 'problem', 'ready', 'ready'])
  const again = await db.selectFrom('bgc_rescreenings').select(['months', 'is_automatic']).execute()
  expect(again).toEqual([{ months: 12, is_automatic: true }])
})

test('documents to be signed are in each state, with templates in both languages', async () => {
  const { id } = await userOf('demo@satyapan.test')
  const rows = await db.selectFrom('envelopes').select(['state', 'is_template']).where('user_id', '=', id).execute()
  const states = rows.filter(row => !row.is_template).map(({ state }) => state)
  expect([...new Set(states)].toSorted()).toEqual(['completed', 'declined', 'draft', 'expired', 'sent', 'voided'])
  expect(rows.filter(row => row.is_template)).toHaveLength(12)
})

test('one card payment came twice and waits to be returned', async () => {
  const { id } = await userOf('demo@satyapan.test')
  const sort = { field: 'createdAt', order: 'DESC' } as const
  const { rows } = await listDivergedPayments(ctx, { filter: {}, sort, offset: 0, limit: 25 })
  for (const row of rows) divergedPayment.record.parse(row)
  expect(rows).toMatchObject([{ userId: id, mismatch: 'twice', wallet: 'product', state: 'open' }])
})

test('the reports of the sandbox’s gateway differ from the ledger in one payment or refund of each kind', async () => {
  const sort = { field: 'createdAt', order: 'DESC' } as const
  const { rows } = await listDifferences(ctx, { filter: {}, sort, offset: 0, limit: 25 })
  for (const row of rows) gatewayDifference.record.parse(row)
  const kinds = rows.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other))
  expect(kinds).toEqual(['missingHere', 'missingThere', 'otherAmount', 'refundMissingHere'])
})

test('one KYC is pending with valid details', async () => {
  const { id } = await userOf('pending@satyapan.test')
  const { total, pending } = await listPending(ctx)
  expect({ total, pending }).toMatchObject({
    total: 1,
    pending: [{ userId: id, kind: 'individual', name: 'Kavita Deshmukh' }],
  })
  const { individual } = await showUserKyc(ctx, id)
  userKyc.reply.parse({ complete: false, individual, company: null })
  expect(individualStep(individual ?? {})).toBe('approval-pending')
})

test('two demo requests are open and one is handled', async () => {
  const sort = { field: 'createdAt', order: 'DESC' } as const
  const { rows } = await listLeads(ctx, { filter: {}, sort, offset: 0, limit: 25 })
  for (const row of rows) lead.record.parse(row)
  expect(rows.map(row => row.handledBy)).toEqual([null, null, 'Priya Menon'])
})

test('a change of money and one of staff wait for approval, and one was approved by a second person', async () => {
  const found = await db.selectFrom('approvals').select(['kind', 'state']).orderBy('id').execute()
  const states = found.map(({ kind, state }) => `${kind} ${state}`)
  expect(states).toEqual([
    'creditLimit approved',
    'adjustment waiting',
    'staffInvitation waiting',
    'payout approved',
    'payout waiting',
  ])
})

test('every account signs in with the credentials of /sandbox/accounts', async () => {
  for (const { role, email, password, apiKeys } of seededAccounts) {
    const table = role === 'customer' ? 'users' : role === 'subUser' ? 'sub_users' : 'admins'
    const [column, value] =
      table === 'admins' ? (['email', email] as const) : (['email_index', emailIndex(ctx.vault, email)] as const)
    const row = await db
      .selectFrom(table)
      .select('password_hash')
      .where(sql.ref(column), '=', value)
      .executeTakeFirstOrThrow()
    expect(await verifyPassword(row.password_hash, password)).toBe(true)
    const hashes = apiKeys.map(sha256)
    const keys =
      hashes.length > 0 ? await db.selectFrom('api_keys').select('id').where('hash', 'in', hashes).execute() : []
    expect(keys).toHaveLength(apiKeys.length)
  }
  expect((await signIn(app, ctx, 'assistant@satyapan.test')).token).toBeTruthy()
})

test('every verification parses as its contract’s record: hundreds of the daily products, a handful of each other', async () => {
  const daily: ProductId[] = ['pan-check', 'gstin-check', 'vehicle-rc-check']
  for (const id of productIds) {
    const rows = await db.selectFrom('verifications').selectAll().where('product', '=', id).orderBy('id').execute()
    const own = ownRunnerOf(id)
    // The history has none of those that a module of the server answers from its own records.
    if (own && !own.answer) continue
    expect(rows.length).toBeGreaterThan(daily.includes(id) ? 300 : 4)
    for (const row of rows) verificationResources[id].detail?.parse(presentVerification(ctx.vault, id, row))
    expect(rows.filter(row => Date.parse(row.finished_at ?? '') > Date.now())).toEqual([])
  }
})

test('two months of checks include weekends, an outage and every requester', async () => {
  const { rows: days } = await sql<{ ago: number; weekday: number; count: number; down: number }>`
    select ((now() at time zone 'Asia/Kolkata')::date - (created_at at time zone 'Asia/Kolkata')::date) as ago,
      extract(dow from created_at at time zone 'Asia/Kolkata')::int as weekday, count(*) as count,
      count(*) filter (where status = 'source_unavailable' and product = 'pan-check') as down
    from verifications where channel <> 'bulk' group by 1, 2 order by 1`.execute(db)
  const whole = days.filter(day => day.ago > 0)
  expect(whole.map(day => day.ago)).toEqual(Array.from({ length: HISTORY_DAYS - 1 }, (_, index) => index + 1))
  const most = (weekend: boolean) => whole.filter(day => [0, 6].includes(day.weekday) === weekend).map(day => day.count)
  expect(Math.max(...most(true))).toBeLessThan(Math.min(...most(false)))
  const [worst] = whole.toSorted((a, b) => b.down - a.down)
  expect([11, 12, 13]).toContain(worst?.ago)

  const distinct = async (column: 'status' | 'mode' | 'outcome') => {
    const found = await db.selectFrom('verifications').select(column).distinct().execute()
    return found.map(row => row[column])
  }
  const checks = await db.selectFrom('verifications').select(['id', 'requested_by']).execute()
  expect(checks.map(row => openRequester(ctx.vault, row))).toEqual(
    expect.arrayContaining(['Ananya Iyer', 'Karthik Rao', 'Vendor portal']),
  )
  expect(new Set(await distinct('status'))).toEqual(
    new Set(['completed', 'not_found', 'source_unavailable', 'awaiting_person', 'rejected_input']),
  )
  expect(await distinct('mode')).toEqual(expect.arrayContaining(['live', 'test']))
  expect(await distinct('outcome')).toEqual(expect.arrayContaining(['valid', 'name_differs', 'active']))
})

test('finished files contain their rows, invalid ones too', async () => {
  const jobs = await db.selectFrom('bulk_jobs').selectAll().orderBy('id').execute()
  expect(jobs.length).toBeGreaterThan(2)
  for (const job of jobs) {
    bulkJob.record.parse(presentJob(ctx.vault, job))
    const shape = rowLayoutOf(ctx.vault, job)
    const rows = await db.selectFrom('bulk_rows').selectAll().where('job_id', '=', job.id).orderBy('row_no').execute()
    expect(rows).toHaveLength(job.rows_total)
    for (const row of rows) {
      const wrong = 'problems' in checkRow(shape, cellsOf(ctx.vault, row), 'en')
      expect(wrong).toBe(row.state === 'problem')
    }
    const checked = await db.selectFrom('verifications').select('id').where('job_id', '=', job.id).execute()
    expect(checked).toHaveLength(job.rows_ready)
  }
})

test('two subjects have been monitored for weeks, and each month was paid once', async () => {
  const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString()
  const monitors = await db.selectFrom('monitors').select(['id', 'months']).where('since', '<', weekAgo).execute()
  expect(monitors.map(({ months }) => months).toSorted((a, b) => a - b)).toEqual([1, 2])
  for (const { id, months } of monitors) {
    const paid = db.selectFrom('transfers').select('id').where('reference', '=', id).where('kind', '=', 'capture')
    expect(await paid.execute()).toHaveLength(months)
  }
})

test('every call by key is in the request log, and the keys have a last use', async () => {
  const { rows } = await sql<{ calls: number; logged: number }>`
    select (select count(*) from verifications where channel = 'api') as calls,
      (select count(*) from request_log join verifications on verifications.id = verification_id
        where verifications.api_key_id = request_log.api_key_id) as logged`.execute(db)
  expect(rows[0]?.calls).toBeGreaterThan(1_000)
  expect(rows[0]?.logged).toBe(rows[0]?.calls)
  const names = ['Vendor portal', 'Staging']
  const keys = await db.selectFrom('api_keys').select('last_used_at').where('name', 'in', names).execute()
  expect(keys.map(key => key.last_used_at)).not.toContain(null)
})

test.runIf(inject('databaseTemplate').kind === 'postgres')(
  'of four processes that start at once, one seeds',
  async () => {
    const name = databaseName()
    await createDatabase(name)
    try {
      const children = Array.from({ length: 4 }, () => startChild('seedOnce.ts', serverUrl(name), ctx.config.DATA_DIR))
      const exits = await Promise.all(children.map(child => child.exit))
      expect({ exits, errors: children.flatMap(child => child.errors) }).toEqual({ exits: [0, 0, 0, 0], errors: [] })
      const seeded = children.flatMap(child => child.lines)
      expect(seeded.toSorted((a, b) => a.localeCompare(b)).join()).toBe('false,false,false,true')
    } finally {
      await leaveDatabase(name)
    }
  },
)

// From here on the seed is changed.
test('the check for default passwords names every seeded account, and none once they are changed', async () => {
  const found = (await findDefaults(ctx.db)).join('\n')
  for (const { email } of seededAccounts) expect(found).toContain(email)
  expect(found).toContain('sk_live_…')

  const own = await hashPassword('a password of our own')
  await ctx.db.updateTable('users').set({ password_hash: own }).execute()
  await ctx.db.updateTable('sub_users').set({ password_hash: null }).execute()
  await ctx.db.updateTable('admins').set({ is_active: false }).execute()
  await ctx.db.updateTable('api_keys').set({ revoked_at: new Date() }).execute()
  expect(await findDefaults(ctx.db)).toEqual([])
})

test('the check for default passwords finds a seeded password under any name', async () => {
  const password_hash = await hashPassword('Super-sandbox-2026')
  await ctx.db
    .insertInto('admins')
    .values({ id: 'adm_own', email: 'own@own.test', name: 'Own', role: 'admin', password_hash })
    .execute()
  expect(await findDefaults(ctx.db)).toEqual(['own@own.test has a default password.'])
})

test('a custom role of staff and one of a team have a holder whose access ends, and an access review is open', async () => {
  const { rows } = await sql<object>`select roles.name ->> 'en' as role, holder.access_until > now() as ends from roles
    join (select role, access_until from admins union all select access, access_until from sub_users) holder
      on holder.role = roles.id where not built_in order by audience`.execute(db)
  expect(rows).toEqual([
    { role: 'Verification clerk', ends: true },
    { role: 'Leads desk', ends: true },
  ])
  const reviews = await db.selectFrom('access_reviews').select('finished_at').orderBy('opened_at').execute()
  expect(reviews.map(({ finished_at }) => finished_at === null)).toEqual([false, true])
})
