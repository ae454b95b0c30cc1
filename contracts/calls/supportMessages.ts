import { z } from 'zod'
import { defineCall } from './define.ts'

/* Staff write to a customer by e-mail from a template, which they complete (decision 0141). */

/** What customers are most often written about, in the order of the list. `other` is empty. */
export const supportTemplates = [
  'kycDocuments',
  'paymentFound',
  'refundOnItsWay',
  'sourceDown',
  'challanPaid',
  'secureAccount',
  'other',
] as const

export type SupportTemplate = (typeof supportTemplates)[number]

/** What a template leaves open, such as `[payment reference]`. */
const leftOpen = /\[[^[\]\n]+\]/

const filled = (value: string) => !leftOpen.test(value)
const FILL = 'Replace the words in square brackets.'

const subject = z
  .string()
  .trim()
  .min(3)
  .max(150)
  .regex(/^[^\r\n]*$/, 'Write the subject on one line.')
  .refine(filled, FILL)
const text = z.string().trim().min(10).max(4_000).refine(filled, FILL)

const staff = { service: 'admin', auth: 'admin', style: 'http' } as const
const ofUser = z.object({ id: z.string().max(64) })

const message = z.object({
  id: z.string(),
  by: z.string(),
  template: z.enum(supportTemplates),
  subject: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
  /** What has become of the e-mail. */
  delivery: z.enum(['queued', 'delivered', 'failed']),
})

export type SupportMessage = z.output<typeof message>

/** The newest 50 to a customer, and the templates in the customer's language. */
export const listUserMessages = defineCall({
  ...staff,
  method: 'GET',
  path: '/users/{id}/messages',
  access: ['admin.messages', 'list'],
  summary: 'List the messages to a customer',
  params: ofUser,
  reply: z.object({
    /** The customer's language. */
    locale: z.enum(['en', 'hi']),
    /** `name` is in the caller's language, `subject` and `text` in the customer's. */
    templates: z.array(
      z.object({ id: z.enum(supportTemplates), name: z.string(), subject: z.string(), text: z.string() }),
    ),
    messages: z.array(message),
  }),
  errors: ['not_found'],
})

export type SupportMessages = z.output<typeof listUserMessages.reply>

/** Sends it to the account's holder by e-mail. 409 if the same message went to them within the last ten minutes. */
export const sendUserMessage = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/messages',
  access: ['admin.messages', 'create'],
  summary: 'Send a message to a customer',
  params: ofUser,
  body: z.object({ template: z.enum(supportTemplates), subject, text }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found', 'conflict'],
})
