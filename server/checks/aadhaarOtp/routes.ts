import { confirmAadhaar as confirmCall } from '../../../contracts/calls/aadhaarOtp.ts'
import { aadhaarOtp } from '../../../contracts/products/aadhaarOtp.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { ownVerification, presentVerification } from '../verifications/present.ts'
import { confirmAadhaar } from './confirm.ts'

/** The second call of `aadhaar-otp` from a screen; by key it is among the gateway's. */
export function aadhaarOtpRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, confirmCall, async ({ scope, params, body }) => {
    const row = await ownVerification(ctx, scope, params.id)
    return presentVerification(ctx.vault, aadhaarOtp.id, await confirmAadhaar(ctx, scope, row, body.code))
  })
}
