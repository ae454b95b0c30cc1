import * as staff from '../../../contracts/calls/adminKyc.ts'
import * as calls from '../../../contracts/calls/kyc.ts'
import { serve } from '../../platform/http/serve.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { decide } from './decide.ts'
import { listPending } from './pending.ts'
import { readCompanyKyc, readIndividualKyc } from './readKyc.ts'
import { revealKyc } from './reveal.ts'
import { showUserKyc } from './showUserKyc.ts'
import { submitCompany } from './submitCompany.ts'
import { submitDirectorDetails, submitDirectors } from './submitDirectors.ts'
import { submitPan } from './submitPan.ts'
import { submitUseCase } from './submitUseCase.ts'
import { sendAadhaarCode, verifyAadhaar } from './verifyAadhaar.ts'

export function kycRoutes(app: App, ctx: HttpContext): void {
  serve(app, ctx, calls.getIndividualKyc, ({ scope, params }) => readIndividualKyc(ctx, scope, params.userId))
  serve(app, ctx, calls.getCompanyKyc, ({ scope, params }) => readCompanyKyc(ctx, scope, params.userId))
  serve(app, ctx, calls.submitPan, ({ scope, body }) => submitPan(ctx, scope, body.pan))
  serve(app, ctx, calls.sendAadhaarCode, ({ scope, body }) => sendAadhaarCode(ctx, scope, body.aadhaar))
  serve(app, ctx, calls.verifyAadhaar, ({ scope, body }) => verifyAadhaar(ctx, scope, body))
  serve(app, ctx, calls.submitCompany, ({ scope, body }) => submitCompany(ctx, scope, body))
  serve(app, ctx, calls.submitDirectors, ({ scope, body }) => submitDirectors(ctx, scope, body.directors))
  serve(app, ctx, calls.submitDirectorDetails, ({ scope, body }) => submitDirectorDetails(ctx, scope, body.directors))
  serve(app, ctx, calls.submitUseCase, ({ scope, params, body }) =>
    submitUseCase(ctx, scope, params.kind, body.useCase),
  )

  serve(app, ctx, staff.pendingKyc, () => listPending(ctx.db))
  serve(app, ctx, staff.userKyc, ({ params }) => showUserKyc(ctx, params.id))
  serve(app, ctx, staff.decideKyc, ({ scope, params, body }) => decide(ctx, scope, params.id, body))
  serve(app, ctx, staff.revealKyc, ({ scope, params, body }) => revealKyc(ctx, scope, params.id, body))
}
