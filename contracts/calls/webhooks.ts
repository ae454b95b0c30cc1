import { z } from 'zod'
import { overlaps } from '../checks/apiKeys.ts'
import { webhook, webhookDelivery } from '../resources/webhook.ts'
import { defineCall } from './define.ts'

const common = {
  service: 'main',
  method: 'POST',
  auth: 'customer',
  style: 'http',
  access: ['apiKeys', 'edit'],
} as const
const params = z.object({ id: z.string().max(64) })

/** Replaces the secret and returns the new one, this once; deliveries are also signed with the old one for `overlap`. */
export const rotateWebhookSecret = defineCall({
  ...common,
  path: '/webhooks/{id}/rotate',
  fresh: true,
  summary: 'Rotate a webhook’s secret',
  params,
  body: z.object({ overlap: z.enum(overlaps) }),
  reply: webhook.created as NonNullable<typeof webhook.created>,
  errors: ['not_found'],
})

/** Sends a test event. */
export const sendTestEvent = defineCall({
  ...common,
  path: '/webhooks/{id}/test',
  summary: 'Send a test event',
  params,
  reply: webhookDelivery.record,
  errors: ['not_found', 'conflict'],
})

/** Sends the same event again as a new delivery with a new signature. */
export const replayDelivery = defineCall({
  ...common,
  path: '/webhook-deliveries/{id}/replay',
  summary: 'Replay a delivery',
  params,
  reply: webhookDelivery.record,
  errors: ['not_found', 'conflict'],
})
