import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { verifyApprovals } from '../../../../server/money/wallets/verify/approvals.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { clientHeaders, signedIn } from '../../../support/factories.ts'
import { approvalWorld } from './world.ts'

const { app, ctx, who, staffMember, post, adjust, decide, balance, list } = await approvalWorld()

describe('an adjustment', () => {
  test('of at most the amount for one person is made at once', async () => {
    const reply = await adjust(500_000)
    expect(reply.json()).toEqual({ transferId: expect.any(String), availablePaise: 500_000, approvalId: null })
    expect(await balance()).toBe(500_000)
  })

  test('above it waits for a second person; then the ledger shows reason, maker and checker', async () => {
    const { approvalId, ...reply } = (await adjust(500_001)).json()
    expect(reply).toEqual({ transferId: null, availablePaise: 0 })
    expect(await balance()).toBe(0)
    expect(await list({ id: [approvalId] })).toMatchObject([
      { kind: 'adjustment', state: 'waiting', amountPaise: 500_001, reason: 'Outage of 12 May', isOwn: false },
    ])
    expect((await decide(approvalId, true)).json()).toEqual({ state: 'approved' })
    expect(await balance()).toBe(500_001)
    for (const q of ['asha traders', who.customer.email, who.customer.customerId])
      expect(await list({ q, id: [approvalId] })).toMatchObject([{ customer: 'Asha Traders' }])
    expect(await list({ q: 'somebody', id: [approvalId] })).toEqual([])
    const { transfer_id } = await ctx.db
      .selectFrom('approvals')
      .select('transfer_id')
      .where('id', '=', approvalId)
      .executeTakeFirstOrThrow()
    const shown = await app.inject({
      url: `/admin-api/resources/transactions/${transfer_id}`,
      headers: who.checker.headers,
    })
    expect(shown.json()).toMatchObject({
      kind: 'adjust',
      amountPaise: 500_001,
      reason: 'Outage of 12 May',
      actor: 'Meera Iyer',
      approvedBy: 'Meera Iyer',
    })
    const { actor } = await ctx.db
      .selectFrom('transfers')
      .select('actor')
      .where('id', '=', transfer_id)
      .executeTakeFirstOrThrow()
    expect(actor).toBe(who.maker.id)
    const events = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id'])
      .where('subject', '=', approvalId)
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { action: 'approval.asked', actor_id: who.maker.id },
      { action: 'approval.decided', actor_id: who.checker.id },
    ])
  })

  test('above the sum of the day for one person waits, counting what was done and what waits', async () => {
    for (const amount of [400_000, -100_000, 450_000]) expect((await adjust(amount)).json().approvalId).toBeNull()
    expect((await adjust(50_001)).json().approvalId).toMatch(/^apr_/)
    expect((await adjust(1)).json().approvalId).toMatch(/^apr_/)
    expect((await adjust(400_000, who.checker)).json().approvalId).toBeNull()
  })

  test('two at once by one person cannot both fit below the sum of the day', async () => {
    expect((await adjust(400_000)).statusCode).toBe(200)
    const replies = await Promise.all([adjust(400_000), adjust(400_000)])
    expect(replies.filter(reply => reply.json().approvalId === null)).toHaveLength(1)
    expect(await balance()).toBe(800_000)
  })

  test('what was rejected does not count, and moves nothing', async () => {
    const { approvalId } = (await adjust(900_000)).json()
    expect((await decide(approvalId, false)).json()).toEqual({ state: 'rejected' })
    expect(await balance()).toBe(0)
    expect((await adjust(500_000)).json().approvalId).toBeNull()
    expect((await decide(approvalId, true)).statusCode).toBe(409)
  })

  test('is asked for once per key, and waits once', async () => {
    const [first, second] = [await adjust(600_000, who.maker, 'once'), await adjust(600_000, who.maker, 'once')]
    expect(second.json()).toEqual(first.json())
    expect(await list({ id: [first.json().approvalId] })).toHaveLength(1)
  })

  test('that would overdraw a prepaid wallet answers 402 and does not wait', async () => {
    expect((await adjust(-600_000)).statusCode).toBe(402)
    expect(await list({ q: who.customer.customerId })).toEqual([])
  })
})

