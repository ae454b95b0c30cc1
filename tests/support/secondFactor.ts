import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../server/platform/context.ts'
import type { App } from '../../server/platform/http/types.ts'
import { clientHeaders } from './factories.ts'
import { post } from './signIn.ts'

export const STEP_MS = 30_000

/** The code that the app shows this many steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** The middle of the current step, so that no test crosses its end. */
export const midStep = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2

export type Mount = '/api' | '/admin-api'

/** Enables two-step verification for somebody signed in, using the previous code, so that the current one stays unused. */
export async function enrollSecondFactor(
  app: App,
  ctx: Context,
  headers: Record<string, string>,
  mount: Mount = '/api',
) {
  const { secret } = await post(app, ctx, `${mount}/second-factor/begin`, {}, headers)
  const code = codeOf(secret, -1)
  const { recoveryCodes } = await post(app, ctx, `${mount}/second-factor/confirm`, { code }, headers)
  return { secret: secret as string, recoveryCodes: recoveryCodes as string[] }
}

export const finish = (app: App, ctx: Context, challenge: string, code: string, mount: Mount = '/api') =>
  post(app, ctx, mount === '/api' ? '/api/session/secondFactor' : '/admin-api/secondFactor', { challenge, code })

/** Headers of a request with this access token. */
export const bearer = (ctx: Context, token: string) => ({ ...clientHeaders(ctx), authorization: `Bearer ${token}` })
