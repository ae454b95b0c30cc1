import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { beginVerification } from '../../../../server/checks/verifications/beginVerification.ts'
import { presentVerification } from '../../../../server/checks/verifications/present.ts'
import { runVerification } from '../../../../server/checks/verifications/runVerification.ts'
import { settleVerification } from '../../../../server/checks/verifications/settleVerification.ts'
import { sweepExpired } from '../../../../server/checks/verifications/sweeper.ts'
import { openInput, openRequester, openResult } from '../../../../server/checks/verifications/values.ts'
import { release } from '../../../../server/money/wallets/holds.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import type { Scope } from '../../../../server/platform/context.ts'
import type { CustomerActor, KeyActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { askSource } from '../../../../server/sources/askSource.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer } from '../../../support/factories.ts'

const { ctx } = await testApp()

const asScope = <A extends CustomerActor | KeyActor>(actor: A): Scope<A> => ({
  actor,
  ip: null,
  requestId: null,
  locale: 'en',
})

function person(userId: string) {
  const ids = { userId, subUserId: null, sessionId: newId('ses') }
  return asScope<CustomerActor>({ kind: 'customer', name: 'Asha Rao', kycComplete: true, ...ids })
}

const key = ({ userId, wallets }: Customer, mode: 'live' | 'test') =>
  asScope<KeyActor>({
    kind: 'key',
    userId,
    walletId: wallets.api.id,
    keyId: newId('key'),
    scopes: null,
    name: 'erp',
    mode,
    kycComplete: true,
  })

const pan = (value: string, name?: string) =>
  ({ product: 'pan-check', input: { pan: value, name }, purpose: 'vendor_onboarding', reference: 'VN-1' }) as const

const product = async (userId: string) => {
  const { availablePaise, heldPaise } = await walletOf(ctx.db, userId, 'product')
  return { availablePaise, heldPaise }
}

const transfers = async (reference: string) => {
  const rows = await ctx.db
    .selectFrom('transfers')
    .select('kind')
    .where('reference', '=', reference)
    .orderBy('id')
    .execute()
  return rows.map(row => row.kind)
}

const stored = (id: string) =>
  ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('an answer is charged to the product wallet, with its price, balance and transfer on the row', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const row = await runVerification(ctx, person(userId), pan('AAACZ1000A', 'Zenith Components Pvt Ltd'))
  expect(row).toMatchObject({
    status: 'completed',
    outcome: 'valid',
    charge_paise: 150,
    wallet: 'product',
    error: null,
  })
  expect(openResult(ctx.vault, row)).toMatchObject({
    name: 'Zenith Components Private Limited',
    nameMatch: 100,
    holderType: 'C',
  })
  expect(row.balance_after_paise).toBe(100_000 - 150)
  expect(row.timeline.map(({ event }) => event)).toEqual([
    'received',
    'localChecksPassed',
    'reserved',
    'answered',
    'captured',
  ])
  expect(await product(userId)).toEqual({ availablePaise: 100_000 - 150, heldPaise: 0 })
  expect(await transfers(row.id)).toEqual(['reserve', 'capture'])
})

test('not found is an answer: it is charged', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const row = await runVerification(ctx, person(userId), pan('AAACZ1404A'))
  expect(row).toMatchObject({ status: 'not_found', result_sealed: null, outcome: null, charge_paise: 150 })
  expect(await product(userId)).toEqual({ availablePaise: 100_000 - 150, heldPaise: 0 })
})

