import * as pageCalls from '../../../contracts/calls/esignFormLinks.ts'
import * as calls from '../../../contracts/calls/esignForms.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { openByForm } from './makeCopy.ts'
import { closeForm, openForm, readForm, renewForm } from './settings.ts'
import { readFormPage, sendFormCode } from './visit.ts'

/** The public forms of an account's templates, and their pages. */
export function esignFormRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.readFormLink, ({ scope, params: { id } }) => readForm(ctx, scope, id))
  serveCall(app, ctx, calls.openFormLink, ({ scope, params: { id }, body }) => openForm(ctx, scope, id, body))
  serveCall(app, ctx, calls.renewFormLink, ({ scope, params: { id } }) => renewForm(ctx, scope, id))
  serveCall(app, ctx, calls.stopFormLink, ({ scope, params: { id } }) => closeForm(ctx, scope, id))
  serveCall(app, ctx, pageCalls.readEsignForm, ({ scope, body: { token } }) => readFormPage(ctx, scope, token))
  serveCall(app, ctx, pageCalls.sendEsignFormCode, ({ scope, body }) => sendFormCode(ctx, scope, body))
  serveCall(app, ctx, pageCalls.openEsignForm, ({ scope, body, request }) =>
    openByForm(ctx, { scope, agent: request.headers['user-agent'] ?? '' }, body),
  )
}
