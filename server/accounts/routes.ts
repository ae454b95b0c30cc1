import {
  subUserAuthenticate,
  userAuthenticate,
  userEmailOtp,
  userEmailOtpVerification,
} from '../../contracts/calls/auth.ts'
import { codes } from '../../contracts/codes.ts'
import { serve } from '../http/serve.ts'
import type { App, HttpContext } from '../http/types.ts'
import { say } from '../say.ts'
import { refreshSession } from './refreshSession.ts'
import { sendEmailCode } from './sendEmailCode.ts'
import { verifyEmailCode } from './verifyEmailCode.ts'

export function accountsRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, userEmailOtp, ({ scope, body }) => sendEmailCode(ctx, scope, body.email))
  serve(app, ctx, userEmailOtpVerification, ({ scope, body, request }) =>
    verifyEmailCode(ctx, scope, body, request.headers['user-agent']),
  )
  serve(app, ctx, userAuthenticate, async ({ scope, body }) => {
    const { token, refreshToken } = await refreshSession(ctx, { audience: 'customer', subUserId: null }, body.token)
    return { code: codes.ok, message: say(scope.locale, 'signIn.refreshed'), token, refreshToken }
  })
  serve(app, ctx, subUserAuthenticate, async ({ scope, body }) => {
    const of = { audience: 'customer', subUserId: body.subUserId } as const
    const { token, refreshToken } = await refreshSession(ctx, of, body.token)
    return { code: codes.ok, message: say(scope.locale, 'signIn.refreshed'), token, refreshToken }
  })
}
