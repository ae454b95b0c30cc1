import { checkIdentifier, generateIdentifier } from '../../contracts/identifiers.ts'
import { type InputOf, type ProductId, productOf } from '../../contracts/products/index.ts'
import { outcomeValues } from '../checks/verifications/outcome.ts'
import { type NewVerification, type Requester, verificationValues, walletFor } from '../checks/verifications/values.ts'
import { idAt } from '../platform/identity/ids.ts'
import type { Vault } from '../platform/vault.ts'
import { sandboxSource } from '../sources/adapters/sandbox.ts'
import type { VerificationOutcome } from '../sources/askSource.ts'
import { runnerOf } from '../sources/runners/index.ts'
import { sandboxCode, sandboxCodes } from '../sources/synthetic/codes.ts'
import { mismatchedName } from '../sources/synthetic/people.ts'
import type { SeedLedger } from './ledger.ts'
import type { Wallets } from './people.ts'
import type { Asker, PlannedCheck } from './plan.ts'
import type { Dice } from './random.ts'

const ask = sandboxSource(0)

/** What the sandbox would have answered at that time. */
export async function simulateOutcome(
  dice: Dice,
  product: ProductId,
  ending: PlannedCheck['ending'],
  at: Date,
  askedMs: number,
) {
  const subject = ending === 'notFound' ? notFoundSubject(dice, product) : findableSubject(dice, product)
  const answer = { source: 'sandbox', fetchedAt: at.toISOString(), tries: 1, askedMs }
  if (ending === 'down')
    return { input: subject, outcome: { status: 'source_unavailable', askedMs } satisfies VerificationOutcome }
  const found = await ask({ product, query: subject, mode: 'live' })
  if (!found.found) return { input: subject, outcome: { status: 'not_found', ...answer } satisfies VerificationOutcome }
  const input = withName(dice, subject, String(found.record.name), ending === 'otherName')
  const result = productOf(product).result.parse(runnerOf(product).result(input, found.record))
  return { input, outcome: { status: 'completed', result, ...answer } satisfies VerificationOutcome }
}

/** PAN checks often include a name, typed by hand. */
function withName(dice: Dice, input: InputOf<ProductId>, onRecord: string, other: boolean): InputOf<ProductId> {
  if (!('pan' in input)) return input
  if (other) return { ...input, name: mismatchedName(onRecord) }
  if (dice.chance(0.3)) return input
  return { ...input, name: dice.chance(0.3) ? onRecord.toUpperCase() : onRecord }
}

/** The row the server would have stored, with its JSON parsed for `insertRows`. */
export function verificationRow(
  vault: Vault,
  made: NewVerification,
  outcome: VerificationOutcome,
  charged: Charged,
  finishedAt: Date,
) {
  const { product, reservedPaise, at } = made
  const begun = verificationValues(vault, made)
  // The reservation follows the request within milliseconds.
  const timeline = parseJson(begun.timeline).map((event: { event: string }) =>
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
    input_masked: parseJson(begun.input_masked),
    result: ended.result === null ? null : parseJson(ended.result),
    timeline: parseJson(ended.timeline),
  }
  return { ...begun, ...ended, ...unpacked }
}

type Charged = { transferId: string; availablePaise: number } | undefined

const parseJson = (json: string) => JSON.parse(json)

/** Runs a planned check through the ledger and returns its row. */
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

/** State shared by the generators of the history. */
export interface SeedContext {
  vault: Vault
  dice: Dice
  ledger: SeedLedger
  wallets: Wallets
  /** The requesters, as verifications and the ledger record them. */
  askers: Record<Asker, Requester & { actor: string }>
}

type Subject = InputOf<ProductId>

const special: readonly string[] = Object.values(sandboxCodes).filter(code => code !== sandboxCodes.success)
const checkCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const random = {
  'pan-check': dice => ({ pan: panOf(dice) }),
  'gstin-check': dice => ({ gstin: generateIdentifier('gstin', dice.roll) }),
  'vehicle-rc-check': dice => ({ rc: generateIdentifier('rc', dice.roll) }),
} satisfies { [Id in ProductId]: (dice: Dice) => InputOf<Id> }

/** A purchasing office mostly checks companies and people. */
const panOf = (dice: Dice) => {
  const pan = generateIdentifier('pan', dice.roll)
  return `${pan.slice(0, 3)}${dice.chance(0.6) ? 'C' : 'P'}${pan.slice(4)}`
}

/** A subject without a special sandbox code, so that its record can be found at any time. */
function findableSubject(dice: Dice, product: ProductId): Subject {
  const subject = random[product](dice)
  return special.includes(sandboxCode(product, subject)) ? findableSubject(dice, product) : subject
}

/** A subject that the sandbox source will not find when the check is run again either. */
function notFoundSubject(dice: Dice, product: ProductId): Subject {
  const subject = findableSubject(dice, product)
  const code = sandboxCodes.notFound
  if ('pan' in subject) return { pan: subject.pan.slice(0, 6) + code + subject.pan.slice(9) }
  if ('rc' in subject) return { rc: subject.rc.replace(/\d{3}(\D*)$/, `${code}$1`) }
  const body = subject.gstin.slice(0, 8) + code + subject.gstin.slice(11, 14)
  const right = checkCharacters.split('').find(last => checkIdentifier('gstin', body + last).ok)
  return { gstin: body + right }
}
