import * as calls from '../../contracts/calls/onboarding.ts'
import * as pageCalls from '../../contracts/calls/onboardingLinks.ts'
import { onboardingCaseResource } from '../../contracts/resources/case.ts'
import { onboardingFlowResource } from '../../contracts/resources/onboardingFlow.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { downloadApplicantFile } from './applicantFile.ts'
import { exportResponses } from './exportResponses.ts'
import { listFlows, showFlow } from './flows.ts'
import { funnelOf } from './funnel.ts'
import { lookByLink, readLook, saveLook } from './look.ts'
import { openByFlow } from './open.ts'
import { createPrefill } from './prefill.ts'
import { openFlowLinkOf, readFlowLink, renewFlowLinkOf, stopFlowLinkOf } from './settings.ts'
import { readFlowPage, sendFlowCode } from './visit.ts'

/** Flows of an account and their responses. */
export function onboardingRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, onboardingFlowResource, {
    list: (scope, query) => listFlows(ctx, scope, query),
    show: (scope, id) => showFlow(ctx, scope, id),
  })
  serveCall(app, ctx, calls.readFlowLink, ({ scope, params: { id } }) => readFlowLink(ctx, scope, id))
  serveCall(app, ctx, calls.openFlowLink, ({ scope, params: { id }, body }) => openFlowLinkOf(ctx, scope, id, body))
  serveCall(app, ctx, calls.renewFlowLink, ({ scope, params: { id } }) => renewFlowLinkOf(ctx, scope, id))
  serveCall(app, ctx, calls.stopFlowLink, ({ scope, params: { id } }) => stopFlowLinkOf(ctx, scope, id))
  serveCall(app, ctx, calls.readOnboardingLook, ({ scope }) => readLook(ctx, scope))
  serveCall(app, ctx, calls.saveOnboardingLook, ({ scope, body }) => saveLook(ctx, scope, body))
  serveCall(app, ctx, calls.readFunnel, ({ scope, params: { id } }) => funnelOf(ctx, scope, id))
  serveCall(app, ctx, calls.downloadApplicant, async ({ scope, params: { id }, reply }) => {
    const { fileName, pdf } = await downloadApplicantFile(ctx, scope, id)
    return sendAttachment(reply, fileName, pdf)
  })
  serveCall(app, ctx, calls.exportResponses, async ({ scope, query, reply }) => {
    const csv = await exportResponses(ctx, scope, parseFilter(onboardingCaseResource, query.filter))
    return sendAttachment(reply, 'responses.csv', csv)
  })
}

/** The page of whoever opens a flow's link. */
export function onboardingPageRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, pageCalls.readOnboardingFlow, ({ scope, body: { token } }) => readFlowPage(ctx, scope, token))
  serveCall(app, ctx, pageCalls.sendOnboardingCode, ({ scope, body }) => sendFlowCode(ctx, scope, body))
  serveCall(app, ctx, pageCalls.openOnboarding, ({ scope, body, request }) =>
    openByFlow(ctx, { scope, agent: request.headers['user-agent'] ?? '' }, body),
  )
  serveCall(app, ctx, pageCalls.readOnboardingLookByLink, async ({ scope, body: { token } }) => ({
    look: await lookByLink(ctx, scope, token),
  }))
}

/** Developers' calls, inside the plugin of `/v1`. */
export function onboardingByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, calls.createPrefilledLinkByApi, ({ scope, params: { id }, body }) =>
    createPrefill(ctx, scope, id, body),
  )
}
