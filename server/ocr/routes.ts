import * as calls from '../../contracts/calls/documents.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { compareWithSource } from './compareWithSource.ts'
import { correctField, revealDocumentValue } from './corrections.ts'
import { readKinds } from './kinds.ts'
import { presentDocument } from './presentDocument.ts'
import { changeKind, kindsForStaff } from './staff.ts'

/** What a check has read from a document, what people make of it, and which kinds staff offer. */
export function documentsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.readDocumentCheck, ({ scope, params }) => presentDocument(ctx, scope, params.id))
  serveCall(app, ctx, calls.correctDocumentField, ({ scope, params, body }) =>
    correctField(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.revealDocumentField, ({ scope, params, body }) =>
    revealDocumentValue(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.compareDocument, ({ scope, params, body, attempt }) =>
    compareWithSource(ctx, scope, { ...params, ...body }, attempt),
  )
  serveCall(app, ctx, calls.listDocumentKinds, async () =>
    (await readKinds(ctx.db)).map(({ family, isOn }) => ({ family, isOn })),
  )
  serveCall(app, ctx, calls.listDocumentKindsForStaff, () => kindsForStaff(ctx))
  serveCall(app, ctx, calls.changeDocumentKind, ({ scope, params, body }) =>
    changeKind(ctx, scope, { ...params, ...body }),
  )
}
