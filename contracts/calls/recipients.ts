import { z } from 'zod'
import { noticeEvent } from '../resources/recipient.ts'
import { defineCall } from './define.ts'

/** For super-admins only: the recipients of notices by mail. */
const restricted = { service: 'admin', auth: 'admin', style: 'http' } as const
const params = z.object({ id: z.string().max(64) })
const done = z.object({ done: z.literal(true) })

export const readUncoveredEvents = defineCall({
  ...restricted,
  method: 'GET',
  path: '/notification-recipients/uncovered',
  access: ['admin.restricted', 'list'],
  summary: 'List the events that no recipient is notified of',
  reply: z.object({
    events: z.array(noticeEvent),
    /** The fallback recipient of requests. */
    salesEmail: z.string(),
  }),
})

export const setRecipientEvent = defineCall({
  ...restricted,
  method: 'POST',
  path: '/notification-recipients/{id}/event',
  access: ['admin.restricted', 'edit'],
  summary: 'Turn a notification on or off for a recipient',
  params,
  body: z.object({ event: noticeEvent, on: z.boolean() }),
  reply: done,
  errors: ['not_found'],
})

export const testRecipient = defineCall({
  ...restricted,
  method: 'POST',
  path: '/notification-recipients/{id}/test',
  access: ['admin.restricted', 'edit'],
  summary: 'Send a test message to a recipient',
  params,
  reply: done,
  errors: ['not_found'],
})
