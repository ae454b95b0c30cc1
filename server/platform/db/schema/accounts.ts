import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Json, Timestamp } from './columns.ts'

interface Users {
  id: string
  customer_id: string | null
  email: string
  phone: string | null
  country_code: string
  first_name: string
  last_name: string
  company_name: string | null
  password_hash: string | null
  is_active: Generated<boolean>
  kyc_completed_at: Timestamp | null
  features: Generated<string[]>
  /** What the product-control call switches on, apart from the feature flags (A32). */
  controls: Generated<string[]>
  locale: Generated<string>
  created_at: CreatedAt
}

interface SubUsers {
  id: string
  user_id: string
  email: string
  first_name: string
  last_name: string
  password_hash: string | null
  is_active: Generated<boolean>
  /** Null while an invitation waits. */
  accepted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  /** `view` reads and changes nothing. */
  access: Generated<string>
  created_at: CreatedAt
}

interface Admins {
  id: string
  email: string
  name: string
  /** Null while an invitation waits. */
  password_hash: string | null
  role: string
  is_active: Generated<boolean>
  created_at: CreatedAt
}

interface Sessions {
  id: string
  audience: string
  user_id: string | null
  sub_user_id: string | null
  admin_id: string | null
  generation: Generated<number>
  rotated_at: Timestamp
  ip: string | null
  user_agent: string | null
  revoked_at: Timestamp | null
  revoked_reason: string | null
  expires_at: Timestamp
  created_at: CreatedAt
}

interface OtpCodes {
  id: string
  purpose: string
  /** The keyed index of an e-mail or a phone. */
  identifier: string
  code_hash: string
  tries: Generated<number>
  expires_at: Timestamp
  consumed_at: Timestamp | null
  /** Of a phone, because some calls verify without naming the country (A9). */
  country_code: ColumnType<string | null, string | null | undefined, never>
  /** The keyed index of who entered the code, for registrations that carry no verification id. */
  client: ColumnType<string | null, never, string | null>
  /** When a registration used what the code had proven. */
  spent_at: ColumnType<string | null, never, string | Date>
  created_at: CreatedAt
}

/** Links in mails: 128 random bits, kept as their SHA-256. */
interface LinkTokens {
  hash: string
  purpose: string
  /** Either this or `admin_id`. */
  user_id: string | null
  sub_user_id: string | null
  admin_id: string | null
  expires_at: Timestamp
  used_at: ColumnType<string | null, never, string | Date>
  created_at: CreatedAt
}

/** Values that count once, by their SHA-256: solved captchas, nonces. */
interface SpentValues {
  hash: string
  expires_at: Timestamp
}

interface RateWindows {
  key: string
  window_start: Timestamp
  hits: number
}

interface ApiKeys {
  id: string
  user_id: string
  name: string
  mode: string
  hint: string
  hash: string
  created_by: string
  /** Null: everything. */
  scopes: Json<string[]> | null
  expires_at: Timestamp | null
  rotated_at: Timestamp | null
  /** The secret before the last rotation, and until when it works. */
  previous_hint: string | null
  previous_hash: string | null
  previous_until: Timestamp | null
  last_used_at: Timestamp | null
  /** Masked. */
  last_used_from: string | null
  revoked_at: Timestamp | null
  created_at: CreatedAt
}

export interface AccountsTables {
  users: Users
  sub_users: SubUsers
  admins: Admins
  sessions: Sessions
  otp_codes: OtpCodes
  link_tokens: LinkTokens
  spent_values: SpentValues
  rate_windows: RateWindows
  api_keys: ApiKeys
}
