import type { Context } from '../../server/platform/context.ts'
import type { App } from '../../server/platform/http/types.ts'
import { listMessages } from '../../server/sandbox/messages.ts'
import { clientHeaders } from './factories.ts'

/** Posts JSON like the application and returns status and body. */
export async function post(app: App, ctx: Context, url: string, payload: object, headers: Record<string, string> = {}) {
  const reply = await app.inject({ method: 'POST', url, headers: { ...clientHeaders(ctx), ...headers }, payload })
  return { status: reply.statusCode, ...reply.json() }
}

export const requestCode = (app: App, ctx: Context, email: string) =>
  post(app, ctx, '/api/userLogin/userEmailOtp', { email })

export const submitCode = (app: App, ctx: Context, email: string, otp: string) =>
  post(app, ctx, '/api/userLogin/userEmailOtpVerification', { email, otp })

/** The code in the newest mail to this address. */
export async function newestCode(ctx: Context, email: string): Promise<string> {
  const [message] = await listMessages(ctx, email)
  return message?.otp ?? ''
}

/** Signs in by e-mail code, like a person. */
export async function signIn(app: App, ctx: Context, email: string): Promise<{ token: string; refreshToken: string }> {
  await requestCode(app, ctx, email)
  const reply = await submitCode(app, ctx, email, await newestCode(ctx, email))
  return { token: reply.token, refreshToken: reply.refreshToken }
}
