import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Paise, Timestamp } from './columns.ts'

interface Wallets {
  id: string
  user_id: string
  kind: string
  account_type: Generated<string>
  available_paise: Generated<Paise>
  held_paise: Generated<Paise>
  /** How much a postpaid wallet may owe; null means no limit. */
  credit_limit_paise: ColumnType<Paise | null, Paise | null | undefined, Paise | null>
}

interface Transfers {
  id: string
  /** Assigned under the wallet's lock, so that it orders a wallet's transfers whatever their ids and times. */
  seq: Generated<number>
  kind: string
  /** Null for money outside the wallets, such as a citizen's payment to a court; both balances are then 0. */
  wallet_id: string | null
  user_id: string | null
  /** Positive except for adjustments, which are signed. */
  amount_paise: Paise
  available_after_paise: Paise
  held_after_paise: Paise
  idempotency_key: string
  hold_id: string | null
  reference: string | null
  description: string
  actor: string
  reason: string | null
  created_at: CreatedAt
  /** When it happened, if its day was closed by the time it was booked; null otherwise. The database sets it. */
  occurred_at: ColumnType<string | null, never, never>
}

interface LedgerLines {
  id: Generated<number>
  transfer_id: string
  account: string
  wallet_id: string | null
  amount_paise: Paise
}

interface Holds {
  id: string
  wallet_id: string
  amount_paise: Paise
  remaining_paise: Paise
  captured_paise: Generated<Paise>
  refunded_paise: Generated<Paise>
  reference: string
  expires_at: Timestamp
  created_at: CreatedAt
}

interface Approvals {
  id: string
  kind: string
  state: string
  /** Null for a base price, which concerns every customer. */
  user_id: string | null
  /** What the change can give to a customer or take from them; 0 for prices, whose effect is unknown. */
  amount_paise: Paise
  /** The change, as `Proposal` without its kind. */
  request: ColumnType<Record<string, unknown>, string, never>
  reason: string
  /** Null for a recovery, which begins with a command on the server. */
  asked_by: string | null
  asked_at: CreatedAt
  decided_by: string | null
  decided_at: ColumnType<string | null, Date | null | undefined, Date | null>
  decision_reason: string | null
  transfer_id: string | null
}

export interface MoneyTables {
  approvals: Approvals
  wallets: Wallets
  transfers: Transfers
  ledger_lines: LedgerLines
  holds: Holds
}

interface Prices {
  id: string
  /** Null is the list price. */
  user_id: string | null
  product: string
  /** Null restores the list price for a customer. */
  price_paise: Paise | null
  cost_paise: Paise | null
  effective_from: Timestamp
  effective_until: Timestamp | null
  reason: string
  decided_by: string
  created_at: CreatedAt
}

export interface PricesTables {
  prices: Prices
}
