import {
  forgotPassword as forgotCall,
  resetPassword as resetCall,
  passwordSignIn as signInCall,
  subUserSignIn as subUserCall,
} from '../../../../contracts/calls/signIn.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import type { Captcha } from '../captcha/index.ts'
import { userAgentOf } from '../client.ts'
import { primaryByEmail, subUserByEmail } from '../holders.ts'
import { forgotPassword } from './forgot.ts'
import { resetPassword } from './reset.ts'
import { passwordSignIn } from './signIn.ts'

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
