import { sql } from 'kysely'
import type { outsideKinds } from '../../../contracts/codes.ts'
import type { Db } from '../../platform/context.ts'
import {
  assertPositivePaise,
  entryColumns,
  entryValues,
  findEarlierTransfer,
  type TransferEntry,
  transferId,
} from './transfer.ts'

/**
 * Whose money it is while no wallet has it: at the card's gateway, ours, the state's tax, what waits for a court, the court's, and the
 * payer's own that was paid and not as ordered.
 */
export type LedgerAccount = 'gateway' | 'revenue' | 'gst' | 'challanFines' | 'government' | 'diverged'

export interface LedgerLine {
  account: LedgerAccount
  /** Below zero is taken from the account. */
  amountPaise: number
}

interface OutsideMovement extends TransferEntry {
  kind: (typeof outsideKinds)[number]
  lines: readonly LedgerLine[]
}

/**
 * Moves money that is in no wallet between accounts, in as many lines as it takes; they sum to zero, or it throws a RangeError.
 * Repeating the key answers the first transfer and moves nothing. Throws `idempotency_conflict` for a key of another movement.
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
