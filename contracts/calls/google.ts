import { z } from 'zod'
import { countryCode, email, otp, personName, ph_no, session, verificationId } from '../fields/schemas.ts'
import { defineCall, named } from './define.ts'

/** Google's ID token. */
const token = z.string().max(8_000)

const place = (path: string) => ({ service: 'main', method: 'POST', path, auth: 'client', style: 'named' }) as const

/** Paths: A115. 106 for an e-mail without an account, which needs a phone to register (A15). */
export const googleSignIn = defineCall({
  ...place('/user/googleSignIn'),
  summary: 'Sign in with a Google ID token',
  body: z.object({ token }),
  reply: named(session),
})

export const googleSendOtp = defineCall({
  ...place('/user/googleSendOtp'),
  summary: 'Google sign-up: send a code to the phone',
  body: z.object({ ph_no }),
  reply: named({ verificationId: z.string() }),
  errors: ['unavailable'],
})

export const googleSendWhatsappOtp = defineCall({
  ...place('/user/googleSendWhatsappOtp'),
  summary: 'Google sign-up: send a code by WhatsApp',
  body: z.object({ ph_no, countryCode }),
  reply: named({ verificationId: z.string() }),
  errors: ['unavailable'],
})

export const googleVerifyOtp = defineCall({
  ...place('/user/googleVerifyOtp'),
  summary: 'Google sign-up: verify the phone',
  body: z.object({ ph_no, verificationId, otp }),
  reply: named({}),
})

/** Creates an account with the token's e-mail; the client then signs in with the same token (§4). */
export const googleRegister = defineCall({
  ...place('/user/googleRegister'),
  summary: 'Google sign-up: create the account',
  body: z.object({ token, countryCode, mobile_no: ph_no, phoneVerificationId: verificationId.optional() }),
  reply: named({}),
})

/** Replaces Google in the sandbox: signs an ID token for any given person, for our audience only. */
export const sandboxGoogleToken = defineCall({
  service: 'sandbox',
  method: 'POST',
  path: '/google/token',
  auth: 'none',
  style: 'http',
  summary: 'Create an ID token as Google would sign it',
  body: z.object({ email, givenName: personName, familyName: personName, nonce: z.string().max(200) }),
  reply: z.object({ credential: z.string() }),
  errors: ['forbidden', 'not_found'],
})

export const sandboxGoogleCerts = defineCall({
  service: 'sandbox',
  method: 'GET',
  path: '/google/certs',
  auth: 'none',
  style: 'http',
  summary: 'Get the public key for sandbox ID tokens',
  reply: z.object({
    keys: z.array(
      z.object({
        kty: z.string(),
        crv: z.string(),
        x: z.string(),
        kid: z.string(),
        alg: z.string(),
        use: z.string(),
      }),
    ),
  }),
  errors: ['forbidden', 'not_found'],
})
