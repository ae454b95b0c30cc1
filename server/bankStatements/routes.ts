import * as calls from '../../contracts/calls/bankStatements.ts'
import { statementFile } from '../../contracts/resources/statementFile.ts'
import { recordAccess, recordApiRead } from '../platform/audit/recordAccess.ts'
import type { Scope } from '../platform/context.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import type { KeyActor } from '../platform/identity/actors.ts'
import { applyRules } from './applyRules.ts'
import { jsonOf, workbookOf } from './exportAnalysis.ts'
import { listLayouts, removeLayout } from './layouts.ts'
import { mapColumns, showLayout } from './mapColumns.ts'
import { pageOfRows, presentAnalysis } from './rows.ts'
import { changeRules, rulesOf } from './rules.ts'
import { listStatementFiles, reread, showStatementFile, streamStatementFiles } from './statementFiles.ts'
import { openAnalysis } from './storeAnalysis.ts'

/** Analyses of bank statements, and the customer's rules for their categories. */
export function bankStatementRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.readStatement, async ({ scope, params }) =>
    presentAnalysis(await openAnalysis(ctx, { id: params.id, userId: scope.actor.userId })),
  )
  serveCall(app, ctx, calls.listStatementRows, async ({ scope, params, query }) =>
    pageOfRows(await openAnalysis(ctx, { id: params.id, userId: scope.actor.userId }), query),
  )
  serveCall(app, ctx, calls.exportBankStatement, async ({ scope, params, query: { format }, reply }) => {
    const analysis = await openAnalysis(ctx, { id: params.id, userId: scope.actor.userId })
    await recordAccess(ctx.db, scope, { action: 'bankStatement.exported', subject: params.id, data: { format } })
    const content = format === 'xlsx' ? workbookOf(analysis, scope.locale) : jsonOf(analysis)
    return sendAttachment(reply, `bank-statement.${format}`, content)
  })
  serveCall(app, ctx, calls.showStatementLayout, ({ scope, params, query }) =>
    showLayout(ctx, scope, { ...params, ...query }),
  )
  serveCall(app, ctx, calls.mapStatementLayout, ({ scope, params, body }) =>
    mapColumns(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.listStatementLayouts, ({ scope }) => listLayouts(ctx, scope))
  serveCall(app, ctx, calls.removeStatementLayout, ({ scope, params }) => removeLayout(ctx, scope, params.id))
  serveCall(app, ctx, calls.readStatementRules, async ({ scope }) => ({
    rules: await rulesOf(ctx, scope.actor.userId),
  }))
  serveCall(app, ctx, calls.changeStatementRules, ({ scope, body }) => changeRules(ctx, scope, body.rules))
  serveCall(app, ctx, calls.applyStatementRules, ({ scope, params }) => applyRules(ctx, scope, params.id))
}

/** The same for developers, inside the plugin of `/v1`, with its limits and its log. */
export function serveStatementsByApi(v1: App, ctx: HttpContext): void {
  const open = async (scope: Scope<KeyActor>, id: string) => {
    const analysis = await openAnalysis(ctx, { id, ...scope.actor })
    await recordApiRead(ctx.db, scope, { action: 'verification.readByApi', subject: id })
    return analysis
  }
  serveCall(v1, ctx, calls.readStatementByApi, async ({ scope, params }) =>
    presentAnalysis(await open(scope, params.id)),
  )
  serveCall(v1, ctx, calls.listStatementRowsByApi, async ({ scope, params, query }) =>
    pageOfRows(await open(scope, params.id), query),
  )
  serveCall(v1, ctx, calls.showStatementLayoutByApi, ({ scope, params, query }) =>
    showLayout(ctx, scope, { ...params, ...query }),
  )
  serveCall(v1, ctx, calls.mapStatementLayoutByApi, ({ scope, params, body }) =>
    mapColumns(ctx, scope, { ...params, ...body }),
  )
  serveCall(v1, ctx, calls.listStatementLayoutsByApi, ({ scope }) => listLayouts(ctx, scope))
  serveCall(v1, ctx, calls.removeStatementLayoutByApi, ({ scope, params }) => removeLayout(ctx, scope, params.id))
}

/** How reading went, for staff. */
export function statementFileRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, statementFile, {
    list: (_scope, query) => listStatementFiles(ctx, query),
    show: (_scope, id) => showStatementFile(ctx, id),
    stream: (_scope, filter) => streamStatementFiles(ctx, filter),
  })
  serveCall(app, ctx, calls.rereadStatement, ({ scope, params, body }) => reread(ctx, scope, { ...params, ...body }))
}