test('no answer is free: the money goes back, and the row says so', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const row = await runVerification(ctx, person(userId), pan('AAACZ1503A'))
  expect(row).toMatchObject({ status: 'source_unavailable', result_sealed: null, charge_paise: 0, transfer_id: null })
  expect(row.error).toBe('The PAN source did not respond. Nothing was charged.')
  expect(row.timeline.slice(-2).map(({ event }) => event)).toEqual(['unavailable', 'released'])
  expect(await product(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
})

test('a runner that fails is no answer either', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const broken = { ...ctx, sources: { ...ctx.sources, ask: () => Promise.reject(new TypeError('bug')) } }
  const row = await runVerification(broken, person(userId), pan('AAACZ1000A'))
  expect(row).toMatchObject({ status: 'source_unavailable', charge_paise: 0 })
  expect(await product(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
})

test('a value that asks for a mismatch gets another name, whatever name is given', async () => {
  const { userId } = await makeCustomer(ctx.db)
  for (const name of ['Bhupinder Chowdhry', 'Yellamma Vishwakoti', 'Zenith Components'])
    expect(await runVerification(ctx, person(userId), pan('AAACZ1409A', name))).toMatchObject({
      outcome: 'name_differs',
    })
})

test('without the money nothing happens at all', async () => {
  const { userId } = await makeCustomer(ctx.db, { paise: 149 })
  await expect(runVerification(ctx, person(userId), pan('AAACZ1000A'))).rejects.toMatchObject({
    code: 'insufficient_balance',
  })
  expect(await ctx.db.selectFrom('verifications').selectAll().where('user_id', '=', userId).execute()).toEqual([])
  expect(await product(userId)).toEqual({ availablePaise: 149, heldPaise: 0 })
})

test('a live key charges the API wallet, a test key nothing', async () => {
  const customer = await makeCustomer(ctx.db)
  const { userId } = customer
  const live = await runVerification(ctx, key(customer, 'live'), pan('AAACZ1000A'))
  expect(live).toMatchObject({ channel: 'api', mode: 'live', wallet: 'api', charge_paise: 150 })
  expect(openRequester(ctx.vault, live)).toBe('erp')
  const practice = await runVerification(ctx, key(customer, 'test'), pan('AAACZ1000A'))
  expect(practice).toMatchObject({ mode: 'test', charge_paise: 0, hold_id: null, status: 'completed' })
  expect(await transfers(practice.id)).toEqual([])
  expect((await walletOf(ctx.db, userId, 'api')).availablePaise).toBe(100_000 - 150)
  expect(await product(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
})

test('code 402 refuses test keys only', async () => {
  const customer = await makeCustomer(ctx.db)
  const { userId } = customer
  const refused = runVerification(ctx, key(customer, 'test'), pan('AAACZ1402A'))
  await expect(refused).rejects.toMatchObject({ code: 'insufficient_balance' })
  expect(await runVerification(ctx, person(userId), pan('AAACZ1402A'))).toMatchObject({ status: 'completed' })
})

test('what is stored is masked, sealed and indexed', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const row = await runVerification(ctx, person(userId), pan('AAACZ1000A'))
  expect(row).toMatchObject({ subject_masked: 'AAxxxx000A' })
  expect(presentVerification(ctx.vault, 'pan-check', row).input).toEqual({ pan: 'AAxxxx000A', name: null })
  expect(row.subject_index).toBe(ctx.vault.index('pan-check', 'AAACZ1000A'))
  expect(openInput(ctx.vault, row)).toEqual({ pan: 'AAACZ1000A' })
  for (const secret of ['AAACZ1000A', 'Zenith Components', 'Asha Rao'])
    expect(JSON.stringify(row)).not.toContain(secret)
})

test('two spend the last rupee: one is charged, one refused', async () => {
  const { userId } = await makeCustomer(ctx.db, { paise: 150 })
  const both = await Promise.allSettled(
    ['AAACZ1000A', 'AAACZ1001A'].map(one => runVerification(ctx, person(userId), pan(one))),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await product(userId)).toEqual({ availablePaise: 0, heldPaise: 0 })
})

test('an attempt that died after reserving goes on under the same key, and pays once', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const scope = person(userId)
  const attempt = { id: newId('wrk'), resumed: false }
  const dying = { ...ctx, sources: { ...ctx.sources, ask: () => new Promise<never>(() => {}) } }
  void runVerification(dying, scope, pan('AAACZ1000A'), attempt)
  await expect.poll(() => product(userId)).toEqual({ availablePaise: 100_000 - 150, heldPaise: 150 })
  const resumed = { ...attempt, resumed: true }
  const row = await runVerification(ctx, scope, pan('AAACZ1000A'), resumed)
  expect(row).toMatchObject({ status: 'completed', charge_paise: 150 })
  expect(await runVerification(ctx, scope, pan('AAACZ1000A'), resumed)).toEqual(row)
  expect(await product(userId)).toEqual({ availablePaise: 100_000 - 150, heldPaise: 0 })
})

test.each([
  ['an answer, then none', 'AAACZ1000A', 'AAACZ1503A', 'completed', 150],
  ['none, then an answer', 'AAACZ1503A', 'AAACZ1000A', 'source_unavailable', 0],
  ['twice the same', 'AAACZ1000A', 'AAACZ1000A', 'completed', 150],
])('settled twice (%s), the first stands', async (_, one, other, status, paise) => {
  const { userId } = await makeCustomer(ctx.db)
  const scope = person(userId)
  const row = await beginVerification(ctx, scope, pan(one))
  const outcome = (value: string) =>
    askSource(ctx, { product: 'pan-check', input: { pan: value }, userId: 'usr_test', mode: 'live' })
  await settleVerification(ctx, scope, row, await outcome(one))
  const late = await settleVerification(ctx, scope, row, await outcome(other))
  expect(late).toMatchObject({ status, charge_paise: paise })
  expect(await product(userId)).toEqual({ availablePaise: 100_000 - paise, heldPaise: 0 })
  expect(await transfers(row.id)).toHaveLength(2)
})

test('what nobody finishes is swept: money back, and the row says that it was interrupted', async () => {
  const customer = await makeCustomer(ctx.db)
  const { userId } = customer
  const row = await beginVerification(ctx, person(userId), pan('AAACZ1000A'))
  const free = await beginVerification(ctx, key(customer, 'test'), pan('AAACZ1000A'))
  await sweepExpired(ctx)
  expect(await product(userId)).toEqual({ availablePaise: 100_000 - 150, heldPaise: 150 })
  const past = new Date(0).toISOString()
  await ctx.db.updateTable('holds').set({ expires_at: past }).where('reference', '=', row.id).execute()
  await ctx.db.updateTable('verifications').set({ created_at: past }).where('id', '=', free.id).execute()
  await sweepExpired(ctx)
  expect(await product(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
  const rows = ctx.db.selectFrom('verifications').selectAll().where('user_id', '=', userId)
  const swept = await rows.orderBy('id').execute()
  expect(swept.map(({ status, charge_paise: paise }) => [status, paise])).toEqual([
    ['source_unavailable', 0],
    ['source_unavailable', 0],
  ])
  expect(swept[0]?.error).toContain('interrupted')
  expect(swept[0]?.timeline.slice(-2).map(({ event }) => event)).toEqual(['abandoned', 'released'])
  const late = await askSource(ctx, {
    product: 'pan-check',
    input: { pan: 'AAACZ1000A' },
    userId: 'usr_test',
    mode: 'live',
  })
  expect(await settleVerification(ctx, person(userId), row, late)).toMatchObject({
    status: 'source_unavailable',
    charge_paise: 0,
  })
  expect(await product(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
})

test('two attempts of one request at the same time begin one verification', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const id = newId('ver')
  const begin = () => beginVerification(ctx, person(userId), pan('AAACZ1000A'), id)
  const rows = await Promise.all([begin(), begin()])
  expect(rows.map(row => row.id)).toEqual([id, id])
  expect(await product(userId)).toEqual({ availablePaise: 100_000 - 150, heldPaise: 150 })
})

test('a verification without an answer ends even if its hold was released before', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const scope = person(userId)
  const row = await beginVerification(ctx, scope, pan('AAACZ1503A'))
  const { actor } = scope
  await release(ctx.db, { holdId: row.hold_id as string, key: newId('trf'), description: 'Hold expired', actor })
  const none = { status: 'source_unavailable', askedMs: 1 } as const
  expect(await settleVerification(ctx, scope, row, none)).toMatchObject({ status: none.status, charge_paise: 0 })
  expect(await stored(row.id)).toMatchObject({ status: none.status, transfer_id: null })
  expect(await product(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
})

test.each(['live', 'test'] as const)(
  'a check with a %s key takes two statements and returns the stored row',
  async mode => {
    let statements = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const customer = await makeCustomer(ctx.db)
    await ctx.prices.priceOf(ctx.db, customer.userId, 'pan-check')
    const row = await runVerification(
      { ...ctx, db: ctx.db.withPlugin(counter) },
      key(customer, mode),
      pan('AAACZ1000A'),
    )
    expect(statements).toBe(2)
    expect(await stored(row.id)).toEqual(row)
  },
)

test('a character that UTF-8 cannot express is replaced', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const row = await runVerification(ctx, person(userId), { ...pan('AAACZ1000A'), reference: 'VN \ud83d' })
  expect(await stored(row.id)).toMatchObject({ status: 'completed', reference: 'VN \ufffd' })
})
