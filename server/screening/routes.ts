import * as calls from '../../contracts/calls/aml.ts'
import * as workCalls from '../../contracts/calls/amlWork.ts'
import { amlQueue } from '../../contracts/resources/amlQueue.ts'
import { usualRiskRules, usualRulesSince } from '../../contracts/screening/riskRules.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { confirmDecision, decide, listDecisions, markFalsePositives } from './decisions/decide.ts'
import { changeSettings, readSettings } from './decisions/settings.ts'
import { assignScreenings } from './work/assign.ts'
import { listColleagues } from './work/colleagues.ts'
import { commentOn } from './work/comment.ts'
import { historyOf } from './work/history.ts'
import { listQueue } from './work/queue.ts'

/** What a customer decides about the hits of a screening, who works on it, and how the account screens. */
export function screeningRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.listAmlDecisions, ({ scope, params }) => listDecisions(ctx, scope, params.id))
  serveCall(app, ctx, calls.decideAmlHit, ({ scope, params, body }) => decide(ctx, scope, { ...params, ...body }))
  serveCall(app, ctx, calls.confirmAmlDecision, ({ scope, params, body }) =>
    confirmDecision(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.getAmlSettings, async ({ scope }) => ({
    ...(await readSettings(ctx.db, scope.actor.userId)),
    usual: usualRiskRules,
    usualSince: usualRulesSince,
  }))
  serveCall(app, ctx, calls.setAmlSettings, ({ scope, body }) => changeSettings(ctx, scope, body))
  serveResource(app, ctx, amlQueue, { list: (scope, query) => listQueue(ctx, scope, query) })
  serveCall(app, ctx, workCalls.listAmlColleagues, ({ scope }) => listColleagues(ctx, scope.actor.userId))
  serveCall(app, ctx, workCalls.listAmlHistory, ({ scope, params }) => historyOf(ctx, scope, params.id))
  serveCall(app, ctx, workCalls.assignAmlScreenings, ({ scope, body }) => assignScreenings(ctx, scope, body))
  serveCall(app, ctx, workCalls.commentAmlScreening, ({ scope, params, body }) =>
    commentOn(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, workCalls.markAmlFalsePositives, async ({ scope, params, body }) => ({
    decisions: await markFalsePositives(ctx, scope, { ...params, ...body }),
  }))
}
