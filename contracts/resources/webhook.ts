import { z } from 'zod'
import { limits } from '../limits.ts'
import { deliveryStatuses, webhookEvents } from '../webhookEvents.ts'
import { defineResource } from './define.ts'

const { urlCharacters, descriptionCharacters } = limits.webhooks

const url = z
  .url({ protocol: /^https?$/, error: 'Enter a complete address that starts with https://' })
  .max(urlCharacters)
const description = z.string().trim().max(descriptionCharacters)
const events = z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event.').max(webhookEvents.length)

const record = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean(),
  /** Why it gets nothing: somebody switched it off, or it failed too often in a row. */
  disabledFor: z.enum(['person', 'failures']).nullable(),
  disabledAt: z.iso.datetime().nullable(),
  /** Attempts in a row that failed. */
  failures: z.number().int(),
  /** How the secret is told from others: `whsec_…7F2A`. */
  hint: z.string(),
  /** The secret before the last rotation, as long as deliveries are signed with it too. */
  previous: z.object({ hint: z.string(), until: z.iso.datetime() }).nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})

/** Where events are delivered to. Deleting one deletes its deliveries too. */
export const webhook = defineResource({
  name: 'webhooks',
  audience: 'customer',
  permission: 'apiKeys',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  record,
  filter: z.object({ id: z.array(z.string().max(64)).min(1).max(100).optional() }),
  sorts: ['id'],
  create: z.object({ url, description: description.optional().default(''), events }),
  created: record.extend({
    /** Shown this once. */
    secret: z.string(),
  }),
  /** What is left out stays. */
  update: z.object({
    url: url.optional(),
    description: description.optional(),
    events: events.optional(),
    active: z.boolean().optional(),
  }),
})

const delivery = z.object({
  id: z.string(),
  endpointId: z.string(),
  url: z.string(),
  event: z.string(),
  /** The same in every delivery of one event, replays too. */
  eventId: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  /** Of the last attempt; null where no answer came. */
  responseCode: z.number().int().nullable(),
  latencyMs: z.number().int().nullable(),
  /** Of one that waits. */
  nextAt: z.iso.datetime().nullable(),
  /** The delivery that this one repeats. */
  replayOf: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})

/** The delivery log. */
export const webhookDelivery = defineResource({
  name: 'webhook-deliveries',
  audience: 'customer',
  permission: 'apiKeys',
  actions: ['list', 'show'],
  record: delivery,
  detail: delivery.extend({
    /** As it was sent. */
    body: z.string(),
    tries: z.array(
      z.object({
        number: z.number().int(),
        at: z.iso.datetime(),
        responseCode: z.number().int().nullable(),
        latencyMs: z.number().int(),
        /** Why there was no answer, or why it was none. */
        error: z.string().nullable(),
        /** The beginning of the answer, without what looks personal. */
        snippet: z.string().nullable(),
      }),
    ),
  }),
  filter: z.object({
    id: z.array(z.string().max(64)).min(1).max(100).optional(),
    endpoint: z.string().max(64).optional(),
    status: z.enum(deliveryStatuses).optional(),
  }),
  sorts: ['id'],
})
