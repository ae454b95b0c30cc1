import {
  googleSendOtp,
  googleSendWhatsappOtp,
  googleVerifyOtp,
  googleRegister as registerCall,
  googleSignIn as signInCall,
} from '../../../../contracts/calls/google.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../client.ts'
import { parsePhoneOrThrow, sendPhoneCode } from '../phoneCodes.ts'
import { verifyRegistrationPhone } from '../registration/contactProofs.ts'
import { googleOff, googleRegister, googleSignIn } from './signIn.ts'
import type { GoogleVerifier } from './verifier.ts'

const purpose = 'google'

export function googleRoutes(app: App, ctx: HttpContext, google: GoogleVerifier | null): void {
  serveCall(app, ctx, signInCall, ({ scope, body, request }) =>
    googleSignIn(ctx, scope, google, body.token, userAgentOf(request)),
  )
  serveCall(app, ctx, googleSendOtp, async ({ scope, body }) =>
    google
      ? sendPhoneCode(ctx, scope, { phone: parsePhoneOrThrow(scope, body.ph_no), purpose, by: 'sms' })
      : googleOff(scope),
  )
  serveCall(app, ctx, googleSendWhatsappOtp, async ({ scope, body }) => {
    if (!google) return googleOff(scope)
    const phone = parsePhoneOrThrow(scope, body.ph_no, body.countryCode)
    return sendPhoneCode(ctx, scope, { phone, purpose, by: 'whatsapp' })
  })
  serveCall(app, ctx, googleVerifyOtp, ({ scope, body, request }) =>
    verifyRegistrationPhone(ctx, scope, purpose, body, userAgentOf(request)),
  )
  serveCall(app, ctx, registerCall, ({ scope, body, request }) =>
    googleRegister(ctx, scope, google, body, userAgentOf(request)),
  )
}
