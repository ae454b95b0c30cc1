import { z } from 'zod'
import { defineCall } from './define.ts'

/** The options of the sign-in forms: which captcha to show, and how to call Google. */
export const signInOptions = defineCall({
  service: 'main',
  method: 'GET',
  path: '/signInOptions',
  auth: 'client',
  style: 'http',
  summary: 'Get captcha and Google settings',
  reply: z.object({
    captcha: z.object({ provider: z.enum(['altcha', 'recaptcha']), siteKey: z.string().nullable() }),
    /** `issuer` is `sandbox` if `/sandbox/google/*` replaces Google. The nonce must appear in the ID token within an hour. */
    google: z.object({ issuer: z.enum(['google', 'sandbox']), clientId: z.string(), nonce: z.string() }).nullable(),
  }),
})

/**
 * The request header of a solved challenge: base64 of `{ challenge, solution }`, as ALTCHA's widget writes it. A 429 with this header
 * (`required`) means that the same call passes with one.
 */
export const CAPTCHA_HEADER = 'x-captcha'

/** An ALTCHA challenge (protocol version 2) for the widget, which sends none of our headers. Valid for five minutes, once. */
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
