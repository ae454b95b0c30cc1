import type { FastifyReply } from 'fastify'
import * as calls from '../../contracts/calls/esign.ts'
import * as linkCalls from '../../contracts/calls/esignLinks.ts'
import { fileLimits, fileTypes } from '../../contracts/files/files.ts'
import { envelopeResource } from '../../contracts/resources/envelope.ts'
import { openFile } from '../files/openFile.ts'
import { withUpload } from '../files/receiveFile.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { createByKey, listByKey, readByKey } from './byKey.ts'
import { readCopy, sendCopy, sendDocument } from './copies.ts'
import { type DocumentKind, openEnvelopeFile } from './documents.ts'
import { createDraft, deleteDraft, saveDraft } from './drafts.ts'
import { requireEsignFile, storeEsignFile } from './files.ts'
import { countEnvelopes, listEnvelopes } from './list.ts'
import { presentEnvelopeDetail } from './present.ts'
import { correctRecipient, remindRecipient } from './recipients.ts'
import { ownEnvelope, type Sender } from './rows.ts'
import { sendEnvelope } from './send.ts'
import { consent, readSigning, saveValues, signByLink } from './signing.ts'
import { voidEnvelope } from './voidEnvelope.ts'

/** Envelopes of an account. */
export function esignRoutes(app: App, ctx: HttpContext): void {
  const show = async (scope: Sender, id: string) =>
    presentEnvelopeDetail(ctx, await ownEnvelope(ctx, scope, id), { inClear: false })
  serveResource(app, ctx, envelopeResource, { list: (scope, query) => listEnvelopes(ctx, scope, query), show })
  withUpload(app, fileLimits.bytes, uploads =>
    serveCall(uploads, ctx, calls.uploadEsignFile, async ({ scope, request }) =>
      storeEsignFile(ctx, scope, await request.file()),
    ),
  )
  serveCall(app, ctx, calls.readEsignFile, async ({ scope, params: { id }, reply }) => {
    const { userId } = scope.actor
    await requireEsignFile(ctx, userId, id)
    await recordAccess(ctx.db, scope, { action: 'file.read', subject: id })
    const { type, content } = await openFile(ctx, userId, id)
    return reply
      .header('content-type', fileTypes[type])
      .header('content-security-policy', 'sandbox')
      .header('cache-control', 'private, no-store')
      .send(content)
  })
  serveCall(app, ctx, calls.createEnvelope, ({ scope, body }) => createDraft(ctx, scope, body))
  serveCall(app, ctx, calls.saveEnvelopeDraft, ({ scope, params: { id }, body }) => saveDraft(ctx, scope, id, body))
  serveCall(app, ctx, calls.sendEnvelope, async ({ scope, params: { id }, body, attempt }) => {
    await sendEnvelope(ctx, scope, { id, ...body }, attempt)
    return show(scope, id)
  })
  serveCall(app, ctx, calls.voidEnvelope, async ({ scope, params: { id }, body: { reason } }) => {
    await voidEnvelope(ctx, scope, id, reason)
    return show(scope, id)
  })
  serveCall(app, ctx, calls.remindRecipient, async ({ scope, params }) => {
    await remindRecipient(ctx, scope, params)
    return show(scope, params.id)
  })
  serveCall(app, ctx, calls.correctRecipient, async ({ scope, params, body }) => {
    await correctRecipient(ctx, scope, { ...params, ...body })
    return show(scope, params.id)
  })
  serveCall(app, ctx, calls.deleteEnvelope, ({ scope, params: { id } }) => deleteDraft(ctx, scope, id))
  serveCall(app, ctx, calls.countEnvelopes, ({ scope }) => countEnvelopes(ctx, scope))
  serveCall(app, ctx, calls.downloadEnvelope, ({ scope, params: { id }, query: { kind }, reply }) =>
    download(ctx, scope, { id, kind, reply }),
  )
}

/** Recorded before it is sent. */
async function download(
  ctx: HttpContext,
  scope: Sender,
  { id, kind, reply }: { id: string; kind: DocumentKind; reply: FastifyReply },
) {
  const { row } = await ownEnvelope(ctx, scope, id)
  const { name, content } = await openEnvelopeFile(ctx, row, kind)
  await recordAccess(ctx.db, scope, { action: 'envelope.downloaded', subject: id, data: { kind } })
  return sendAttachment(reply, name, content)
}

/** Developers' calls, inside the plugin of `/v1`, with its limits and its log. */
export function esignByApi(v1: App, ctx: HttpContext): void {
  withUpload(v1, fileLimits.bytes, uploads =>
    serveCall(uploads, ctx, calls.uploadEsignFileByApi, async ({ scope, request }) =>
      storeEsignFile(ctx, scope, await request.file()),
    ),
  )
  serveCall(v1, ctx, calls.createEnvelopeByApi, ({ scope, body, attempt }) => createByKey(ctx, scope, body, attempt))
  serveCall(v1, ctx, calls.readEnvelopeByApi, ({ scope, params: { id } }) => readByKey(ctx, scope, id))
  serveCall(v1, ctx, calls.listEnvelopesByApi, ({ scope, query }) => listByKey(ctx, scope, query.before))
  serveCall(v1, ctx, calls.voidEnvelopeByApi, async ({ scope, params: { id }, body: { reason } }) => {
    await voidEnvelope(ctx, scope, id, reason)
    return readByKey(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.remindRecipientByApi, async ({ scope, params }) => {
    await remindRecipient(ctx, scope, params)
    return readByKey(ctx, scope, params.id)
  })
  serveCall(v1, ctx, calls.downloadEnvelopeByApi, ({ scope, params: { id }, query: { kind }, reply }) =>
    download(ctx, scope, { id, kind, reply }),
  )
}

/** The pages of the recipients. */
export function esignLinkRoutes(app: App, ctx: HttpContext): void {
  const agentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) => headers['user-agent'] ?? ''
  serveCall(app, ctx, linkCalls.readEsignLink, ({ scope, body, request }) =>
    readSigning(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.consentToEsign, ({ scope, body, request }) =>
    consent(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.saveEsignLink, ({ scope, body, request }) =>
    saveValues(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.signEsignLink, ({ scope, body, request }) =>
    signByLink(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.readEsignDocument, ({ scope, request, reply }) =>
    sendDocument(ctx, { scope, agent: agentOf(request) }, request, reply),
  )
  serveCall(app, ctx, linkCalls.readEsignCopy, ({ scope, body, request }) =>
    readCopy(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, linkCalls.downloadEsignCopy, ({ scope, request, reply }) =>
    sendCopy(ctx, { scope, agent: agentOf(request) }, request, reply),
  )
}
