import * as calls from '../../../contracts/calls/notes.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { setFollowUp } from './followUps.ts'
import { addNote, listNotes } from './notes.ts'

export function notesRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.listNotes, ({ scope, params }) => listNotes(ctx, scope, params))
  serveCall(app, ctx, calls.addNote, ({ scope, params, body }) => addNote(ctx, scope, params, body))
  serveCall(app, ctx, calls.setFollowUp, ({ scope, params, body }) => setFollowUp(ctx, scope, params, body.on))
}
