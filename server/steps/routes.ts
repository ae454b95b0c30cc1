import * as linkCalls from '../../contracts/calls/caseLinks.ts'
import * as calls from '../../contracts/calls/cases.ts'
import { fileLimits } from '../../contracts/files/files.ts'
import { caseResource } from '../../contracts/resources/case.ts'
import { planResource } from '../../contracts/resources/plan.ts'
import { withUpload } from '../files/receiveFile.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { archivePlan } from './archivePlan.ts'
import { beginCase, publishPlan } from './begin.ts'
import { listByKey, readByKey } from './byKey.ts'
import { answerCaseLink, readCaseLink, sendCaseLinkCode, uploadCaseFile } from './caseLink.ts'
import { countCases } from './countCases.ts'
import { listCases } from './listCases.ts'
import { listPlans, showPlan } from './listPlans.ts'
import { answerReview, controlCase, decideCase, revealCase, showCase } from './ownCase.ts'
import { quotePlan } from './prices.ts'
import { resendCaseLink } from './resendLink.ts'
import { withdrawCaseLink } from './withdrawLink.ts'

/** Plans and cases of an account. */
export function casesRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, caseResource, {
    list: (scope, query) => listCases(ctx, scope, query),
    show: (scope, id) => showCase(ctx, scope, id),
  })
  serveResource(app, ctx, planResource, {
    list: (scope, query) => listPlans(ctx, scope, query),
    show: (scope, id) => showPlan(ctx, scope, id),
  })
  serveCall(app, ctx, calls.quotePlan, ({ scope, body }) => quotePlan(ctx, scope, body.plan))
  serveCall(app, ctx, calls.publishPlan, ({ scope, body }) => publishPlan(ctx, scope, body))
  serveCall(app, ctx, calls.archivePlan, ({ scope, params: { id } }) =>
    archivePlan(ctx, scope, { id, isArchived: true }),
  )
  serveCall(app, ctx, calls.restorePlan, ({ scope, params: { id } }) =>
    archivePlan(ctx, scope, { id, isArchived: false }),
  )
  serveCall(app, ctx, calls.countCases, ({ scope, query }) => countCases(ctx, scope, query))
  serveCall(app, ctx, calls.startCase, ({ scope, body, attempt }) => beginCase(ctx, scope, body, attempt))
  serveCall(app, ctx, calls.pauseCase, ({ scope, params: { id } }) =>
    controlCase(ctx, scope, { id, event: { type: 'pause' } }),
  )
  serveCall(app, ctx, calls.resumeCase, ({ scope, params: { id } }) =>
    controlCase(ctx, scope, { id, event: { type: 'resume' } }),
  )
  serveCall(app, ctx, calls.cancelCase, ({ scope, params: { id }, body: { reason } }) =>
    controlCase(ctx, scope, { id, reason, event: { type: 'cancel' } }),
  )
  serveCall(app, ctx, calls.resendCaseLink, async ({ scope, params: { id }, body }) => {
    await resendCaseLink(ctx, scope, { id, ...body })
    return showCase(ctx, scope, id)
  })
  serveCall(app, ctx, calls.withdrawCaseLink, async ({ scope, params: { id }, body }) => {
    await withdrawCaseLink(ctx, scope, { id, ...body })
    return showCase(ctx, scope, id)
  })
  serveCall(app, ctx, calls.skipStep, ({ scope, params: { id, step }, body: { reason } }) =>
    controlCase(ctx, scope, { id, reason, event: { type: 'skip', step, reason } }),
  )
  serveCall(app, ctx, calls.askStepAgain, ({ scope, params: { id, step }, body: { reason } }) =>
    controlCase(ctx, scope, { id, reason, event: { type: 'askAgain', step } }),
  )
  serveCall(app, ctx, calls.answerReview, ({ scope, params, body }) => answerReview(ctx, scope, { ...params, ...body }))
  serveCall(app, ctx, calls.decideCase, ({ scope, params, body }) => decideCase(ctx, scope, { ...params, ...body }))
  serveCall(app, ctx, calls.revealCase, ({ scope, params, body }) => revealCase(ctx, scope, { ...params, ...body }))
}

/** Developers' calls, inside the plugin of `/v1`, with its limits and its log. */
export function casesByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, calls.publishPlanByApi, ({ scope, body }) => publishPlan(ctx, scope, body))
  serveCall(v1, ctx, calls.startCaseByApi, async ({ scope, body, attempt }) => {
    const { id } = await beginCase(ctx, scope, body, attempt)
    return readByKey(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.readCaseByApi, ({ scope, params }) => readByKey(ctx, scope, params.id))
  serveCall(v1, ctx, calls.listCasesByApi, ({ scope, query }) => listByKey(ctx, scope, query.before))
  serveCall(v1, ctx, calls.resendCaseLinkByApi, async ({ scope, params: { id }, body }) => {
    await resendCaseLink(ctx, scope, { id, ...body })
    return readByKey(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.withdrawCaseLinkByApi, async ({ scope, params: { id }, body }) => {
    await withdrawCaseLink(ctx, scope, { id, ...body })
    return readByKey(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.cancelCaseByApi, async ({ scope, params: { id }, body: { reason } }) => {
    await controlCase(ctx, scope, { id, reason, event: { type: 'cancel' } })
    return readByKey(ctx, scope, id)
  })
}

/** The page of the person whom a case is about. */
export function caseLinkRoutes(app: App, ctx: HttpContext): void {
  const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => headers['user-agent'] ?? ''
  serveCall(app, ctx, linkCalls.readCaseLink, ({ scope, body, request }) =>
    readCaseLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.answerCaseLink, ({ scope, body, request }) =>
    answerCaseLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.sendCaseLinkCode, ({ scope, body, request }) =>
    sendCaseLinkCode(ctx, { scope, agent: agentOf(request) }, body),
  )
  withUpload(app, fileLimits.bytes, uploads =>
    serveCall(uploads, ctx, linkCalls.uploadCaseFile, async ({ scope, request }) => {
      const given = (name: string) => [request.headers[name]].flat()[0]
      const link = { token: given(linkCalls.LINK_HEADER) ?? '', pass: given(linkCalls.PASS_HEADER) }
      return uploadCaseFile(ctx, { scope, agent: agentOf(request) }, link, await request.file())
    }),
  )
}
