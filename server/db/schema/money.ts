import type { Generated } from 'kysely'
import type { CreatedAt, Paise, Timestamp } from './columns.ts'

interface Wallets {
  id: string
  user_id: string
  kind: string
  account_type: Generated<string>
  available_paise: Generated<Paise>
  held_paise: Generated<Paise>
}

interface Transfers {
  id: string
  kind: string
  wallet_id: string
  amount_paise: Paise
  idempotency_key: string
  hold_id: string | null
  reference: string | null
  description: string
  actor: string
  reason: string | null
  created_at: CreatedAt
}

interface LedgerLines {
  id: Generated<number>
  transfer_id: string
  account: string
  wallet_id: string | null
  amount_paise: Paise
  balance_after_paise: Paise | null
}

interface Holds {
  id: string
  wallet_id: string
  amount_paise: Paise
  remaining_paise: Paise
  reference: string
  expires_at: Timestamp
  created_at: CreatedAt
}

export interface MoneyTables {
  wallets: Wallets
  transfers: Transfers
  ledger_lines: LedgerLines
  holds: Holds
}
