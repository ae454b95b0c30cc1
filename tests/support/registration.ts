import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Context } from '../../server/platform/context.ts'
import type { App } from '../../server/platform/http/types.ts'
import { listMessages } from '../../server/sandbox/messages.ts'
import { clientHeaders } from './factories.ts'
import { newestCode, post } from './signIn.ts'

export const goodPassword = 'seven blue umbrellas'

/** Solves a challenge of the server like the widget. */
export const solveCaptcha = async (app: App): Promise<string> =>
  solve((await app.inject({ url: '/api/captcha/challenge' })).json())

/** The same, of a running server. */
export const solveCaptchaAt = async (url: string): Promise<string> =>
  solve(await (await fetch(`${url}/api/captcha/challenge`)).json())

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

let next = Date.now() % 100_000_000

/** An unused +91 number. */
export const newPhone = (): string => `8${String(++next).padStart(9, '0')}`

export const newEmail = (): string => `person${++next}@new.test`

/** The first two steps of registration in India; returns the ids of both proofs. */
export async function proveContacts(app: App, ctx: Context, email: string, phone: string, headers = {}) {
  await post(app, ctx, '/api/user/userEmailOtp', { email }, headers)
  const otp = await newestCode(ctx, email)
  const proven = await post(app, ctx, '/api/user/userEmailOtpVerification', { email, otp }, headers)
  const { verificationId } = await post(app, ctx, '/login-api/user/phoneOtpSend', { ph_no: phone }, headers)
  const code = await newestCode(ctx, `+91${phone}`)
  await post(app, ctx, '/login-api/user/phoneOtpVerification', { ph_no: phone, verificationId, otp: code }, headers)
  return { emailVerificationId: proven.verificationId as string, phoneVerificationId: verificationId as string }
}

export const finishRegistration = (app: App, ctx: Context, more: object, headers = {}) =>
  post(
    app,
    ctx,
    '/api/user/userRegisteration',
    { firstName: 'Asha', lastName: 'Rao', countryCode: '+91', password: goodPassword, ...more },
    headers,
  )

/** Registers somebody from the first step to the last. */
export async function register(app: App, ctx: Context, email = newEmail(), phone = newPhone()) {
  await proveContacts(app, ctx, email, phone)
  const reply = await finishRegistration(app, ctx, { email, mobile_no: phone })
  return { email, phone, reply }
}

export async function passwordSignIn(
  app: App,
  ctx: Context,
  asked: { email: string; password: string; recaptchaToken?: string },
  path = '/api/userLogin/authentication',
) {
  return post(app, ctx, path, { recaptchaToken: await solveCaptcha(app), ...asked })
}

/** The token in the link of the newest mail. */
export async function linkToken(ctx: Context, email: string): Promise<string> {
  const [mail] = await listMessages(ctx, email)
  return /\/(?:reset-password-user|subusers-verify-email)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

export const getAs = async (app: App, ctx: Context, url: string, headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url, headers: { ...clientHeaders(ctx), ...headers } })
  return { status: reply.statusCode, ...reply.json() }
}
