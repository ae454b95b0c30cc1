import type { ColumnType, Generated } from 'kysely'

/** timestamptz: an ISO 8601 `Z` string when read, on both databases; a string or a Date when written. */
type Timestamp = ColumnType<string, string | Date, string | Date>
type CreatedAt = ColumnType<string, string | Date | undefined, never>
/** jsonb is written as text, because the two drivers disagree about arrays. */
type Json<T> = ColumnType<T, string, string>
/** Integer paise. */
type Paise = number

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
  created_at: CreatedAt
}

interface Admins {
  id: string
  email: string
  name: string
  password_hash: string
  role: string
  is_active: Generated<boolean>
  failed_attempts: Generated<number>
  locked_until: Timestamp | null
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
  identifier: string
  code_hash: string
  tries: Generated<number>
  expires_at: Timestamp
  consumed_at: Timestamp | null
  created_at: CreatedAt
}

interface RateWindows {
  key: string
  window_start: Timestamp
  hits: number
}

interface Messages {
  id: string
  channel: string
  recipient: string
  text_sealed: string
  otp_sealed: string | null
  created_at: CreatedAt
}

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

export interface TimelineEvent {
  /** A message key under `timeline.` */
  event: string
  /** ISO 8601, UTC. */
  at: string
  detail?: string
}

interface Verifications {
  id: string
  product: string
  user_id: string
  sub_user_id: string | null
  api_key_id: string | null
  requested_by: string
  mode: string
  channel: string
  job_id: string | null
  reference: string | null
  purpose: string
  consented_at: Timestamp
  subject_masked: string
  subject_index: string
  input_masked: Json<Record<string, unknown>>
  input_sealed: string
  status: string
  /** The product's most telling result value, for lists and filters. */
  outcome: string | null
  result: Json<Record<string, unknown> | null> | null
  source: string | null
  fetched_at: Timestamp | null
  error: string | null
  wallet: string
  charge_paise: Generated<Paise>
  balance_after_paise: Paise | null
  hold_id: string | null
  transfer_id: string | null
  timeline: Json<TimelineEvent[]>
  duration_ms: number | null
  created_at: Timestamp
  finished_at: Timestamp | null
}

interface BulkJobs {
  id: string
  product: string
  user_id: string
  sub_user_id: string | null
  requested_by: string
  object_id: string
  file_name: string
  file_bytes: number
  status: string
  error: string | null
  mapping: Json<Record<string, string>> | null
  headers: Json<string[]> | null
  purpose: string | null
  reference: string | null
  consented_at: Timestamp | null
  rerun_of: string | null
  rows_total: Generated<number>
  rows_ready: Generated<number>
  rows_problem: Generated<number>
  rows_duplicate: Generated<number>
  rows_done: Generated<number>
  rows_completed: Generated<number>
  rows_not_found: Generated<number>
  rows_unavailable: Generated<number>
  rows_cancelled: Generated<number>
  unit_price_paise: Generated<Paise>
  captured_paise: Generated<Paise>
  hold_id: string | null
  created_at: CreatedAt
  started_at: Timestamp | null
  finished_at: Timestamp | null
}

interface BulkRows {
  job_id: string
  row_no: number
  state: string
  input_sealed: string
  subject_masked: string
  subject_index: string
  /** `[{ field, reason, at? }]` while state is `problem`. */
  problems: Json<{ field: string; reason: string; at?: number }[]> | null
  duplicate_of: number | null
  verification_id: string | null
}

interface BulkChunks {
  job_id: string
  chunk_no: number
  first_row: number
  last_row: number
  done_at: Timestamp | null
}

interface Objects {
  id: string
  user_id: string
  kind: string
  file_name: string
  content_type: string
  bytes: number
  created_at: CreatedAt
}

interface ApiKeys {
  id: string
  user_id: string
  name: string
  mode: string
  hint: string
  hash: string
  created_by: string
  last_used_at: Timestamp | null
  revoked_at: Timestamp | null
  created_at: CreatedAt
}

interface IdempotencyKeys {
  owner: string
  key: string
  request_hash: string
  state: string
  status_code: number | null
  reply_sealed: string | null
  locked_until: Timestamp
  created_at: CreatedAt
}

interface RequestLog {
  id: string
  user_id: string
  api_key_id: string | null
  method: string
  path: string
  product: string | null
  status_code: number
  verification_id: string | null
  charge_paise: Generated<Paise>
  duration_ms: number
  ip: string
  created_at: CreatedAt
}

interface AuditEvents {
  id: string
  seq: number | null
  previous_hash: string | null
  hash: string | null
  action: string
  actor_kind: string
  actor_id: string
  user_id: string | null
  subject: string
  reason: string | null
  data: Json<Record<string, unknown>>
  ip: string | null
  request_id: string | null
  created_at: Timestamp
}

interface Settings {
  key: string
  value: Json<unknown>
}

export interface Schema {
  users: Users
  sub_users: SubUsers
  admins: Admins
  sessions: Sessions
  otp_codes: OtpCodes
  rate_windows: RateWindows
  messages: Messages
  wallets: Wallets
  transfers: Transfers
  ledger_lines: LedgerLines
  holds: Holds
  verifications: Verifications
  bulk_jobs: BulkJobs
  bulk_rows: BulkRows
  bulk_chunks: BulkChunks
  objects: Objects
  api_keys: ApiKeys
  idempotency_keys: IdempotencyKeys
  request_log: RequestLog
  audit_events: AuditEvents
  settings: Settings
}
