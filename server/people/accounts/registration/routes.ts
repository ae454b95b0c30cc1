import {
  registerUser,
  registrationEmailOtp,
  registrationEmailVerification,
  registrationPhoneOtp,
  registrationPhoneVerification,
  registrationWhatsappOtp,
  registrationWhatsappVerification,
  updateCustomerId,
} from '../../../../contracts/calls/registration.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../caller.ts'
import { createCustomerId } from '../createCustomerId.ts'
import { phoneOf } from '../phone/readPhone.ts'
import { sendPhoneCode } from '../phone/sendPhoneCode.ts'
import { sendEmailCode } from '../sendEmailCode.ts'
import { proveEmail, provePhone } from './prove.ts'
import { register } from './register.ts'

const purpose = 'registration'

export function registrationRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, registrationEmailOtp, ({ scope, body }) => sendEmailCode(ctx, scope, body.email, purpose))
  serve(app, ctx, registrationEmailVerification, ({ scope, body, request }) =>
    proveEmail(ctx, scope, body, userAgentOf(request)),
  )
  serve(app, ctx, registrationPhoneOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, { phone: phoneOf(scope, body.ph_no), purpose, by: 'sms' }),
  )
  serve(app, ctx, registrationWhatsappOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, { phone: phoneOf(scope, body.ph_no, body.countryCode), purpose, by: 'whatsapp' }),
  )
  for (const call of [registrationPhoneVerification, registrationWhatsappVerification])
    serve(app, ctx, call, ({ scope, body, request }) => provePhone(ctx, scope, purpose, body, userAgentOf(request)))
  serve(app, ctx, registerUser, ({ scope, body, request }) => register(ctx, scope, body, userAgentOf(request)))
  serve(app, ctx, updateCustomerId, ({ scope, body }) => createCustomerId(ctx, scope, body.userId))
}
