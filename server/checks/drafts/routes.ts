import { draft } from '../../../contracts/resources/draft.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { discardDraft } from './discardDraft.ts'
import { listDrafts } from './listDrafts.ts'
import { ownDraft, presentDraftDetail } from './presentDraft.ts'
import { addDraft, changeDraft } from './saveDraft.ts'

/** Drafts of single checks; an uploaded file that was not started is a bulk job. */
export function draftsRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, draft, {
    list: (scope, query) => listDrafts(ctx, scope, query),
    show: async (scope, id) => presentDraftDetail(ctx, await ownDraft(ctx.db, scope, id)),
    create: (scope, asked) => addDraft(ctx, scope, asked),
    update: (scope, id, asked) => changeDraft(ctx, scope, id, asked),
    remove: (scope, id) => discardDraft(ctx, scope, id),
  })
}
