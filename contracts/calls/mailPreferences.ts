import { z } from 'zod'
import { plainTopics } from '../mailTopics.ts'
import { defineCall } from './define.ts'

const topic = z.enum(plainTopics)

const preferences = z.object({ preferences: z.array(z.object({ topic, on: z.boolean() })) })

/** The mails that are on or off; those about a low balance are `/balance-alerts`. */
export const getMailPreferences = defineCall({
  service: 'main',
  method: 'GET',
  path: '/mail-preferences',
  auth: 'customer',
  style: 'http',
  summary: 'Which e-mails the account gets',
  reply: preferences,
})

export const setMailPreference = defineCall({
  service: 'main',
  method: 'PUT',
  path: '/mail-preferences',
  auth: 'customer',
  style: 'http',
  summary: 'Turn e-mails on or off',
  body: z.object({ topic, on: z.boolean() }),
  reply: preferences,
})
