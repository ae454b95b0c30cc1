import { z } from 'zod'
import { mailTopicNames } from '../people/mailTopics.ts'
import { defineCall } from './define.ts'

/**
 * Anyone with a mail's link may unsubscribe, without signing in. Opening the link changes nothing, because mail clients may
 * prefetch it.
 */
const place = { service: 'public', path: '/unsubscribe/{code}', auth: 'client', style: 'http' } as const

const params = z.object({ code: z.string().max(120) })

/** The topic of the code's mails, and whether they are on. */
const subscription = z.object({ topic: z.enum(mailTopicNames), on: z.boolean() })

export const readSubscription = defineCall({
  ...place,
  method: 'GET',
  summary: 'Get the e-mail topic of an unsubscribe link',
  params,
  reply: subscription,
  errors: ['not_found'],
})

/** Idempotent. */
export const unsubscribe = defineCall({
  ...place,
  method: 'POST',
  summary: 'Unsubscribe with an unsubscribe link',
  params,
  reply: subscription,
  errors: ['not_found'],
})
