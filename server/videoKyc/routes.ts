import * as calls from '../../contracts/calls/videoKyc.ts'
import { videoKycTemplateResource } from '../../contracts/resources/videoKycTemplate.ts'
import { recordApiRead } from '../platform/audit/recordAccess.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { listPlans, showPlan } from '../steps/listPlans.ts'
import { decide } from './decide.ts'
import { figuresOf } from './figures.ts'
import { showVideoKyc } from './present.ts'
import { reportPdf } from './report.ts'
import { readSettings, saveSettings } from './settings.ts'
import { requireTemplate } from './template.ts'

/** Video KYC of an account. Its sessions are started and controlled as cases are. */
export function videoKycRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, videoKycTemplateResource, {
    list: (scope, query) => listPlans(ctx, scope, query, 'video-kyc'),
    show: async (scope, id) => {
      await requireTemplate(ctx.db, scope, id)
      return showPlan(ctx, scope, id)
    },
  })
  serveCall(app, ctx, calls.readVideoKyc, ({ scope, params: { id } }) =>
    showVideoKyc(ctx, scope, id, { inClear: false }),
  )
  serveCall(app, ctx, calls.decideVideoKyc, ({ scope, params: { id }, body }) => decide(ctx, scope, { id, ...body }))
  serveCall(app, ctx, calls.downloadVideoKyc, async ({ scope, params: { id }, reply }) => {
    const { fileName, pdf } = await reportPdf(ctx, scope, id)
    return sendAttachment(reply, fileName, pdf)
  })
  serveCall(app, ctx, calls.readVideoKycSettings, ({ scope }) => readSettings(ctx, scope))
  serveCall(app, ctx, calls.saveVideoKycSettings, ({ scope, body }) => saveSettings(ctx, scope, body))
  serveCall(app, ctx, calls.readVideoKycFigures, ({ scope, query }) => figuresOf(ctx, scope, query))
}

/** Developers' calls, inside the plugin of `/v1`, with its limits and its log. */
export function videoKycByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, calls.readVideoKycByApi, async ({ scope, params: { id } }) => {
    const shown = await showVideoKyc(ctx, scope, id, { inClear: true })
    await recordApiRead(ctx.db, scope, { action: 'case.readByApi', subject: id })
    return shown
  })
  serveCall(v1, ctx, calls.downloadVideoKycByApi, async ({ scope, params: { id }, reply }) => {
    const { fileName, pdf } = await reportPdf(ctx, scope, id)
    return sendAttachment(reply, fileName, pdf)
  })
}
