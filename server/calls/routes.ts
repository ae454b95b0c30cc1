import * as links from '../../contracts/calls/videoCallLinks.ts'
import * as calls from '../../contracts/calls/videoCalls.ts'
import { videoCallResource } from '../../contracts/resources/videoCall.ts'
import { callLimits } from '../../contracts/videoCalls/states.ts'
import { withUpload } from '../files/receiveFile.ts'
import type { Scope } from '../platform/context.ts'
import { asEventStream } from '../platform/http/eventStream.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { enterQueue, leaveQueue, readByLink } from './byLink.ts'
import { auditCall, proposeDecision } from './decide.ts'
import { readDesk, setDuty } from './desk.ts'
import { cancelCall, hangUp, resendLink } from './end.ts'
import { followAsAgent, followByTicket } from './events.ts'
import { answerCard } from './evidence/answerCard.ts'
import { askPan } from './evidence/askPan.ts'
import { createCallHub } from './hub.ts'
import { listCalls } from './list.ts'
import { markStep, showStep } from './marks.ts'
import { recordOpening } from './opened.ts'
import { storePiece } from './pieces.ts'
import { latestAgents, presentDetail, presentRow } from './present.ts'
import { sendRecording } from './recording.ts'
import { callReportPdf } from './report.ts'
import { ownCall } from './rounds/row.ts'
import { signalByAgent, signalByTicket } from './signals.ts'
import { startVideoCall } from './start.ts'
import { captureStill } from './stills.ts'
import { enterCall, takeNext } from './take.ts'

/** Video calls in the console, and the page of the person by their link. Opening a call is recorded. */
export function videoCallRoutes(app: App, ctx: HttpContext): void {
  const hub = createCallHub(ctx)
  app.addHook('preClose', () => hub.close())
  const detail = async (scope: Scope<CustomerActor>, id: string) =>
    presentDetail(ctx, scope, await ownCall(ctx, scope, id))
  const row = (scope: Scope<CustomerActor>, id: string) => readRow(ctx, scope, id)
  serveResource(app, ctx, videoCallResource, {
    list: (scope, query) => listCalls(ctx, scope, query),
    show: async (scope, id) => {
      const shown = await detail(scope, id)
      await recordOpening(ctx.db, scope, 'videoCall.opened', id)
      return shown
    },
  })
  serveCall(app, ctx, calls.startVideoCall, ({ scope, body, attempt }) => startVideoCall(ctx, scope, body, attempt))
  serveCall(app, ctx, calls.resendVideoCall, async ({ scope, params: { id } }) => {
    await resendLink(ctx, scope, id)
    return row(scope, id)
  })
  serveCall(app, ctx, calls.cancelVideoCall, async ({ scope, params: { id } }) => {
    await cancelCall(ctx, scope, id)
    hub.wake()
    return row(scope, id)
  })
  serveCall(app, ctx, calls.readCallDesk, ({ scope }) => readDesk(ctx, scope))
  serveCall(app, ctx, calls.setCallDuty, ({ scope, body }) => setDuty(ctx, scope, body))
  serveCall(app, ctx, calls.takeVideoCall, async ({ scope }) => {
    const taken = await takeNext(ctx, scope)
    hub.wake()
    return taken
  })
  serveCall(app, ctx, calls.enterVideoCall, ({ scope, params: { id } }) => enterCall(ctx, scope, id))
  serveCall(app, ctx, calls.signalVideoCall, async ({ scope, params: { id }, body }) => {
    const sent = await signalByAgent(ctx, scope, id, body.signals)
    hub.wake()
    return sent
  })
  serveCall(app, ctx, calls.followVideoCall, async ({ scope, params: { id }, request, reply }) => {
    const seen = request.headers['last-event-id']
    const events = await followAsAgent(ctx, hub, scope, { id, after: typeof seen === 'string' ? seen : undefined })
    asEventStream(reply)
    return events
  })
  serveCall(app, ctx, calls.showCallStep, async ({ scope, params: { id }, body }) => {
    const shown = await showStep(ctx, scope, id, body.step)
    hub.wake()
    return shown
  })
  serveCall(app, ctx, calls.markCallStep, ({ scope, params: { id }, body }) => markStep(ctx, scope, id, body))
  serveCall(app, ctx, calls.hangUpVideoCall, async ({ scope, params: { id } }) => {
    await hangUp(ctx, scope, id)
    hub.wake()
    return row(scope, id)
  })
  serveCall(app, ctx, calls.proposeVideoCall, async ({ scope, params: { id }, body }) => {
    await proposeDecision(ctx, scope, id, body)
    return detail(scope, id)
  })
  serveCall(app, ctx, calls.auditVideoCall, async ({ scope, params: { id }, body }) => {
    await auditCall(ctx, scope, id, body)
    return detail(scope, id)
  })
  serveCall(app, ctx, calls.readCallRecording, ({ scope, params, reply }) => sendRecording(ctx, scope, params, reply))
  withUpload(app, callLimits.pieceBytes, uploads =>
    serveCall(uploads, ctx, calls.sendCallPiece, ({ scope, params, query, request }) =>
      storePiece(ctx, scope, { ...params, ...query }, () => request.file()),
    ),
  )
  withUpload(app, callLimits.stillBytes, uploads =>
    serveCall(uploads, ctx, calls.captureCallStill, ({ scope, params, request }) =>
      captureStill(ctx, scope, params, () => request.file()),
    ),
  )
  serveCall(app, ctx, calls.answerCallCard, ({ scope, params: { id }, body }) => answerCard(ctx, scope, id, body))
  serveCall(app, ctx, calls.checkCallPan, ({ scope, params: { id }, body }) => askPan(ctx, scope, id, body))
  serveCall(app, ctx, calls.downloadVideoCall, async ({ scope, params: { id }, reply }) => {
    const { fileName, pdf } = await callReportPdf(ctx, scope, id)
    return sendAttachment(reply, fileName, pdf)
  })
  const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => headers['user-agent'] ?? ''
  serveCall(app, ctx, links.readVideoCallLink, ({ scope, body, request }) =>
    readByLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, links.queueVideoCall, async ({ scope, body }) => {
    const shown = await enterQueue(ctx, scope, body)
    hub.wake()
    return shown
  })
  serveCall(app, ctx, links.leaveVideoCallQueue, ({ body }) => leaveQueue(ctx, body.ticket))
  serveCall(app, ctx, links.signalVideoCallByLink, async ({ scope, body }) => {
    const sent = await signalByTicket(ctx, scope, body.ticket, body.signals)
    hub.wake()
    return sent
  })
  serveCall(app, ctx, links.followVideoCallByLink, async ({ body, reply }) => {
    const events = await followByTicket(ctx, hub, body)
    asEventStream(reply)
    return events
  })
}

async function readRow(ctx: HttpContext, scope: Scope<CustomerActor | KeyActor>, id: string) {
  const call = await ownCall(ctx, scope, id)
  return presentRow(call, (await latestAgents(ctx, [id])).get(id))
}

/** Developers' calls, inside the plugin of `/v1`, with its limits and its log. */
export function videoCallsByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, calls.startVideoCallByApi, async ({ scope, body, attempt }) => {
    const { id } = await startVideoCall(ctx, scope, body, attempt)
    return readRow(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.readVideoCallByApi, async ({ scope, params: { id } }) => {
    const shown = await readRow(ctx, scope, id)
    await recordOpening(ctx.db, scope, 'videoCall.readByApi', id)
    return shown
  })
}
