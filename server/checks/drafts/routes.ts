import { draft } from '../../../contracts/resources/draft.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { listDrafts, ownDraft, presentDraftDetail } from './listDrafts.ts'
import { addDraft, changeDraft, discardDraft } from './saveDraft.ts'

/** Drafts of single checks; an uploaded file that was not started is a bulk job. */
export function draftsRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, draft, {
    list: (scope, query) => listDrafts(ctx, scope, query),
    show: async (scope, id) => presentDraftDetail(ctx, await ownDraft(ctx.db, scope, id)),
    create: (scope, body) => addDraft(ctx, scope, body),
    update: (scope, id, body) => changeDraft(ctx, scope, id, body),
    remove: (scope, id) => discardDraft(ctx, scope, id),
  })
}
