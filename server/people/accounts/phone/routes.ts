import {
  checkMobile as checkMobileCall,
  sendOtpV1,
  sendWhatsappOtp,
  verifyOtpV1,
  verifyWhatsappOtp,
} from '../../../../contracts/calls/signIn.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../client.ts'
import { checkMobile } from './checkMobile.ts'
import { parsePhoneOrThrow } from './parsePhone.ts'
import { phoneSignIn } from './phoneSignIn.ts'
import { sendPhoneCode } from './sendPhoneCode.ts'

export function phoneRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, checkMobileCall, ({ scope, params }) => checkMobile(ctx, scope, params.phone))
  serveCall(app, ctx, sendOtpV1, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, { phone: parsePhoneOrThrow(scope, body.ph_no), purpose: 'sign-in', by: 'sms' }),
  )
  serveCall(app, ctx, verifyOtpV1, async ({ scope, body: { ph_no, ...asked }, request }) =>
    phoneSignIn(ctx, scope, { phone: parsePhoneOrThrow(scope, ph_no), ...asked }, userAgentOf(request)),
  )
  serveCall(app, ctx, sendWhatsappOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, {
      phone: parsePhoneOrThrow(scope, body.ph_no, body.countryCode),
      purpose: 'sign-in',
      by: 'whatsapp',
    }),
  )
  serveCall(app, ctx, verifyWhatsappOtp, async ({ scope, body, request }) =>
    phoneSignIn(
      ctx,
      scope,
      { phone: parsePhoneOrThrow(scope, body.ph_no, body.countryCode), otp: body.otp },
      userAgentOf(request),
    ),
  )
}
