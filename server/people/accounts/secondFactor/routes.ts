import {
  adminSecondFactorSignIn,
  beginSecondFactor as beginCall,
  beginStaffSecondFactor,
  confirmSecondFactor as confirmCall,
  confirmStaffSecondFactor,
  disableStaffSecondFactor,
  getSecondFactor,
  getStaffSecondFactor,
  disableSecondFactor as offCall,
  renewRecoveryCodes as renewCall,
  renewStaffRecoveryCodes,
  resetUserSecondFactor as resetCall,
  secondFactorSignIn as signInCall,
} from '../../../../contracts/calls/secondFactor.ts'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../../platform/http/types.ts'
import { userAgentOf } from '../client.ts'
import { disableSecondFactor, renewRecoveryCodes, resetUserSecondFactor } from './change.ts'
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from './setUp.ts'
import { secondFactorSignIn } from './signIn.ts'

export function secondFactorRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, signInCall, ({ scope, body, request }) =>
    secondFactorSignIn(ctx, scope, 'customer', body, userAgentOf(request)),
  )
  serveCall(app, ctx, adminSecondFactorSignIn, ({ scope, body, request }) =>
    secondFactorSignIn(ctx, scope, 'admin', body, userAgentOf(request)),
  )
  for (const call of [getSecondFactor, getStaffSecondFactor])
    serveCall(app, ctx, call, ({ scope }) => readSecondFactor(ctx, scope))
  for (const call of [beginCall, beginStaffSecondFactor])
    serveCall(app, ctx, call, ({ scope }) => beginSecondFactor(ctx, scope))
  for (const call of [confirmCall, confirmStaffSecondFactor])
    serveCall(app, ctx, call, ({ scope, body }) => confirmSecondFactor(ctx, scope, body.code))
  for (const call of [renewCall, renewStaffRecoveryCodes])
    serveCall(app, ctx, call, ({ scope, body }) => renewRecoveryCodes(ctx, scope, body.code))
  for (const call of [offCall, disableStaffSecondFactor])
    serveCall(app, ctx, call, ({ scope, body }) => disableSecondFactor(ctx, scope, body.code))
  serveCall(app, ctx, resetCall, ({ scope, params, body }) => resetUserSecondFactor(ctx, scope, params.id, body))
}
