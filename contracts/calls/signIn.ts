import { z } from 'zod'
import { countryCode, email, otp, password, ph_no, recaptchaToken, session, verificationId } from '../fields/schemas.ts'
import type { CallRoute } from './callRoute.ts'
import { defineCall, named } from './define.ts'

const place = <S extends CallRoute['service']>(service: S, path: string) =>
  ({ service, method: 'POST', path, auth: 'client', style: 'named' }) as const

/**
 * Checks a number before a phone sign-in (A6): 103 if it has no account. A number outside India includes its country code,
 * `+447…`. The call reveals accounts, so it is rate-limited (A113).
 */
export const checkMobile = defineCall({
  service: 'main',
  method: 'GET',
  path: '/checkMobile/{phone}',
  auth: 'client',
  style: 'named',
  summary: 'Check whether a phone number has an account',
  params: z.object({ phone: z.string().max(20) }),
  reply: named({ isActive: z.boolean() }),
})

/** Phone sign-in on the login service. Numbers outside India get their code by WhatsApp (A8). */
export const sendOtpV1 = defineCall({
  ...place('login', '/login/sendOtpV1'),
  summary: 'Send a sign-in code to a phone',
  body: z.object({ ph_no }),
  reply: named({ verificationId: z.string() }),
  errors: ['unavailable'],
})

export const verifyOtpV1 = defineCall({
  ...place('login', '/login/verifyOtpV1'),
  summary: 'Sign in with the code sent to a phone',
  body: z.object({ ph_no, verificationId, otp }),
  reply: named(session),
})

/** WhatsApp sign-in on the main service: the verification sends the country code but no `verificationId` (A9). */
export const sendWhatsappOtp = defineCall({
  ...place('main', '/userLogin/sendWhatsappOtp'),
  summary: 'Send a sign-in code by WhatsApp',
  codeHandle: 'asks',
  body: z.object({ ph_no, countryCode }),
  reply: named({ verificationId: z.string() }),
  errors: ['unavailable'],
})

export const verifyWhatsappOtp = defineCall({
  ...place('main', '/userLogin/verifyWhatsappOtp'),
  summary: 'Sign in with the code sent by WhatsApp',
  codeHandle: 'enters',
  body: z.object({ ph_no, countryCode, otp }),
  reply: named(session),
})

/** 101 without the captcha, 102 for wrong credentials. */
export const passwordSignIn = defineCall({
  ...place('main', '/userLogin/authentication'),
  summary: 'Sign in with e-mail and password',
  body: z.object({ email, password, recaptchaToken }),
  reply: named(session),
})

/** For sub-users only (A11). */
export const subUserSignIn = defineCall({
  ...place('main', '/admin/subUsersLogin'),
  summary: 'Sign in as a secondary user',
  body: z.object({ email, password, recaptchaToken }),
  reply: named(session),
})

/** The reply and the work are the same whether or not the e-mail is known. */
export const forgotPassword = defineCall({
  ...place('main', '/user/mailSent/forgotPassword'),
  summary: 'Send a link to choose a new password',
  body: z.object({ email }),
  reply: named({}),
})

/** Path: A115. The token in the mail's link is valid once, for an hour; every session of the account ends. */
export const resetPassword = defineCall({
  ...place('main', '/user/resetPassword'),
  summary: 'Choose a new password with the link from the e-mail',
  body: z.object({ token: z.string().max(64), password }),
  reply: named({}),
})
