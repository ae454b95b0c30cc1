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
  /** Why it is disabled: by a user, or after too many failures in a row. */
  disabledFor: z.enum(['person', 'failures']).nullable(),
  disabledAt: z.iso.datetime().nullable(),
  /** Consecutive failed attempts. */
  failures: z.number().int(),
  /** Identifies the secret: */
  hint: z.string(),
  /** The secret before the last rotation, while deliveries are also signed with it. */
  previous: z.object({ hint: z.string(), until: z.iso.datetime() }).nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})

/** Endpoints that receive events. Deleting one also deletes its deliveries. */
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
    /** Returned this once. */
    secret: z.string(),
  }),
  /** Omitted fields are unchanged. */
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
  /** The same in every delivery of an event, including replays. */
  eventId: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  /** The status of the last attempt; null without a response. */
  responseCode: z.number().int().nullable(),
  latencyMs: z.number().int().nullable(),
  /** The next attempt of a pending delivery. */
  nextAt: z.iso.datetime().nullable(),
  /** The delivery that this one replays. */
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
    /** The body as sent. */
    body: z.string(),
    tries: z.array(
      z.object({
        number: z.number().int(),
        at: z.iso.datetime(),
        responseCode: z.number().int().nullable(),
        latencyMs: z.number().int(),
        /** Why there was no valid response. */
        error: z.string().nullable(),
        /** The beginning of the response, with personal data removed. */
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
