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
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { adminSignIn } from './adminSignIn.ts'
import { createCaptcha } from './captcha.ts'
import { userAgentOf } from './client.ts'
import { verifyEmailCode } from './codeSignIn.ts'
import { googleRoutes } from './google/routes.ts'
import { createGoogleVerifier } from './google/verifier.ts'
import { ownAccountRoutes } from './own/routes.ts'
import type { RpOf } from './passkeys/relyingParty.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { readChallanControl, readCredits, readProfile, readSubUserProfile } from './profile.ts'
import { proofRoutes } from './proof/routes.ts'
import { refreshSession } from './refreshSession.ts'
import { registrationRoutes } from './registration/routes.ts'
import { secondFactorRoutes } from './secondFactor/routes.ts'
import { sendEmailCode } from './sendEmailCode.ts'
import { signOut } from './sessions.ts'
import { captchaRoutes, passwordRoutes, phoneRoutes } from './signInRoutes.ts'
import { ssoRoutes } from './sso/routes.ts'
import { subUsersRoutes } from './subUsers/routes.ts'

/** `rpOf` says for which domain a request's passkeys are. */
export function accountsRoutes(app: App, ctx: HttpContext, rpOf: RpOf): void {
  const egress = createEgress({ production: ctx.config.production, ownPort: ctx.config.PORT })
  const google = createGoogleVerifier(ctx, egress)
  captchaRoutes(app, ctx, google)
  phoneRoutes(app, ctx)
  passwordRoutes(app, { ...ctx, captcha: createCaptcha(ctx, egress) })
  registrationRoutes(app, ctx)
  googleRoutes(app, ctx, google)
  ssoRoutes(app, ctx)
  subUsersRoutes(app, ctx)
  secondFactorRoutes(app, ctx)
  proofRoutes(app, ctx)
  passkeyRoutes(app, ctx, rpOf)
  ownAccountRoutes(app, ctx)

  serveCall(app, ctx, userEmailOtp, ({ scope, body }) => sendEmailCode(ctx, scope, body.email))
  serveCall(app, ctx, userEmailOtpVerification, ({ scope, body, request }) =>
    verifyEmailCode(ctx, scope, body, userAgentOf(request)),
  )
  serveCall(app, ctx, userAuthenticate, ({ scope, body }) =>
    refreshSession(ctx, scope, { audience: 'customer', subUserId: null }, body.token),
  )
  serveCall(app, ctx, subUserAuthenticate, ({ scope, body }) =>
    refreshSession(ctx, scope, { audience: 'customer', subUserId: body.subUserId }, body.token),
  )
  serveCall(app, ctx, customerSignOut, ({ scope, body }) => signOut(ctx, scope, body.everywhere))

  serveCall(app, ctx, adminLogin, ({ scope, body, request }) => adminSignIn(ctx, scope, body, userAgentOf(request)))
  serveCall(app, ctx, adminAuthenticate, ({ scope, body }) =>
    refreshSession(ctx, scope, { audience: 'admin', subUserId: null }, body.token),
  )
  serveCall(app, ctx, adminSignOut, ({ scope, body }) => signOut(ctx, scope, body.everywhere))

  serveCall(app, ctx, getProfile, ({ scope, params }) => readProfile(ctx, scope, params.userId))
  serveCall(app, ctx, getSubUserProfile, ({ scope, params }) => readSubUserProfile(ctx, scope, params.id))
  serveCall(app, ctx, getChallanCredits, ({ scope, params }) => readCredits(ctx, scope, params.userId, 'challan'))
  serveCall(app, ctx, getApiCredits, ({ scope, params }) => readCredits(ctx, scope, params.userId, 'api'))
  serveCall(app, ctx, getProductCredits, ({ scope, params }) => readCredits(ctx, scope, params.userId, 'product'))
  serveCall(app, ctx, getChallanControl, ({ scope, params }) => readChallanControl(ctx, scope, params.userId))
}
