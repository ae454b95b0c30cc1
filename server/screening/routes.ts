import * as calls from '../../contracts/calls/aml.ts'
import { usualRiskRules, usualRulesSince } from '../../contracts/screening/riskRules.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { confirmDecision, decide, listDecisions } from './decisions/decide.ts'
import { changeSettings, readSettings } from './decisions/settings.ts'

/** What a customer decides about the hits of a screening, and how the account screens. */
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
}
