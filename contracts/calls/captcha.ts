import { z } from 'zod'
import { defineCall } from './define.ts'

/** What the sign-in forms are told: which captcha to draw, and how to ask Google. */
export const signInOptions = defineCall({
  service: 'main',
  method: 'GET',
  path: '/signInOptions',
  auth: 'client',
  style: 'http',
  summary: 'Get captcha and Google settings',
  reply: z.object({
    captcha: z.object({ provider: z.enum(['altcha', 'recaptcha']), siteKey: z.string().nullable() }),
    /** `issuer` is `sandbox` where `/sandbox/google/*` stands in. The nonce goes into the ID token, within an hour. */
    google: z.object({ issuer: z.enum(['google', 'sandbox']), clientId: z.string(), nonce: z.string() }).nullable(),
  }),
})

/** An ALTCHA challenge (its protocol's version 2), for its widget, which sends no headers of ours. Lives five minutes, counts once. */
export const captchaChallenge = defineCall({
  service: 'main',
  method: 'GET',
  path: '/captcha/challenge',
  auth: 'none',
  style: 'http',
  summary: 'Get a captcha challenge',
  reply: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.number().optional(),
    }),
    signature: z.string().optional(),
  }),
})
