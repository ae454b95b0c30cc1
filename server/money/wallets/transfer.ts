import { sql } from 'kysely'
import type { outsideKinds, TransferKind } from '../../../contracts/platform/codes.ts'
import type { Db } from '../../platform/context.ts'
import { type Actor, actorId } from '../../platform/identity/actors.ts'
import { idAt, newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'

/** The fields that every transfer shares. */
export interface TransferEntry {
  /** Idempotency key, unique across the platform: repeating it returns the first outcome and moves nothing. */
  key: string
  /** The text on the statement; no personal data. */
  description: string
  actor: Actor
  /** The id of the verification, job or payment. */
  reference?: string | null | undefined
  reason?: string | null | undefined
  /** The time of the transfer if it is not now (seeds). */
  at?: Date | undefined
}

/** `availablePaise` is the wallet's available balance right after this transfer. */
export interface TransferResult {
  transferId: string
  availablePaise: number
}

interface ExpectedTransfer {
  kind: TransferKind | (typeof outsideKinds)[number]
  walletId?: string
  holdId?: string
  amountPaise?: number | undefined
}

/** Throws a RangeError unless the amount is a positive integer. */
export function assertPositivePaise(amountPaise: number): void {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
    throw new RangeError(`${amountPaise} is no positive whole number of paise`)
}

export const transferId = ({ at }: TransferEntry): string => (at ? idAt('trf', at) : newId('trf'))

/** The columns, and below their values in the same order, that every transfer takes from its entry. */
export const entryColumns = sql.raw('idempotency_key, reference, description, actor, reason, created_at')
export const entryValues = ({ key, reference, description, actor, reason, at }: TransferEntry) =>
  sql`${key}, ${reference ?? null}, ${description}, ${actorId(actor)}, ${reason ?? null},
    coalesce(${at?.toISOString() ?? null}::timestamptz, now())`

/** The outcome of an earlier transfer with this key, or undefined. Throws `idempotency_conflict` if that was a different transfer. */
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

/**
 * The owner of money outside the wallets: the card gateway, our revenue, the state's tax, fines awaiting settlement, the court,
 * an account for which steps of its cases have received money, its bank, the white-label clients with a share of a fee, or the payer whose payment did not match
 * the order.
 */
type LedgerAccount =
  | 'gateway'
  | 'revenue'
  | 'gst'
  | 'challanFines'
  | 'government'
  | 'payable'
  | 'payout'
  | 'clientShares'
  | 'diverged'

export interface LedgerLine {
  account: LedgerAccount
  /** A negative amount is taken from the account. */
  amountPaise: number
}

interface OutsideMovement extends TransferEntry {
  kind: (typeof outsideKinds)[number]
  lines: readonly LedgerLine[]
}

/**
 * Moves money between accounts outside the wallets, in any number of lines; a RangeError is thrown unless they sum to zero.
 * Repeating the key returns the first transfer and moves nothing. Throws `idempotency_conflict` for a key that belongs to another
 * movement.
 */
export async function postTransfer(db: Db, movement: OutsideMovement): Promise<{ transferId: string }> {
  const { kind, key } = movement
  const lines = movement.lines.filter(({ amountPaise }) => amountPaise !== 0)
  const amountPaise = lines.reduce((sum, line) => sum + Math.max(0, line.amountPaise), 0)
  assertPositivePaise(amountPaise)
  if (lines.reduce((sum, line) => sum + line.amountPaise, 0) !== 0)
    throw new RangeError(`the lines of ${key} do not sum to zero`)
  const values = sql.join(lines.map(line => sql`(${line.account}::text, ${line.amountPaise}::bigint)`))
  const { rows } = await sql<{ transferId: string }>`
    with moved as (
      insert into transfers (id, kind, wallet_id, user_id, hold_id, amount_paise, available_after_paise, held_after_paise,
        ${entryColumns})
      values (${transferId(movement)}, ${kind}, null, null, null, ${amountPaise}::bigint, 0, 0, ${entryValues(movement)})
      on conflict (idempotency_key) do nothing
      returning id
    ), lines as (
      insert into ledger_lines (transfer_id, account, wallet_id, amount_paise)
      select moved.id, line.account, null, line.amount from moved cross join (values ${values}) as line (account, amount)
    )
    select id as "transferId" from moved`.execute(db)
  const moved = rows[0] ?? (await findEarlierTransfer(db, key, { kind, amountPaise }))
  if (!moved) throw new Error(`the transfer of ${key} is missing`)
  return { transferId: moved.transferId }
}
