import * as staff from '../../../contracts/calls/adminKyc.ts'
import * as calls from '../../../contracts/calls/kyc.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { decideOnKyc } from './decide.ts'
import { readCompanyKyc, readIndividualKyc } from './readKyc.ts'
import { listPending, revealKyc, showUserKyc } from './staffKyc.ts'
import { submitCompany, submitDirectorDetails, submitDirectors } from './submitCompany.ts'
import { submitPan, submitUseCase } from './submitIndividual.ts'
import { sendAadhaarCode, verifyAadhaar } from './verifyAadhaar.ts'

export function kycRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.getIndividualKyc, ({ scope, params }) => readIndividualKyc(ctx, scope, params.userId))
  serveCall(app, ctx, calls.getCompanyKyc, ({ scope, params }) => readCompanyKyc(ctx, scope, params.userId))
  serveCall(app, ctx, calls.submitPan, ({ scope, body }) => submitPan(ctx, scope, body.pan))
  serveCall(app, ctx, calls.sendAadhaarCode, ({ scope, body }) => sendAadhaarCode(ctx, scope, body.aadhaar))
  serveCall(app, ctx, calls.verifyAadhaar, ({ scope, body }) => verifyAadhaar(ctx, scope, body))
  serveCall(app, ctx, calls.submitCompany, ({ scope, body }) => submitCompany(ctx, scope, body))
  serveCall(app, ctx, calls.submitDirectors, ({ scope, body }) => submitDirectors(ctx, scope, body.directors))
  serveCall(app, ctx, calls.submitDirectorDetails, ({ scope, body }) =>
    submitDirectorDetails(ctx, scope, body.directors),
  )
  serveCall(app, ctx, calls.submitUseCase, ({ scope, params, body }) =>
    submitUseCase(ctx, scope, params.kind, body.useCase),
  )

  serveCall(app, ctx, staff.pendingKyc, () => listPending(ctx))
  serveCall(app, ctx, staff.userKyc, ({ params }) => showUserKyc(ctx, params.id))
  serveCall(app, ctx, staff.decideKyc, ({ scope, params, body }) => decideOnKyc(ctx, scope, params.id, body))
  serveCall(app, ctx, staff.revealKyc, ({ scope, params, body }) => revealKyc(ctx, scope, params.id, body))
}
