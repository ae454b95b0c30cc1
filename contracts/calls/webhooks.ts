import { z } from 'zod'
import { overlaps } from '../keyOverlaps.ts'
import { webhook, webhookDelivery } from '../resources/webhook.ts'
import { defineCall } from './define.ts'

const common = { service: 'main', method: 'POST', auth: 'customer', style: 'http' } as const
const params = z.object({ id: z.string().max(64) })

/** A new secret, answered this once; deliveries are signed with the old one too for `overlap`. */
export const rotateWebhookSecret = defineCall({
  ...common,
  path: '/webhooks/{id}/rotate',
  summary: 'Rotate a webhook’s secret',
  params,
  body: z.object({ overlap: z.enum(overlaps) }),
  reply: webhook.created as NonNullable<typeof webhook.created>,
  errors: ['not_found'],
})

/** Sends a made-up event, so that a receiver can be tried before anything happens. */
export const sendTestEvent = defineCall({
  ...common,
  path: '/webhooks/{id}/test',
  summary: 'Send a test event',
  params,
  reply: webhookDelivery.record,
  errors: ['not_found', 'conflict'],
})

/** The same event once more, as a delivery of its own, signed now. */
export const replayDelivery = defineCall({
  ...common,
  path: '/webhook-deliveries/{id}/replay',
  summary: 'Replay a delivery',
  params,
  reply: webhookDelivery.record,
  errors: ['not_found', 'conflict'],
})
