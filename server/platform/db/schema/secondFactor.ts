import type { ColumnType } from 'kysely'

interface SecondFactors {
  /** A user's, a sub-user's or an admin's id. */
  owner_id: string
  /** The account it belongs to, beside `sub_user_id` too; null for staff. */
  user_id: string | null
  sub_user_id: string | null
  admin_id: string | null
  /** The owner's id and the app's key in Base32. */
  secret_sealed: string
  /** Null while it is being set up: until then it asks nobody for anything. */
  confirmed_at: ColumnType<string | null, never, Date>
  /** The 30-second step of the newest code that was used: it and the ones before it count no more. */
  last_used_step: ColumnType<number | null, never, number>
  created_at: ColumnType<string, Date, Date>
}

interface RecoveryCodes {
  owner_id: string
  code_hash: string
  used_at: ColumnType<string | null, never, Date>
}

export interface SecondFactorTables {
  second_factors: SecondFactors
  recovery_codes: RecoveryCodes
}
