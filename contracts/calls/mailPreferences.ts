import { z } from 'zod'
import { plainTopics } from '../people/mailTopics.ts'
import { defineCall } from './define.ts'

const topic = z.enum(plainTopics)

const preferences = z.object({ preferences: z.array(z.object({ topic, on: z.boolean() })) })

/** The mails that are simply on or off; low-balance mails are under `/balance-alerts`. */
export const getMailPreferences = defineCall({
  service: 'main',
  method: 'GET',
  path: '/mail-preferences',
  auth: 'customer',
  access: ['account', 'show'],
  style: 'http',
  summary: 'Get e-mail preferences',
  reply: preferences,
})

export const setMailPreference = defineCall({
  service: 'main',
  method: 'PUT',
  path: '/mail-preferences',
  auth: 'customer',
  access: ['account', 'edit'],
  style: 'http',
  summary: 'Update e-mail preferences',
  body: z.object({ topic, on: z.boolean() }),
  reply: preferences,
})
