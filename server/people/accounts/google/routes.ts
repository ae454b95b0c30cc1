import {
  googleSendOtp,
  googleSendWhatsappOtp,
  googleVerifyOtp,
  googleRegister as registerCall,
  googleSignIn as signInCall,
} from '../../../../contracts/calls/google.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../caller.ts'
import { phoneOf } from '../phone/readPhone.ts'
import { sendPhoneCode } from '../phone/sendPhoneCode.ts'
import { provePhone } from '../registration/prove.ts'
import type { Google } from './identity.ts'
import { googleRegister } from './register.ts'
import { googleSignIn } from './signIn.ts'

const purpose = 'google'

export function googleRoutes(app: App, ctx: HttpContext, google: Google | null): void {
  serve(app, ctx, signInCall, ({ scope, body, request }) =>
    googleSignIn(ctx, scope, google, body.token, userAgentOf(request)),
  )
  serve(app, ctx, googleSendOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, { phone: phoneOf(scope, body.ph_no), purpose, by: 'sms' }),
  )
  serve(app, ctx, googleSendWhatsappOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, { phone: phoneOf(scope, body.ph_no, body.countryCode), purpose, by: 'whatsapp' }),
  )
  serve(app, ctx, googleVerifyOtp, ({ scope, body, request }) =>
    provePhone(ctx, scope, purpose, body, userAgentOf(request)),
  )
  serve(app, ctx, registerCall, ({ scope, body, request }) =>
    googleRegister(ctx, scope, google, body, userAgentOf(request)),
  )
}
