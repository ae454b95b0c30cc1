import * as linkCalls from '../../contracts/calls/caseLinks.ts'
import * as settingsCalls from '../../contracts/calls/caseSettings.ts'
import * as calls from '../../contracts/calls/cases.ts'
import * as draftCalls from '../../contracts/calls/planDrafts.ts'
import * as planCalls from '../../contracts/calls/plans.ts'
import * as stepLinkCalls from '../../contracts/calls/stepLinks.ts'
import * as videoCalls from '../../contracts/calls/videoKycLinks.ts'
import { withHolders } from '../../contracts/cases/holder.ts'
import { caseProducts } from '../../contracts/cases/products.ts'
import { fileLimits } from '../../contracts/files/files.ts'
import { caseResource, caseResources } from '../../contracts/resources/case.ts'
import { planResource } from '../../contracts/resources/plan.ts'
import { withUpload } from '../files/receiveFile.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { archivePlan } from './archivePlan.ts'
import { beginCase, publishPlan } from './begin.ts'
import { listByKey, readByKey } from './byKey.ts'
import {
  answerCaseLink,
  challengeCaseLink,
  lookCaseLink,
  readCaseLink,
  reopenCaseLink,
  saveCaseLink,
  sendCaseLinkCode,
  signCaseLink,
  uploadCaseFile,
} from './caseLink.ts'
import { countCases } from './countCases.ts'
import { changeCaseSettings, readCaseSettings } from './keepCases.ts'
import { printLetter } from './letter.ts'
import { listCases } from './listCases.ts'
import { listPlans, showPlan } from './listPlans.ts'
import { nameStepPerson } from './nameStepPerson.ts'
import { answerReview, controlCase, decideCase, revealCase, showCase } from './ownCase.ts'
import { checkCasePayment, payCaseLink } from './payCaseLink.ts'
import { dropDraft, readDraft, saveDraft } from './planDrafts.ts'
import { compareVersions, restoreVersion } from './planHistory.ts'
import { quotePlan } from './prices.ts'
import { refundStepPayment } from './refundPayment.ts'
import { rehearsePlan } from './rehearsePlan.ts'
import { resendCaseLink } from './resendLink.ts'
import { answerStepLink, readStepLink } from './stepLink.ts'
import { beginSession } from './videoBegin.ts'
import { handInCard } from './videoCard.ts'
import { noteSession } from './videoGoOn.ts'
import { nextTask } from './videoNextTask.ts'
import { withdrawCaseLink } from './withdrawLink.ts'

/** Plans and cases of an account. */
export function casesRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, caseResource, {
    list: (scope, query) => listCases(ctx, scope, query),
    show: (scope, id) => showCase(ctx, scope, id),
  })
  for (const product of caseProducts.filter(one => one !== 'general'))
    serveResource(app, ctx, caseResources[product], {
      list: (scope, query) => listCases(ctx, scope, { ...query, filter: { ...query.filter, product } }),
      show: (scope, id) => showCase(ctx, scope, id, product),
    })
  serveResource(app, ctx, planResource, {
    list: (scope, query) => listPlans(ctx, scope, query),
    show: (scope, id) => showPlan(ctx, scope, id),
  })
  serveCall(app, ctx, planCalls.quotePlan, ({ scope, body }) => quotePlan(ctx, scope, body.plan))
  serveCall(app, ctx, planCalls.publishPlan, ({ scope, body }) => publishPlan(ctx, scope, body))
  serveCall(app, ctx, planCalls.archivePlan, ({ scope, params: { id } }) =>
    archivePlan(ctx, scope, { id, isArchived: true }),
  )
  serveCall(app, ctx, planCalls.restorePlan, ({ scope, params: { id } }) =>
    archivePlan(ctx, scope, { id, isArchived: false }),
  )
  serveCall(app, ctx, draftCalls.readPlanDraft, ({ scope, params: { name } }) => readDraft(ctx, scope, name))
  serveCall(app, ctx, draftCalls.savePlanDraft, ({ scope, params: { name }, body }) =>
    saveDraft(ctx, scope, { name, ...body }),
  )
  serveCall(app, ctx, draftCalls.dropPlanDraft, ({ scope, params: { name } }) => dropDraft(ctx, scope, name))
  serveCall(app, ctx, draftCalls.rehearsePlan, ({ scope, body }) => rehearsePlan(ctx, scope, body))
  serveCall(app, ctx, draftCalls.comparePlanVersions, ({ scope, params, query }) =>
    compareVersions(ctx, scope, { ...params, ...query }),
  )
  serveCall(app, ctx, draftCalls.restorePlanVersion, ({ scope, params, body }) =>
    restoreVersion(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, settingsCalls.readCaseSettings, ({ scope }) => readCaseSettings(ctx, scope))
  serveCall(app, ctx, settingsCalls.changeCaseSettings, ({ scope, body }) => changeCaseSettings(ctx, scope, body))
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
  serveCall(app, ctx, calls.nameStepPerson, async ({ scope, params, body }) => {
    await nameStepPerson(ctx, scope, { ...params, ...body })
    return showCase(ctx, scope, params.id)
  })
  serveCall(app, ctx, calls.refundStepPayment, ({ scope, params, body }) =>
    refundStepPayment(ctx, scope, { ...params, ...body }),
  )
  serveCall(app, ctx, calls.answerReview, ({ scope, params, body }) => answerReview(ctx, scope, { ...params, ...body }))
  serveCall(app, ctx, calls.printLetter, async ({ scope, params, reply }) =>
    sendAttachment(reply, 'letter.pdf', await printLetter(ctx, scope, params)),
  )
  serveCall(app, ctx, calls.decideCase, ({ scope, params, body }) => decideCase(ctx, scope, { ...params, ...body }))
  serveCall(app, ctx, calls.revealCase, ({ scope, params, body }) => revealCase(ctx, scope, { ...params, ...body }))
}

