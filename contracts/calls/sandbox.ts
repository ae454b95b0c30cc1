import { z } from 'zod'
import { defineCall } from './define.ts'

const seeded = z.object({
  role: z.enum(['customer', 'subUser', 'admin', 'superadmin']),
  email: z.string(),
  phone: z.string().nullable(),
  password: z.string(),
  apiKeys: z.array(z.string()),
})

/** The seeded accounts with their credentials; only in sandbox mode and on local host names. */
export const sandboxAccounts = defineCall({
  service: 'sandbox',
  method: 'GET',
  path: '/accounts',
  auth: 'none',
  style: 'http',
  summary: 'List the seeded accounts',
  reply: z.array(seeded),
  errors: ['forbidden', 'not_found'],
})

/** The newest 100 messages that the platform has sent, to one address or to all. */
export const sandboxMessages = defineCall({
  service: 'sandbox',
  method: 'GET',
  path: '/messages',
  auth: 'none',
  style: 'http',
  summary: 'List the messages in the sandbox inbox',
  query: z.object({ to: z.string().trim().toLowerCase().max(254).optional() }),
  reply: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(['email', 'sms', 'whatsapp']),
      to: z.string(),
      text: z.string(),
      otp: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  errors: ['forbidden', 'not_found'],
})
