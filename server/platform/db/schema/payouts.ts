import type { Generated } from 'kysely'
import type { PayoutState } from '../../../../contracts/resources/payout.ts'
import type { CreatedAt, Optional, OptionalTimestamp, Paise } from './columns.ts'

/** Where an account is paid out to. Another one replaces it; its own values never change. */
interface PayoutBankAccounts {
  id: string
  user_id: string
  holder_sealed: string
  number_sealed: string
  number_masked: string
  ifsc: string
  created_at: CreatedAt
  replaced_at: OptionalTimestamp
}

/** A file for the bank. Its lines are the payouts that name it. */
interface PayoutFiles {
  id: string
  made_by: string
  created_at: CreatedAt
}

/** Written when a second person approves it: what waits is in `approvals`. */
interface Payouts {
  id: string
  user_id: string
  bank_account_id: string
  amount_paise: Paise
  state: Generated<PayoutState>
  approval_id: string
  transfer_id: string
  created_at: CreatedAt
  file_id: Optional<string>
  sent_at: OptionalTimestamp
  utr: Optional<string>
  paid_at: OptionalTimestamp
  returned_at: OptionalTimestamp
  return_reason: Optional<string>
  return_transfer_id: Optional<string>
}

export interface PayoutsTables {
  payout_bank_accounts: PayoutBankAccounts
  payout_files: PayoutFiles
  payouts: Payouts
}