/** Developers' calls, inside the plugin of `/v1`, with its limits and its log. */
export function casesByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, planCalls.publishPlanByApi, ({ scope, body }) =>
    publishPlan(ctx, scope, { ...body, plan: withHolders(body.plan) }),
  )
  serveCall(v1, ctx, calls.startCaseByApi, async ({ scope, body, attempt }) => {
    const { id } = await beginCase(ctx, scope, body, attempt)
    return readByKey(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.readCaseByApi, ({ scope, params }) => readByKey(ctx, scope, params.id))
  serveCall(v1, ctx, calls.listCasesByApi, ({ scope, query }) => listByKey(ctx, scope, query))
  serveCall(v1, ctx, calls.resendCaseLinkByApi, async ({ scope, params: { id }, body }) => {
    await resendCaseLink(ctx, scope, { id, ...body })
    return readByKey(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.withdrawCaseLinkByApi, async ({ scope, params: { id }, body }) => {
    await withdrawCaseLink(ctx, scope, { id, ...body })
    return readByKey(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.nameStepPersonByApi, async ({ scope, params, body }) => {
    await nameStepPerson(ctx, scope, { ...params, ...body })
    return readByKey(ctx, scope, params.id)
  })
  serveCall(v1, ctx, calls.cancelCaseByApi, async ({ scope, params: { id }, body: { reason } }) => {
    await controlCase(ctx, scope, { id, reason, event: { type: 'cancel' } })
    return readByKey(ctx, scope, id)
  })
}

/** The pages of the person whom a case is about, and of other people whom its steps ask. */
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
  serveCall(app, ctx, linkCalls.signCaseLink, ({ scope, body, request }) =>
    signCaseLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.payCaseLink, ({ scope, body, request }) =>
    payCaseLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.checkCasePayment, ({ scope, body, request }) =>
    checkCasePayment(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.challengeCaseLink, ({ scope, body, request }) =>
    challengeCaseLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, stepLinkCalls.readStepLink, ({ scope, body, request }) =>
    readStepLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, stepLinkCalls.answerStepLink, ({ scope, body, request }) =>
    answerStepLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, videoCalls.beginVideoKyc, ({ scope, body, request }) =>
    beginSession(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, videoCalls.noteVideoKyc, ({ scope, body, request }) =>
    noteSession(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, videoCalls.cardVideoKyc, ({ scope, body, request }) =>
    handInCard(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, videoCalls.nextVideoKycTask, ({ scope, body, request }) =>
    nextTask(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.saveCaseLink, ({ scope, body, request }) =>
    saveCaseLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.lookCaseLink, ({ scope, body, request }) =>
    lookCaseLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.reopenCaseLink, ({ scope, body, request }) =>
    reopenCaseLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  withUpload(app, fileLimits.bytes, uploads =>
    serveCall(uploads, ctx, linkCalls.uploadCaseFile, async ({ scope, request }) => {
      const given = (name: string) => [request.headers[name]].flat()[0]
      const link = { token: given(linkCalls.LINK_HEADER) ?? '', pass: given(linkCalls.PASS_HEADER) }
      return uploadCaseFile(ctx, { scope, agent: agentOf(request) }, link, await request.file())
    }),
  )
}
