import { addNote as addCall, listNotes as listCall } from '../../../contracts/calls/notes.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { addNote, listNotes } from './notes.ts'

export function notesRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, listCall, ({ scope, params }) => listNotes(ctx.db, scope, params.id))
  serveCall(app, ctx, addCall, ({ scope, params, body }) => addNote(ctx, scope, params.id, body.text))
}
