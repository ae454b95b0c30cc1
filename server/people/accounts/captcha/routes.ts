import { captchaChallenge, signInOptions } from '../../../../contracts/calls/captcha.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { makeNonce } from '../google/nonce.ts'
import type { GoogleVerifier } from '../google/verifier.ts'
import { makeChallenge } from './altcha.ts'

export function captchaRoutes(app: App, ctx: HttpContext, google: GoogleVerifier | null): void {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_SITE_KEY: siteKey = null } = ctx.config
  serveCall(app, ctx, signInOptions, async () => ({
    captcha: { provider: secret ? ('recaptcha' as const) : ('altcha' as const), siteKey },
    google: google && { issuer: google.issuer, clientId: google.clientId, nonce: makeNonce(ctx) },
  }))
  serveCall(app, ctx, captchaChallenge, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return makeChallenge(ctx)
  })
}
