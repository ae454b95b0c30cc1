import type { InputOf, ProductId } from '../../contracts/products/index.ts'
import { productOf } from '../../contracts/products/index.ts'
import { outcomeValues } from '../checks/verifications/outcome.ts'
import { type NewVerification, verificationValues } from '../checks/verifications/values.ts'
import { walletFor } from '../checks/verifications/walletFor.ts'
import { idAt } from '../platform/identity/ids.ts'
import type { Vault } from '../platform/vault.ts'
import { sandboxSource } from '../sources/adapters/sandbox.ts'
import type { VerificationOutcome } from '../sources/askSource.ts'
import { runnerOf } from '../sources/runners/index.ts'
import { mismatchedName } from '../sources/synthetic/people.ts'
import type { SeedContext } from './context.ts'
import type { PlannedCheck } from './plan.ts'
import type { Dice } from './random.ts'
import { findableSubject, notFoundSubject } from './subjects.ts'

const ask = sandboxSource(0)

/** What the sandbox would have answered, at that time. */
export async function simulateOutcome(
  dice: Dice,
  product: ProductId,
  ending: PlannedCheck['ending'],
  at: Date,
  askedMs: number,
) {
  const subject = ending === 'notFound' ? notFoundSubject(dice, product) : findableSubject(dice, product)
  const said = { source: 'sandbox', fetchedAt: at.toISOString(), tries: 1, askedMs }
  if (ending === 'down')
    return { input: subject, outcome: { status: 'source_unavailable', askedMs } satisfies VerificationOutcome }
  const found = await ask({ product, query: subject, mode: 'live' })
  if (!found.found) return { input: subject, outcome: { status: 'not_found', ...said } satisfies VerificationOutcome }
  const input = withName(dice, subject, String(found.record.name), ending === 'otherName')
  const result = productOf(product).result.parse(runnerOf(product).result(input, found.record))
  return { input, outcome: { status: 'completed', result, ...said } satisfies VerificationOutcome }
}

/** A PAN is often checked together with a name, as somebody has typed it. */
function withName(dice: Dice, input: InputOf<ProductId>, onRecord: string, other: boolean): InputOf<ProductId> {
  if (!('pan' in input)) return input
  if (other) return { ...input, name: mismatchedName(onRecord) }
  if (dice.chance(0.3)) return input
  return { ...input, name: dice.chance(0.3) ? onRecord.toUpperCase() : onRecord }
}

/** The row that the server would have left, its JSON unpacked for `insertRows`. */
export function verificationRow(
  vault: Vault,
  made: NewVerification,
  outcome: VerificationOutcome,
  charged: Charged,
  finishedAt: Date,
) {
  const { product, reservedPaise, at } = made
  const begun = verificationValues(vault, made)
  // The reservation follows within milliseconds of its request, not now.
  const timeline = parse(begun.timeline).map((event: { event: string }) =>
    event.event === 'reserved' ? { ...event, at: new Date(at.getTime() + 6).toISOString() } : event,
  )
  const ending = {
    product,
    outcome,
    timeline,
    startedAt: at,
    at: finishedAt,
    reservedPaise,
    charged,
    locale: 'en',
  } as const
  const ended = outcomeValues(ending)
  const unpacked = {
    input_masked: parse(begun.input_masked),
    result: ended.result === null ? null : parse(ended.result),
    timeline: parse(ended.timeline),
  }
  return { ...begun, ...ended, ...unpacked }
}

export type Charged = { transferId: string; availablePaise: number } | undefined

const parse = (json: string) => JSON.parse(json)

/** Runs one planned check through the ledger and answers its row. */
export async function runCheck(world: SeedContext, check: PlannedCheck) {
  const { vault, dice, ledger, wallets, askers } = world
  const { at, product, durationMs, purpose, reference } = check
  const finishedAt = new Date(at.getTime() + durationMs)
  const { actor, ...requester } = askers[check.asker]
  const id = idAt('ver', at)
  const channel = requester.keyId ? 'api' : 'console'
  const mode = check.asker === 'testKey' ? 'test' : 'live'
  const reservedPaise = mode === 'test' ? 0 : productOf(product).pricePaise
  const { input, outcome } = await simulateOutcome(dice, product, check.ending, finishedAt, durationMs - 12)
  const wallet = wallets[walletFor(channel)]
  const note = { description: productOf(product).label.en, actor, reference: id }
  const hold = reservedPaise > 0 ? ledger.reserve(wallet, reservedPaise, { ...note, at }) : null
  let charged: Charged
  if (hold && outcome.status === 'source_unavailable') ledger.release(wallet, hold, { ...note, at: finishedAt })
  else if (hold) charged = ledger.capture(wallet, hold, reservedPaise, { ...note, at: finishedAt })
  const asked = { id, product, input, requester, mode, channel, reference, purpose } as const
  const made = { ...asked, consentedAt: at, at, reservedPaise, holdId: hold?.id ?? null }
  return verificationRow(vault, made, outcome, charged, finishedAt)
}
