import { expect, test } from 'vitest'
import { presentVerification } from '../../../../server/checks/verifications/present.ts'
import { rerunOwnVerification, runVerification } from '../../../../server/checks/verifications/runVerification.ts'
import { settleVerification } from '../../../../server/checks/verifications/settleVerification.ts'
import { sweepExpired } from '../../../../server/checks/verifications/sweeper.ts'
import { openPending, type VerificationRow } from '../../../../server/checks/verifications/values.ts'
import { verifyCharges } from '../../../../server/money/wallets/verify/holds.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import type { Context, Scope } from '../../../../server/platform/context.ts'
import { firstAttempt } from '../../../../server/platform/http/idempotency.ts'
import type { CustomerActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import type { PendingAnswer } from '../../../../server/platform/ports/sources.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'

const { ctx } = await testApp()

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A source that waits for a person for two hours, and gives up after three. */
const waiting = (more: Partial<PendingAnswer> = {}): Context => {
  const answer = { source: 'desk', fetchedAt: new Date().toISOString(), tries: 1, pending: { secret: 'case 7' } }
  const ask = async () => ({ ...answer, dueAt: inHours(2), expiresAt: inHours(3), ...more })
  return { ...ctx, sources: { ...ctx.sources, ask } }
}

function person(userId: string): Scope<CustomerActor> {
  const ids = { userId, subUserId: null, sessionId: newId('ses') }
  const actor = { kind: 'customer', name: 'Asha Rao', kycComplete: true, ...ids } as const
  return { actor, ip: null, requestId: null, locale: 'en' }
}

const request = { product: 'pan-check', input: { pan: 'AAACZ1000A' }, purpose: 'vendor_onboarding' } as const
const answered = {
  status: 'completed',
  result: { status: 'valid' },
  source: 'desk',
  fetchedAt: inHours(0),
  tries: 1,
  askedMs: 5,
} as const

const balance = async (userId: string) => {
  const { availablePaise, heldPaise } = await walletOf(ctx.db, userId, 'product')
  return { availablePaise, heldPaise }
}

async function waitingCheck() {
  const { userId } = await makeCustomer(ctx.db)
  const scope = person(userId)
  return { userId, scope, row: await runVerification(waiting(), scope, request) }
}

const stored = (id: string): Promise<VerificationRow> =>
  ctx.db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const holdsOut = async ({ userId }: { userId: string }) => (await balance(userId)).heldPaise

test('a check that waits keeps its price held, charges nothing and says until when', async () => {
  const { userId, row } = await waitingCheck()
  expect(await balance(userId)).toEqual({ availablePaise: 100_000 - 150, heldPaise: 150 })
  const shown = presentVerification(ctx.vault, 'pan-check', await stored(row.id))
  expect(shown).toMatchObject({ status: 'awaiting_person', result: null, charge: { paise: 0 }, finishedAt: null })
  expect(Date.parse(shown.dueAt ?? '')).toBeGreaterThan(Date.now() + HOUR_MS)
  expect(shown.timeline.at(-1)?.event).toBe('waiting')
  const kept = await stored(row.id)
  expect(kept.pending_sealed).not.toContain('case 7')
  expect(openPending(ctx.vault, kept)).toEqual({ secret: 'case 7' })
  expect((await verifyCharges(ctx.db)).broken).toBeNull()
})

test('the sweeper lets it wait; the answer charges it once and clears what was kept', async () => {
  const check = await waitingCheck()
  await sweepExpired(ctx)
  expect(await holdsOut(check)).toBe(150)
  const waitingRow = await stored(check.row.id)
  const [one, other] = await Promise.all([
    settleVerification(ctx, check.scope, waitingRow, answered),
    settleVerification(ctx, check.scope, waitingRow, answered),
  ])
  expect([one.status, other.status]).toEqual(['completed', 'completed'])
  expect(await balance(check.userId)).toEqual({ availablePaise: 100_000 - 150, heldPaise: 0 })
  const ended = await stored(check.row.id)
  // A person's time says nothing about the source.
  expect(ended).toMatchObject({ pending_sealed: null, duration_ms: null, charge_paise: 150 })
  expect(ended.timeline.slice(-2).map(({ event }) => event)).toEqual(['answered', 'captured'])
  expect((await verifyCharges(ctx.db)).broken).toBeNull()
})

test('nobody acts: it expires, and the price is released', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const past = { dueAt: inHours(-2), expiresAt: inHours(-1) }
  const row = await runVerification(waiting(past), person(userId), request)
  await sweepExpired(ctx)
  const ended = await stored(row.id)
  expect(ended).toMatchObject({ status: 'expired', charge_paise: 0, transfer_id: null, pending_sealed: null })
  expect(ended.error).toContain('in time')
  expect(ended.timeline.slice(-2).map(({ event }) => event)).toEqual(['expired', 'released'])
  expect(await balance(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
})

test('what has expired cannot be answered any more, and nothing is charged', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const scope = person(userId)
  const row = await runVerification(waiting({ expiresAt: inHours(-1) }), scope, request)
  await sweepExpired(ctx)
  const late = await settleVerification(ctx, scope, row, answered)
  expect(late.status).toBe('expired')
  expect(await balance(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
})

test('a check that waits cannot be run again', async () => {
  const { scope, row } = await waitingCheck()
  const again = rerunOwnVerification(ctx, scope, { id: row.id, atMostPaise: 150 }, firstAttempt())
  await expect(again).rejects.toMatchObject({ code: 'conflict' })
})

test('a hold that was released while the source was asked ends the check without an answer', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const slow = waiting()
  const ask = async (question: Parameters<typeof slow.sources.ask>[0]) => {
    const { id } = await walletOf(ctx.db, userId, 'product')
    const holds = ctx.db.updateTable('holds').where('wallet_id', '=', id)
    await holds.set({ expires_at: inHours(-1) }).execute()
    await sweepExpired(ctx)
    expect(await balance(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
    return slow.sources.ask(question)
  }
  const row = await runVerification({ ...slow, sources: { ...slow.sources, ask } }, person(userId), request)
  expect(row).toMatchObject({ status: 'source_unavailable', charge_paise: 0 })
  expect(await balance(userId)).toEqual({ availablePaise: 100_000, heldPaise: 0 })
})
