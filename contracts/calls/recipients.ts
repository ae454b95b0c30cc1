import { z } from 'zod'
import { defineCall } from './define.ts'
import { email } from './fields.ts'

/** The events that staff can be notified of by mail: a closed list of those that the server emits. */
export const noticeEvents = ['demoRequest', 'contactRequest', 'kycSubmitted'] as const

export type NoticeEvent = (typeof noticeEvents)[number]

/** For super-admins only: the recipients of notices by mail. */
const restricted = { service: 'admin', auth: 'superadmin', style: 'http' } as const
const params = z.object({ id: z.string().max(64) })
const event = z.enum(noticeEvents)
const done = z.object({ done: z.literal(true) })

export const listRecipients = defineCall({
  ...restricted,
  method: 'GET',
  path: '/notification-recipients',
  summary: 'List notification recipients',
  reply: z.object({
    recipients: z.array(
      z.object({ id: z.string(), email: z.string(), events: z.array(event), createdAt: z.iso.datetime() }),
    ),
    /** The fallback recipient of requests. */
    salesEmail: z.string(),
  }),
})

export const addRecipient = defineCall({
  ...restricted,
  method: 'POST',
  path: '/notification-recipients',
  summary: 'Add a notification recipient',
  body: z.object({ email, events: z.array(event).max(noticeEvents.length) }),
  reply: z.object({ id: z.string() }),
  errors: ['conflict'],
})

export const setRecipientEvent = defineCall({
  ...restricted,
  method: 'POST',
  path: '/notification-recipients/{id}/event',
  summary: 'Turn a notification on or off for a recipient',
  params,
  body: z.object({ event, on: z.boolean() }),
  reply: done,
  errors: ['not_found'],
})

export const removeRecipient = defineCall({
  ...restricted,
  method: 'DELETE',
  path: '/notification-recipients/{id}',
  summary: 'Remove a notification recipient',
  params,
  reply: done,
  errors: ['not_found'],
})

export const testRecipient = defineCall({
  ...restricted,
  method: 'POST',
  path: '/notification-recipients/{id}/test',
  summary: 'Send a test message to a recipient',
  params,
  reply: done,
  errors: ['not_found'],
})
