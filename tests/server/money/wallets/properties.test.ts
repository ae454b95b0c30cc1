import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjust, credit } from '../../../../server/money/wallets/credits.ts'
import { capture, refund, release, reserve } from '../../../../server/money/wallets/holds.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import type { SystemActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { Problem } from '../../../../server/platform/problem.ts'
import { testDatabase } from '../../../support/database.ts'
import { makeCustomer } from '../../../support/factories.ts'

const { db } = await testDatabase()
const actor: SystemActor = { kind: 'system', name: 'test' }

/** What the ledger must do, in a few lines of plain arithmetic. */
interface Model {
  available: number
  holds: { id: string; remaining: number; captured: number }[]
}

const amount = fc.integer({ min: 1, max: 400 })
const operation = fc.record({
  verb: fc.constantFrom('credit', 'reserve', 'reserve', 'capture', 'capture', 'release', 'refund', 'adjust'),
  amountPaise: amount,
  hold: fc.nat({ max: 5 }),
  sign: fc.constantFrom(1, -1),
  times: fc.constantFrom(1, 1, 1, 2),
})
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never

async function run(walletId: string, model: Model, key: string, { verb, amountPaise, hold: index, sign }: Operation) {
  const entry = { key, description: 'test', reference: 'test', actor, reason: 'test' }
  const hold = model.holds[index % Math.max(model.holds.length, 1)]
  const holdId = hold?.id ?? 'hld_none'
  switch (verb) {
    case 'credit':
      return credit(db, { ...entry, walletId, amountPaise, from: 'gateway' })
    case 'reserve':
      return reserve(db, { ...entry, walletId, amountPaise })
    case 'capture':
      return capture(db, { ...entry, holdId, amountPaise })
    case 'release':
      return release(db, { ...entry, holdId, amountPaise })
    case 'refund':
      return refund(db, { ...entry, holdId, amountPaise })
    case 'adjust':
      return adjust(db, { ...entry, walletId, amountPaise: sign * amountPaise })
  }
}

/** Applies the operation to the model; false where the ledger must refuse it. */
function expected(model: Model, { verb, amountPaise, hold: index, sign }: Operation): boolean {
  const hold = model.holds[index % Math.max(model.holds.length, 1)]
  const change = { credit: amountPaise, reserve: -amountPaise, adjust: sign * amountPaise, release: amountPaise }
  if (verb === 'capture' || verb === 'release') {
    if (!hold || hold.remaining < amountPaise) return false
    hold.remaining -= amountPaise
    if (verb === 'capture') hold.captured += amountPaise
    else model.available += amountPaise
    return true
  }
  if (verb === 'refund') {
    if (!hold || hold.captured < amountPaise) return false
    hold.captured -= amountPaise
    model.available += amountPaise
    return true
  }
  const after = model.available + change[verb]
  if (after < 0) return false
  model.available = after
  return true
}

const refusal = (error: Error) =>
  error instanceof Problem && ['insufficient_balance', 'conflict'].includes(error.code) ? 'refused' : error.message

test('any sequence of operations, some repeated, leaves the ledger exact and never below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 25 }), async operations => {
      const { userId, wallets } = await makeCustomer(db, { paise: 500 })
      const model: Model = { available: 500, holds: [] }
      for (const one of operations) {
        const key = newId('req')
        const allowed = expected(model, one)
        for (let time = 0; time < one.times; time++) {
          const outcome = await run(wallets.api.id, model, key, one).catch((error: Error) => error)
          expect(outcome instanceof Error ? refusal(outcome) : 'moved').toBe(allowed ? 'moved' : 'refused')
          if (allowed && time === 0 && !(outcome instanceof Error) && 'holdId' in outcome)
            model.holds.push({ id: String(outcome.holdId), remaining: one.amountPaise, captured: 0 })
        }
      }
      const held = model.holds.reduce((sum, hold) => sum + hold.remaining, 0)
      const wallet = await walletOf(db, userId, 'api')
      expect([wallet.availablePaise, wallet.heldPaise]).toEqual([model.available, held])
    }),
    { numRuns: 25 },
  )
  expect(await verifyLedger(db)).toMatchObject({ broken: null })
})
