import type { z } from 'zod'
import type { webhook, webhookDelivery } from '../../../contracts/resources/webhook.ts'
import type { WebhookEvent } from '../../../contracts/webhookEvents.ts'

export type Endpoint = z.output<typeof webhook.record>
export type Delivery = z.output<typeof webhookDelivery.record>

export interface Try {
  number: number
  at: string
  responseCode: number | null
  latencyMs: number
  error: string | null
  snippet: string | null
}

/** What one delivery shows beyond its row. */
export type DeliveryDetail = Delivery & { body: string; tries: Try[] }

const words = {
  'verification.completed': 'verification_completed',
  'verification.failed': 'verification_failed',
  'bulk_job.completed': 'bulk_job_completed',
  'wallet.low': 'wallet_low',
} as const satisfies Record<WebhookEvent, string>

/** The key of an event's words: a dot would lead deeper. */
export const eventKey = (event: WebhookEvent) => `events.${words[event]}` as const
