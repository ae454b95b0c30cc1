/** What an endpoint may be told of: only what the server does send. */
export const webhookEvents = [
  'verification.completed',
  'verification.failed',
  'bulk_job.completed',
  'wallet.low',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent by hand, to whatever endpoint it is asked for. */
export const TEST_EVENT = 'webhook.test'

/** Waiting for its first or its next attempt; taken; given up: the dead letters. */
export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const

export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The header that carries `t=<seconds>,v1=<hex>`; during a rotation's overlap `v1` stands in it twice. */
export const SIGNATURE_HEADER = 'webhook-signature'
