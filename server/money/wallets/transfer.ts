import { sql } from 'kysely'
import type { outsideKinds, TransferKind } from '../../../contracts/codes.ts'
import type { Db } from '../../platform/context.ts'
import type { Actor } from '../../platform/identity/actors.ts'
import { actorId } from '../../platform/identity/actors.ts'
import { idAt, newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'

/** What every entry in the ledger says about itself. */
export interface TransferEntry {
  /** Idempotency key, unique over the platform: repeating it answers the first outcome and moves nothing. */
  key: string
  /** What a person reads in the statement; no personal data. */
  description: string
  actor: Actor
  /** What the money is for: a verification, a job, a payment. */
  reference?: string | null | undefined
  reason?: string | null | undefined
  /** When it happened, where that is not now (seeds). */
  at?: Date | undefined
}

/** `availablePaise` is what the wallet could spend right after this transfer. */
export interface TransferResult {
  transferId: string
  availablePaise: number
}

export interface ExpectedTransfer {
  kind: TransferKind | (typeof outsideKinds)[number]
  walletId?: string
  holdId?: string
  amountPaise?: number | undefined
}

/** Throws a RangeError unless the amount is a positive whole number of paise. */
export function assertPositivePaise(amountPaise: number): void {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
    throw new RangeError(`${amountPaise} is no positive whole number of paise`)
}

export const transferId = ({ at }: TransferEntry): string => (at ? idAt('trf', at) : newId('trf'))

/** The columns that every transfer takes from its entry, in this order, and their values. */
export const entryColumns = sql.raw('idempotency_key, reference, description, actor, reason, created_at')
export const entryValues = ({ key, reference, description, actor, reason, at }: TransferEntry) =>
  sql`${key}, ${reference ?? null}, ${description}, ${actorId(actor)}, ${reason ?? null},
    coalesce(${at?.toISOString() ?? null}::timestamptz, now())`

/**
 * The outcome of the transfer that already has this key, or undefined.
 * Throws `idempotency_conflict` when that one was another transfer than the one asked for now.
 */
export async function findEarlierTransfer(db: Db, key: string, expected: ExpectedTransfer) {
  const first = await db
    .selectFrom('transfers')
    .select(['id', 'kind', 'wallet_id', 'hold_id', 'amount_paise', 'available_after_paise'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!first) return undefined
  const same =
    first.kind === expected.kind &&
    (expected.walletId ?? first.wallet_id) === first.wallet_id &&
    (expected.holdId ?? first.hold_id) === first.hold_id &&
    (expected.amountPaise ?? first.amount_paise) === first.amount_paise
  if (!same)
    throw new Problem('idempotency_conflict', 'This idempotency key has already been used for another payment.')
  return {
    transferId: first.id,
    availablePaise: first.available_after_paise,
    holdId: first.hold_id,
    amountPaise: first.amount_paise,
  }
}
