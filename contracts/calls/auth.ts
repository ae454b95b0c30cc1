import { z } from 'zod'
import { email, otp, session, staffTokens } from '../fields/schemas.ts'
import { defineCall, named } from './define.ts'

/** Sends a sign-in code by e-mail. The reply and the work are the same whether or not the e-mail is known. */
export const userEmailOtp = defineCall({
  service: 'main',
  method: 'POST',
  path: '/userLogin/userEmailOtp',
  auth: 'client',
  style: 'named',
  summary: 'Send a sign-in code to an e-mail address',
  codeHandle: 'asks',
  body: z.object({ email }),
  reply: named({}),
})

/** Verifies the code. Code 100 with `isActive` false carries no tokens (A18). */
export const userEmailOtpVerification = defineCall({
  service: 'main',
  method: 'POST',
  path: '/userLogin/userEmailOtpVerification',
  auth: 'client',
  style: 'named',
  summary: 'Sign in with the code from the e-mail',
  codeHandle: 'enters',
  body: z.object({ email, otp }),
  reply: named(session),
})

/** Refreshes a user's session on the login service (A21); rotation and reuse rules: design.md, Sessions. */
export const userAuthenticate = defineCall({
  service: 'login',
  method: 'POST',
  path: '/user/authenticate',
  auth: 'client',
  style: 'named',
  summary: 'Exchange a refresh token for new tokens',
  body: z.object({ token: z.string().max(512) }),
  reply: named({ token: z.string(), refreshToken: z.string() }),
  errors: ['unauthenticated'],
})

/** Refreshes a sub-user's session on the main service (A21). */
export const subUserAuthenticate = defineCall({
  service: 'main',
  method: 'POST',
  path: '/subUser/authenticate',
  auth: 'client',
  style: 'named',
  summary: "Exchange a secondary user's refresh token for new tokens",
  body: z.object({ subUserId: z.string().max(64), token: z.string().max(512) }),
  reply: named({ token: z.string(), refreshToken: z.string() }),
  errors: ['unauthenticated'],
})

/** Ends this session, or with `everywhere` all of the caller's. */
export const signOut = defineCall({
  service: 'main',
  method: 'POST',
  path: '/session/end',
  auth: 'customer',
  access: 'signedIn',
  style: 'http',
  summary: 'Sign out',
  body: z.object({ everywhere: z.boolean() }),
  reply: z.object({ ended: z.number().int() }),
})

/** Named by A115. Locks for 15 minutes after five failures. */
export const adminLogin = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/login',
  auth: 'client',
  style: 'named',
  summary: 'Staff sign-in',
  body: z.object({ email, password: z.string().max(128) }),
  reply: named(staffTokens),
})

export const adminAuthenticate = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/authenticate',
  auth: 'client',
  style: 'named',
  summary: 'Exchange a staff refresh token for new tokens',
  body: z.object({ token: z.string().max(512) }),
  reply: named({ token: z.string(), refreshToken: z.string() }),
  errors: ['unauthenticated'],
})

export const adminSignOut = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/session/end',
  auth: 'admin',
  access: 'signedIn',
  style: 'http',
  summary: 'Sign out',
  beforeSecondFactor: true,
  body: z.object({ everywhere: z.boolean() }),
  reply: z.object({ ended: z.number().int() }),
})
