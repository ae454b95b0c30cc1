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
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../client.ts'
import { parsePhoneOrThrow, requireChannel, sendPhoneCode } from '../phoneCodes.ts'
import { createCustomerId } from '../profile.ts'
import { sendEmailCode } from '../sendEmailCode.ts'
import { verifyRegistrationEmail, verifyRegistrationPhone } from './contactProofs.ts'
import { register } from './register.ts'

const purpose = 'registration'

export function registrationRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, registrationEmailOtp, ({ scope, body }) => sendEmailCode(ctx, scope, body.email, purpose))
  serveCall(app, ctx, registrationEmailVerification, ({ scope, body, request }) =>
    verifyRegistrationEmail(ctx, scope, body, userAgentOf(request)),
  )
  serveCall(app, ctx, registrationPhoneOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, { phone: parsePhoneOrThrow(scope, body.ph_no), purpose, by: 'sms' }),
  )
  serveCall(app, ctx, registrationWhatsappOtp, async ({ scope, body }) =>
    sendPhoneCode(ctx, scope, {
      phone: parsePhoneOrThrow(scope, body.ph_no, body.countryCode),
      purpose,
      by: 'whatsapp',
    }),
  )
  serveCall(app, ctx, registrationPhoneVerification, ({ scope, body, request }) =>
    verifyRegistrationPhone(ctx, scope, purpose, body, userAgentOf(request)),
  )
  serveCall(app, ctx, registrationWhatsappVerification, async ({ scope, body, request }) => {
    requireChannel(ctx, scope, 'whatsapp')
    return verifyRegistrationPhone(ctx, scope, purpose, body, userAgentOf(request))
  })
  serveCall(app, ctx, registerUser, ({ scope, body, request }) => register(ctx, scope, body, userAgentOf(request)))
  serveCall(app, ctx, updateCustomerId, ({ scope, body }) => createCustomerId(ctx, scope, body.userId))
}
