import { captchaChallenge, signInOptions } from '../../../contracts/calls/captcha.ts'
import {
  checkMobile as checkMobileCall,
  forgotPassword as forgotCall,
  resetPassword as resetCall,
  sendOtpV1,
  sendWhatsappOtp,
  passwordSignIn as signInCall,
  subUserSignIn as subUserCall,
  verifyOtpV1,
  verifyWhatsappOtp,
} from '../../../contracts/calls/signIn.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { type Captcha, makeChallenge } from './captcha.ts'
import { userAgentOf } from './client.ts'
import { phoneSignIn } from './codeSignIn.ts'
import { type GoogleVerifier, makeNonce } from './google/verifier.ts'
import { primaryByEmail, subUserByEmail } from './holders.ts'
import { forgotPassword, resetPassword } from './passwordReset.ts'
import { passwordSignIn } from './passwordSignIn.ts'
import { checkMobile, parsePhoneOrThrow, requireChannel, sendPhoneCode } from './phoneCodes.ts'

export function phoneRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, checkMobileCall, ({ scope, params }) => checkMobile(ctx, scope, params.phone))
  serveCall(app, ctx, sendOtpV1, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, { phone: parsePhoneOrThrow(scope, body.ph_no), purpose: 'sign-in', by: 'sms' }),
  )
  serveCall(app, ctx, verifyOtpV1, async ({ scope, body: { ph_no, ...given }, request }) =>
    phoneSignIn(ctx, scope, { phone: parsePhoneOrThrow(scope, ph_no), ...given }, userAgentOf(request)),
  )
  serveCall(app, ctx, sendWhatsappOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, {
      phone: parsePhoneOrThrow(scope, body.ph_no, body.countryCode),
      purpose: 'sign-in',
      by: 'whatsapp',
      isNamed: false,
    }),
  )
  serveCall(app, ctx, verifyWhatsappOtp, async ({ scope, body, request }) => {
    requireChannel(ctx, scope, 'whatsapp')
    const phone = parsePhoneOrThrow(scope, body.ph_no, body.countryCode)
    return phoneSignIn(ctx, scope, { phone, otp: body.otp }, userAgentOf(request))
  })
}

export function passwordRoutes(app: App, ctx: HttpContext & { captcha: Captcha }): void {
  serveCall(app, ctx, signInCall, ({ scope, body, request }) =>
    passwordSignIn(ctx, scope, body, primaryByEmail, userAgentOf(request)),
  )
  serveCall(app, ctx, subUserCall, ({ scope, body, request }) =>
    passwordSignIn(ctx, scope, body, subUserByEmail, userAgentOf(request)),
  )
  serveCall(app, ctx, forgotCall, ({ scope, body }) => forgotPassword(ctx, scope, body.email))
  serveCall(app, ctx, resetCall, ({ scope, body }) => resetPassword(ctx, scope, body))
}

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
