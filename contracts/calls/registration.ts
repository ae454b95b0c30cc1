import { z } from 'zod'
import { countryCode, email, otp, password, personName, ph_no, verificationId } from '../fields/schemas.ts'
import type { CallRoute } from './callRoute.ts'
import { defineCall, named } from './define.ts'

const place = <S extends CallRoute['service']>(service: S, path: string) =>
  ({ service, method: 'POST', path, auth: 'client', style: 'named' }) as const

/** Step 1. The reply and the work are the same for an e-mail that has an account; only its mail says so. */
export const registrationEmailOtp = defineCall({
  ...place('main', '/user/userEmailOtp'),
  summary: 'Registration: send a code to the e-mail address',
  codeHandle: 'asks',
  body: z.object({ email }),
  reply: named({}),
})

export const registrationEmailVerification = defineCall({
  ...place('main', '/user/userEmailOtpVerification'),
  summary: 'Registration: verify the e-mail address',
  codeHandle: 'enters',
  body: z.object({ email, otp }),
  reply: named({ verificationId: z.string() }),
})

/** Step 2 in India, separate from the sign-in calls (A10). 107 for a number that has an account. */
export const registrationPhoneOtp = defineCall({
  ...place('login', '/user/phoneOtpSend'),
  summary: 'Registration: send a code to the phone',
  body: z.object({ ph_no }),
  reply: named({ verificationId: z.string() }),
  errors: ['unavailable'],
})

export const registrationPhoneVerification = defineCall({
  ...place('login', '/user/phoneOtpVerification'),
  summary: 'Registration: verify the phone',
  body: z.object({ ph_no, verificationId, otp }),
  reply: named({}),
})

/** Step 2 elsewhere, by WhatsApp; the verification sends the `verificationId` but no country code (A9). */
export const registrationWhatsappOtp = defineCall({
  ...place('login', '/user/whatsApp/SendOtp'),
  summary: 'Registration: send a code by WhatsApp',
  body: z.object({ ph_no, countryCode }),
  reply: named({ verificationId: z.string() }),
  errors: ['unavailable'],
})

export const registrationWhatsappVerification = defineCall({
  ...place('login', '/user/whatsApp/verifyOtp'),
  summary: 'Registration: verify the phone by WhatsApp',
  body: z.object({ ph_no, verificationId, otp }),
  reply: named({}),
})

/**
 * Step 3. Needs both proofs, at most half an hour old: those named by the two ids or, without ids, those given by this browser
 * from this address. Registering means accepting the terms. The bonus is credited once, to the API wallet (A28, A117).
 */
export const registerUser = defineCall({
  ...place('main', '/user/userRegisteration'),
  summary: 'Registration: create the account',
  body: z.object({
    email,
    mobile_no: ph_no,
    firstName: personName,
    lastName: personName,
    countryCode,
    password,
    emailVerificationId: verificationId.optional(),
    phoneVerificationId: verificationId.optional(),
  }),
  reply: named({}),
})

/** Creates the account's customer id, or returns the existing one. */
export const updateCustomerId = defineCall({
  service: 'main',
  method: 'POST',
  path: '/update/customerId',
  auth: 'customer',
  access: 'signedIn',
  style: 'named',
  summary: 'Create the customer id',
  body: z.object({ userId: z.string().max(64) }),
  reply: named({ customerId: z.string() }),
})
