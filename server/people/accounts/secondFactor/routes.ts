import {
  adminSecondFactorSignIn,
  beginSecondFactor as beginCall,
  beginStaffSecondFactor,
  confirmSecondFactor as confirmCall,
  confirmStaffSecondFactor,
  getSecondFactor,
  getStaffSecondFactor,
  turnSecondFactorOff as offCall,
  renewRecoveryCodes as renewCall,
  renewStaffRecoveryCodes,
  resetUserSecondFactor as resetCall,
  secondFactorSignIn as signInCall,
  turnStaffSecondFactorOff,
} from '../../../../contracts/calls/secondFactor.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../caller.ts'
import { renewRecoveryCodes, turnSecondFactorOff } from './change.ts'
import { resetUserSecondFactor } from './reset.ts'
import { beginSecondFactor, confirmSecondFactor } from './setUp.ts'
import { secondFactorSignIn } from './signIn.ts'
import { readSecondFactor } from './status.ts'

export function secondFactorRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, signInCall, ({ scope, body, request }) =>
    secondFactorSignIn(ctx, scope, 'customer', body, userAgentOf(request)),
  )
  serve(app, ctx, adminSecondFactorSignIn, ({ scope, body, request }) =>
    secondFactorSignIn(ctx, scope, 'admin', body, userAgentOf(request)),
  )
  for (const call of [getSecondFactor, getStaffSecondFactor])
    serve(app, ctx, call, ({ scope }) => readSecondFactor(ctx, scope))
  for (const call of [beginCall, beginStaffSecondFactor])
    serve(app, ctx, call, ({ scope }) => beginSecondFactor(ctx, scope))
  for (const call of [confirmCall, confirmStaffSecondFactor])
    serve(app, ctx, call, ({ scope, body }) => confirmSecondFactor(ctx, scope, body.code))
  for (const call of [renewCall, renewStaffRecoveryCodes])
    serve(app, ctx, call, ({ scope, body }) => renewRecoveryCodes(ctx, scope, body.code))
  for (const call of [offCall, turnStaffSecondFactorOff])
    serve(app, ctx, call, ({ scope, body }) => turnSecondFactorOff(ctx, scope, body.code))
  serve(app, ctx, resetCall, ({ scope, params, body }) => resetUserSecondFactor(ctx, scope, params.id, body))
}
