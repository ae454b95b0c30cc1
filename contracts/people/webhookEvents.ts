/** The events that endpoints can subscribe to: exactly those that the server emits. */
export const webhookEvents = [
  'verification.completed',
  'verification.failed',
  'bulk_job.completed',
  'wallet.low',
  'fleet.document_due',
  'bulk_schedule.run_ended',
  'bulk_schedule.run_skipped',
  'monitor.changed',
  'monitor.paused',
  'invitation.sent',
  'invitation.opened',
  'invitation.answered',
  'invitation.declined',
  'invitation.expired',
  'invitation.bounced',
  'case.step_ended',
  'case.completed',
  'case.expired',
  'case.cancelled',
  'payout.paid',
  'payout.returned',
  'envelope.sent',
  'envelope.recipient_done',
  'envelope.completed',
  'envelope.declined',
  'envelope.voided',
  'envelope.expired',
  'inquiry.completed',
  'inquiry.reviewed',
  'video_kyc.gate_changed',
  'video_call.proposed',
  'video_call.decided',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent on request, to any endpoint. */
export const TEST_EVENT = 'webhook.test'

/** `pending` awaits its next attempt; `dead` was given up. */
export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const

export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The header with `t=<seconds>,v1=<hex>`; during a rotation's overlap it has two `v1`. */
export const SIGNATURE_HEADER = 'webhook-signature'
