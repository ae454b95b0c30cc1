import type { Generated } from 'kysely'
import type { WebhookEvent } from '../../../../contracts/people/webhookEvents.ts'
import type { CreatedAt, Json, Timestamp } from './columns.ts'

interface WebhookEndpoints {
  id: string
  user_id: string
  url: string
  description: string
  events: Json<WebhookEvent[]>
  secret_sealed: string
  hint: string
  previous_sealed: string | null
  previous_hint: string | null
  previous_until: Timestamp | null
  /** Failed attempts in a row. */
  failures: Generated<number>
  disabled_for: string | null
  disabled_at: Timestamp | null
  created_by: string
  created_at: CreatedAt
}

interface WebhookDeliveries {
  id: string
  endpoint_id: string
  user_id: string
  event: string
  event_id: string
  /** The bytes that are signed and sent. */
  body: string
  status: Generated<string>
  attempts: Generated<number>
  response_code: number | null
  latency_ms: number | null
  next_at: Timestamp | null
  /** When a job was queued; null if none is. */
  queued_at: Timestamp | null
  replay_of: string | null
  created_at: CreatedAt
  finished_at: Timestamp | null
}

interface WebhookAttempts {
  delivery_id: string
  number: number
  at: Timestamp
  response_code: number | null
  latency_ms: number
  error: string | null
  snippet: string | null
}

export interface WebhooksTables {
  webhook_endpoints: WebhookEndpoints
  webhook_deliveries: WebhookDeliveries
  webhook_attempts: WebhookAttempts
}
