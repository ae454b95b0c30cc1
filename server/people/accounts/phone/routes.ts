import {
  checkMobile as checkMobileCall,
  sendOtpV1,
  sendWhatsappOtp,
  verifyOtpV1,
  verifyWhatsappOtp,
} from '../../../../contracts/calls/signIn.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../caller.ts'
import { checkMobile } from './checkMobile.ts'
import { phoneOf } from './readPhone.ts'
import { sendPhoneCode } from './sendPhoneCode.ts'
import { signInByPhone } from './signInByPhone.ts'

export function phoneRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, checkMobileCall, ({ scope, params }) => checkMobile(ctx, scope, params.phone))
  serve(app, ctx, sendOtpV1, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, { phone: phoneOf(scope, body.ph_no), purpose: 'sign-in', by: 'sms' }),
  )
  serve(app, ctx, verifyOtpV1, async ({ scope, body: { ph_no, ...asked }, request }) =>
    signInByPhone(ctx, scope, { phone: phoneOf(scope, ph_no), ...asked }, userAgentOf(request)),
  )
  serve(app, ctx, sendWhatsappOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, {
      phone: phoneOf(scope, body.ph_no, body.countryCode),
      purpose: 'sign-in',
      by: 'whatsapp',
    }),
  )
  serve(app, ctx, verifyWhatsappOtp, async ({ scope, body, request }) =>
    signInByPhone(
      ctx,
      scope,
      { phone: phoneOf(scope, body.ph_no, body.countryCode), otp: body.otp },
      userAgentOf(request),
    ),
  )
}
