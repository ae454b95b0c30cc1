import { z } from 'zod'
import { mailTopicNames } from '../mailTopics.ts'
import { defineCall } from './define.ts'

/** Whoever holds a mail's link may stop such mails, signed in or not. The link alone does nothing: a mail's reader may open it by itself. */
const place = { service: 'public', path: '/unsubscribe/{code}', auth: 'client', style: 'http' } as const

const params = z.object({ code: z.string().max(120) })

/** Which mails the code is about, and whether they still come. */
const subscription = z.object({ topic: z.enum(mailTopicNames), on: z.boolean() })

export const readSubscription = defineCall({
  ...place,
  method: 'GET',
  summary: 'Get the e-mail topic of an unsubscribe link',
  params,
  reply: subscription,
  errors: ['not_found'],
})

/** Again and again with the same end. */
export const unsubscribe = defineCall({
  ...place,
  method: 'POST',
  summary: 'Unsubscribe with an unsubscribe link',
  params,
  reply: subscription,
  errors: ['not_found'],
})
