import {
  getApiCredits,
  getChallanControl,
  getChallanCredits,
  getProductCredits,
  getProfile,
  getSubUserProfile,
} from '../../../contracts/calls/account.ts'
import {
  adminAuthenticate,
  adminLogin,
  adminSignOut,
  signOut as customerSignOut,
  subUserAuthenticate,
  userAuthenticate,
  userEmailOtp,
  userEmailOtpVerification,
} from '../../../contracts/calls/auth.ts'
import { createEgress } from '../../platform/egress/index.ts'
import { serve } from '../../platform/http/serve.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { adminSignIn } from './adminSignIn.ts'
import { userAgentOf } from './caller.ts'
import { createCaptcha } from './captcha/index.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { createGoogle } from './google/identity.ts'
import { googleRoutes } from './google/routes.ts'
import { passwordRoutes } from './password/routes.ts'
import { phoneRoutes } from './phone/routes.ts'
import { readChallanControl } from './readControl.ts'
import { readCredits } from './readCredits.ts'
import { readProfile, readSubUserProfile } from './readProfile.ts'
import { refresh } from './refreshSession.ts'
import { registrationRoutes } from './registration/routes.ts'
import { secondFactorRoutes } from './secondFactor/routes.ts'
import { sendEmailCode } from './sendEmailCode.ts'
import { signOut } from './signOut.ts'
import { subUsersRoutes } from './subUsers/routes.ts'
import { verifyEmailCode } from './verifyEmailCode.ts'

export function accountsRoutes(app: App, ctx: HttpContext): void {
  const egress = createEgress({ production: ctx.config.production, ownPort: ctx.config.PORT })
  const google = createGoogle(ctx, egress)
  captchaRoutes(app, ctx, google)
  phoneRoutes(app, ctx)
  passwordRoutes(app, { ...ctx, captcha: createCaptcha(ctx, egress) })
  registrationRoutes(app, ctx)
  googleRoutes(app, ctx, google)
  subUsersRoutes(app, ctx)
  secondFactorRoutes(app, ctx)

  serve(app, ctx, userEmailOtp, ({ scope, body }) => sendEmailCode(ctx, scope, body.email))
  serve(app, ctx, userEmailOtpVerification, ({ scope, body, request }) =>
    verifyEmailCode(ctx, scope, body, userAgentOf(request)),
  )
  serve(app, ctx, userAuthenticate, ({ scope, body }) =>
    refresh(ctx, scope, { audience: 'customer', subUserId: null }, body.token),
  )
  serve(app, ctx, subUserAuthenticate, ({ scope, body }) =>
    refresh(ctx, scope, { audience: 'customer', subUserId: body.subUserId }, body.token),
  )
  serve(app, ctx, customerSignOut, ({ scope, body }) => signOut(ctx, scope, body.everywhere))

  serve(app, ctx, adminLogin, ({ scope, body, request }) => adminSignIn(ctx, scope, body, userAgentOf(request)))
  serve(app, ctx, adminAuthenticate, ({ scope, body }) =>
    refresh(ctx, scope, { audience: 'admin', subUserId: null }, body.token),
  )
  serve(app, ctx, adminSignOut, ({ scope, body }) => signOut(ctx, scope, body.everywhere))

  serve(app, ctx, getProfile, ({ scope, params }) => readProfile(ctx, scope, params.userId))
  serve(app, ctx, getSubUserProfile, ({ scope, params }) => readSubUserProfile(ctx, scope, params.id))
  serve(app, ctx, getChallanCredits, ({ scope, params }) => readCredits(ctx, scope, params.userId, 'challan'))
  serve(app, ctx, getApiCredits, ({ scope, params }) => readCredits(ctx, scope, params.userId, 'api'))
  serve(app, ctx, getProductCredits, ({ scope, params }) => readCredits(ctx, scope, params.userId, 'product'))
  serve(app, ctx, getChallanControl, ({ scope, params }) => readChallanControl(ctx, scope, params.userId))
}
