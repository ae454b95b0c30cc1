import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Sender } from '../../config/voice.ts'
import type { CreatedAt, Json, Paise, Timestamp } from './columns.ts'

interface Messages {
  id: string
  channel: string
  recipient: string
  recipient_index: string | null
  text_sealed: string
  otp_sealed: string | null
  /** The sender, if it is a client of the operator. */
  voice: ColumnType<Sender | null, string | null | undefined, string | null>
  created_at: CreatedAt
}

/** The delivery status of a message, without its text or recipient; it outlives the message. */
interface Deliveries {
  id: string
  channel: string
  recipient_index: string
  status: string
  tries: Generated<number>
  error: ColumnType<string | null, never, string | null>
  provider_reference: ColumnType<string | null, never, string | null>
  created_at: CreatedAt
  ended_at: ColumnType<string | null, never, string | Date>
}

interface IdempotencyKeys {
  owner: string
  key: string
  request_hash: string
  /** Results are named after it, so that a second attempt finds those of the first. */
  work_id: string
  state: string
  /** The JSON that was sent. */
  reply_sealed: string | null
  /** Of the stored reply; null if an older version stored it, before it was serialised. */
  status_code: number | null
  /** The end of the lease. */
  locked_until: Timestamp
  /** How often the work has begun: the lease belongs to the latest attempt. */
  attempts: Generated<number>
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
  /** Why the gateway refused a known key; null if it was accepted. */
  refused_for: string | null
  mode: string
  /** One of `apiOutcomes`. */
  outcome: string
  reference: string | null
  /** The source that answered; null without an answer. */
  source: string | null
  /** Masked before they are stored. */
  request_body: Json<Record<string, unknown> | null> | null
  reply_body: Json<Record<string, unknown> | null> | null
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

interface SigningKeys {
  id: string
  role: string
  /** DER, as base64. */
  certificate: string
  /** PKCS #8, as base64. */
  key_sealed: string
  ends_at: Timestamp
  created_at: CreatedAt
}

/** Where an object of the store lies, and its key (decision 0071). Without a row there is no object. */
interface ObjectKeys {
  object_id: string
  /** Its name in the directory or bucket: each writing has a new one. */
  stored_as: string
  /** Null as long as it lies there as versions before decision 0071 have stored it. */
  key_sealed: string | null
  /** The size of its content; null as long as the key is. */
  bytes: number | null
  /** The key of a version before: sealed, and the place of the owner's row to which it is bound. Null if the content lies in clear. */
  former_key: Json<{ column: string; id: string; sealed: string } | null> | null
  /** The name under which it lay before it was rewritten, until that is deleted. */
  replaced: string | null
}

export type ObjectKey = Selectable<ObjectKeys>

export interface PlatformTables {
  object_keys: ObjectKeys
  signing_keys: SigningKeys
  messages: Messages
  deliveries: Deliveries
  idempotency_keys: IdempotencyKeys
  request_log: RequestLog
  audit_events: AuditEvents
  settings: Settings
}
