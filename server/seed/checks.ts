import { priceItemFor, priceItemOf } from '../../contracts/checks/priceItems.ts'
import { type InputOf, type ProductId, productOf } from '../../contracts/products/index.ts'
import { outcomeValues } from '../checks/verifications/outcome.ts'
import { type NewVerification, type Requester, verificationRow, walletFor } from '../checks/verifications/values.ts'
import { idAt } from '../platform/identity/ids.ts'
import type { Vault } from '../platform/vault.ts'
import { ownSource } from '../sources/adapters/own.ts'
import { sandboxSource } from '../sources/adapters/sandbox.ts'
import type { VerificationOutcome } from '../sources/askSource.ts'
import { ownRunnerOf, runnerOf } from '../sources/runners/index.ts'
import { sandboxCode, sandboxCodes, withSandboxCode } from '../sources/synthetic/codes.ts'
import { mismatchedName } from '../sources/synthetic/people.ts'
import type { SeedLedger } from './ledger.ts'
import type { Wallets } from './people.ts'
import { type Asker, comparesNames, type PlannedCheck } from './plan.ts'
import type { Dice } from './random.ts'

const askSandbox = sandboxSource(0)

/** What the sandbox would have answered at that time. */
export async function simulateOutcome(
  dice: Dice,
  product: ProductId,
  ending: PlannedCheck['ending'],
  at: Date,
  askedMs: number,
) {
  const findable = findableSubject(dice, product)
  // This code makes the sandbox find nothing on a rerun as well.
  const subject =
    ending === 'notFound' && productOf(product).sandbox
      ? withSandboxCode(product, findable, sandboxCodes.notFound)
      : findable
  const answer = { source: 'sandbox', fetchedAt: at.toISOString(), tries: 1, askedMs }
  if (ending === 'down')
    return { input: subject, outcome: { status: 'source_unavailable', askedMs } satisfies VerificationOutcome }
  const ask = ownRunnerOf(product) ? ownSource : askSandbox
  const found = await ask({ product, query: subject, userId: 'sandbox', mode: 'live' })
  if (!found.found) return { input: subject, outcome: { status: 'not_found', ...answer } satisfies VerificationOutcome }
  const input = withName(dice, product, subject, found.record.name, ending === 'otherName')
  const result = productOf(product).result.parse(runnerOf(product).result(input, found.record))
  return { input, outcome: { status: 'completed', result, ...answer } satisfies VerificationOutcome }
}

/** A check that compares a name often gets one, typed by hand. */
function withName(dice: Dice, product: ProductId, input: InputOf<ProductId>, onRecord: unknown, other: boolean) {
  if (!comparesNames(product) || typeof onRecord !== 'string') return input
  if (other) return { ...input, name: mismatchedName(onRecord) }
  if (dice.chance(0.3)) return input
  return { ...input, name: dice.chance(0.3) ? onRecord.toUpperCase() : onRecord }
}

/** The row the server would have stored. */
export function finishedVerification(
  vault: Vault,
  created: NewVerification,
  outcome: VerificationOutcome,
  transferId: string | null,
  finishedAt: Date,
) {
  const { product, reservedPaise, at } = created
  const begun = verificationRow(vault, created)
  // The reservation follows the request within milliseconds.
  const timeline = begun.timeline.map(event =>
    event.event === 'reserved' ? { ...event, at: new Date(at.getTime() + 6).toISOString() } : event,
  )
  const ending = {
    vault,
    id: created.id,
    product,
    outcome,
    timeline,
    startedAt: at,
    at: finishedAt,
    reservedPaise,
    locale: 'en',
  } as const
  return { ...begun, ...outcomeValues(ending), transfer_id: transferId }
}

/** Runs a planned check through the ledger and returns its row. */
export async function runCheck(world: SeedContext, check: PlannedCheck) {
  const { vault, dice, ledger, wallets, askers } = world
  const { at, product, durationMs, purpose, reference } = check
  const finishedAt = new Date(at.getTime() + durationMs)
  const { actor, ...requester } = askers[check.asker]
  const id = idAt('ver', at)
  const channel = requester.keyId ? 'api' : 'console'
  const mode = check.asker === 'testKey' ? 'test' : 'live'
  const { input, outcome } = await simulateOutcome(dice, product, check.ending, finishedAt, durationMs - 12)
  const reservedPaise = mode === 'test' ? 0 : priceItemOf(priceItemFor(product, input)).pricePaise
  const wallet = wallets[walletFor(channel)]
  const note = { description: productOf(product).label.en, actor, reference: id }
  const hold = reservedPaise > 0 ? ledger.reserve(wallet, reservedPaise, { ...note, at }) : null
  let charged: string | null = null
  if (hold && outcome.status === 'source_unavailable') ledger.release(wallet, hold, { ...note, at: finishedAt })
  else if (hold) charged = ledger.capture(wallet, hold, reservedPaise, { ...note, at: finishedAt })
  const request = { id, product, input, requester, mode, channel, reference, purpose } as const
  const values = { ...request, consentedAt: at, at, reservedPaise, holdId: hold?.id ?? null }
  return finishedVerification(vault, values, outcome, charged, finishedAt)
}

/** State shared by the generators of the history. */
export interface SeedContext {
  vault: Vault
  dice: Dice
  ledger: SeedLedger
  wallets: Wallets
  /** The requesters, as verifications and the ledger record them. */
  askers: Record<Asker, Requester & { actor: string }>
}

const special: readonly string[] = Object.values(sandboxCodes).filter(code => code !== sandboxCodes.success)

/** A subject without a special sandbox code, so that its record can be found at any time. */
function findableSubject(dice: Dice, product: ProductId): InputOf<ProductId> {
  const subject = runnerOf(product).sample(dice.roll)
  return special.includes(sandboxCode(product, subject)) ? findableSubject(dice, product) : subject
}