describe('a decision', () => {
  test('is never by whoever asked, not even a super-admin', async () => {
    const { approvalId } = (await adjust(600_000, who.checker)).json()
    expect((await decide(approvalId, true, who.checker)).statusCode).toBe(403)
    expect((await decide(approvalId, false, who.checker)).statusCode).toBe(403)
    expect(await list({ id: [approvalId] }, who.checker)).toMatchObject([{ state: 'waiting', isOwn: true }])
    expect(await balance()).toBe(0)
  })

  test('by two at once is one approval, and the money moves once', async () => {
    const { approvalId } = (await adjust(600_000)).json()
    const others = [who.checker, await staffMember(), await staffMember()]
    const replies = await Promise.all(others.map(by => decide(approvalId, true, by)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await balance()).toBe(600_000)
  })

  test('repeated by the same person is the same decision', async () => {
    const { approvalId } = (await adjust(600_000)).json()
    expect((await decide(approvalId, true)).statusCode).toBe(200)
    expect((await decide(approvalId, true)).json()).toEqual({ state: 'approved' })
    expect(await balance()).toBe(600_000)
  })

  test('that cannot be carried out now leaves the change waiting', async () => {
    await adjust(500_000, who.checker)
    await adjust(200_000, who.checker)
    const { approvalId } = (await adjust(-600_000)).json()
    await adjust(-300_000, who.checker)
    expect((await decide(approvalId, true)).statusCode).toBe(402)
    expect(await list({ id: [approvalId] })).toMatchObject([{ state: 'waiting', decidedBy: null }])
    expect(await balance()).toBe(400_000)
  })

  test('needs a reason, an existing request, and staff with a fresh proof', async () => {
    const { approvalId } = (await adjust(600_000)).json()
    expect(
      (await post(who.checker, `/approvals/${approvalId}/decide`, { approve: true, reason: ' ' })).statusCode,
    ).toBe(400)
    expect((await decide('apr_none', true)).statusCode).toBe(404)
    const url = `/admin-api/approvals/${approvalId}/decide`
    const payload = { approve: true, reason: 'Checked with the customer' }
    expect((await app.inject({ method: 'POST', url, payload, headers: clientHeaders(ctx) })).statusCode).toBe(401)
    const asCustomer = await signedIn(ctx, { userId: who.customer.userId })
    expect((await app.inject({ method: 'POST', url, payload, headers: asCustomer })).statusCode).toBe(401)
    const late = await staffMember()
    const past = new Date(Date.now() - 24 * 60 * 60_000).toISOString()
    await ctx.db.updateTable('sessions').set({ proven_at: past }).where('admin_id', '=', late.id).execute()
    expect((await decide(approvalId, true, late)).json().error.code).toBe('proof_required')
  })

  test('the count of what waits is for the menu', async () => {
    const count = async () =>
      (await app.inject({ url: '/admin-api/approvals/waiting', headers: who.maker.headers })).json().waiting as number
    const before = await count()
    const { approvalId } = (await adjust(600_000)).json()
    expect(await count()).toBe(before + 1)
    await decide(approvalId, false)
    expect(await count()).toBe(before)
  })
})

test('recipients of approvals are told by mail who asked and for what', async () => {
  await ctx.db
    .insertInto('notice_recipients')
    .values({ id: newId('ntc'), email: 'finance@pramaan.test', events: ['approvalAsked'] })
    .execute()
  await adjust(600_000)
  const mail = await listMessages(ctx, 'finance@pramaan.test')
  expect(mail).toHaveLength(1)
  expect(mail[0]?.text).toContain('Meera Iyer has asked')
})

describe('verify-ledger', () => {
  test('accepts all of this, and sees an adjustment without its approval and one approved by its maker', async () => {
    await adjust(100_000)
    const { approvalId } = (await adjust(600_000)).json()
    await decide(approvalId, true)
    const report = await verifyLedger(ctx.db)
    expect(report.broken).toBeNull()
    expect(report.checked.find(({ name }) => name === 'approvals')?.count).toBeGreaterThan(1)

    const change = (statement: ReturnType<typeof sql>) =>
      ctx.db
        .transaction()
        .execute(async trx => {
          await statement.execute(trx)
          throw Object.assign(new Error('rolled back'), await verifyApprovals(trx))
        })
        .catch((error: { broken: string | null }) => error.broken)
    expect(await change(sql`delete from approvals where id = ${approvalId}`)).toMatch(/its approval is missing/)
    expect(await change(sql`update approvals set amount_paise = 1 where id = ${approvalId}`)).toMatch(/something else/)
    expect(await change(sql`update approvals set transfer_id = null where id = ${approvalId}`)).toMatch(/missing/)
  })

  test('the database refuses an approval by whoever asked', async () => {
    const { approvalId } = (await adjust(600_000)).json()
    const own = { state: 'approved', decided_by: who.maker.id, decided_at: new Date() }
    await expect(ctx.db.updateTable('approvals').set(own).where('id', '=', approvalId).execute()).rejects.toThrow(
      /check constraint/,
    )
  })
})
