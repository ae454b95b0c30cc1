import type { FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '../../contracts/calls/esign.ts'
import * as copyCalls from '../../contracts/calls/esignCopies.ts'
import * as deviceCalls from '../../contracts/calls/esignDevices.ts'
import * as embedCalls from '../../contracts/calls/esignEmbedding.ts'
import * as labelCalls from '../../contracts/calls/esignLabels.ts'
import * as linkCalls from '../../contracts/calls/esignLinks.ts'
import * as stampCalls from '../../contracts/calls/esignStamps.ts'
import { esignLimits } from '../../contracts/esign/limits.ts'
import { fileTypes } from '../../contracts/files/files.ts'
import { envelopeResource } from '../../contracts/resources/envelope.ts'
import { stampPaperResource } from '../../contracts/resources/stampPaper.ts'
import { openFile } from '../files/openFile.ts'
import { withUpload } from '../files/receiveFile.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { notFound } from '../platform/problem.ts'
import { removeAttachment, storeAttachment } from './attachments.ts'
import { createByKey, listByKey, readByKey } from './byKey.ts'
import { linkIn, readCopy, sendCopy, sendCopyAttachment, sendDocument } from './copies.ts'
import { beginDevice, drawOnDevice, enterDevice, readDevice } from './devices.ts'
import { type DocumentKind, openEnvelopeFile } from './documents.ts'
import { createDraft, deleteDraft, saveDraft } from './drafts.ts'
import { noteEditor } from './editors.ts'
import { embedRecipient } from './embedding.ts'
import { requireEsignFile, storeEsignFile } from './files.ts'
import { createLabel, deleteLabel, listLabels, moveEnvelopes, renameLabel, tagEnvelopes } from './labels.ts'
import { countEnvelopes, listEnvelopes, streamEnvelopes } from './list.ts'
import type { Person } from './person.ts'
import { presentEnvelopeDetail } from './present.ts'
import { correctRecipient, remindRecipient } from './recipients.ts'
import { ownEnvelope, type Sender } from './rows.ts'
import { sendEnvelope } from './send.ts'
import { remindSeveral, voidSeveral } from './several.ts'
import { consent, readSigning, saveValues, signByLink } from './signing.ts'
import { allowedSites, saveSites } from './sites.ts'
import { addStampPaper, countStampPapers, listStampPapers, showStampPaper, withdrawStampPaper } from './stampPapers.ts'
import { voidEnvelope } from './voidEnvelope.ts'

/** Envelopes of an account. */
export function esignRoutes(app: App, ctx: HttpContext): void {
  const show = async (scope: Sender, id: string) =>
    presentEnvelopeDetail(ctx, await ownEnvelope(ctx, scope, id), { inClear: false })
  serveResource(app, ctx, envelopeResource, {
    list: (scope, query) => listEnvelopes(ctx, scope, query),
    stream: (scope, filter) => streamEnvelopes(ctx, scope, filter),
    show,
  })
  withUpload(app, esignLimits.fileBytes, uploads =>
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
  serveCall(app, ctx, calls.editEnvelope, ({ scope, params: { id }, body: { editor } }) =>
    noteEditor(ctx, scope, id, editor),
  )
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
  serveCall(app, ctx, embedCalls.readEsignSettings, async ({ scope: { actor } }) => ({
    origins: await allowedSites(ctx.db, actor.userId),
  }))
  serveCall(app, ctx, embedCalls.saveEsignSettings, ({ scope, body }) => saveSites(ctx, scope, body))
  serveCall(app, ctx, calls.countEnvelopes, ({ scope }) => countEnvelopes(ctx, scope))
  serveCall(app, ctx, calls.downloadEnvelope, ({ scope, params: { id }, query: { kind }, reply }) =>
    download(ctx, scope, { id, kind, reply }),
  )
  serveCall(app, ctx, calls.downloadAttachment, ({ scope, params, reply }) =>
    downloadAttached(ctx, scope, { ...params, reply }),
  )
}

/** Recorded before it is sent. */
async function downloadAttached(
  ctx: HttpContext,
  scope: Sender,
  { id, field, reply }: { id: string; field: string; reply: FastifyReply },
) {
  const { row, recipients } = await ownEnvelope(ctx, scope, id)
  const attached = recipients.filter(({ state }) => state === 'done').flatMap(({ attachments }) => attachments)
  const wanted = attached.find(one => one.field === field)
  if (!wanted) throw notFound('file')
  await recordAccess(ctx.db, scope, { action: 'envelope.downloaded', subject: id, data: { field } })
  const { content } = await openFile(ctx, row.user_id, wanted.file_id)
  return sendAttachment(reply, wanted.name, content)
}

/** Stamp papers of an account. */
export function stampPaperRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, stampPaperResource, {
    list: (scope, query) => listStampPapers(ctx, scope, query),
    show: (scope, id) => showStampPaper(ctx, scope, id),
    create: (scope, body) => addStampPaper(ctx, scope, body),
  })
  serveCall(app, ctx, stampCalls.countStampPapers, ({ scope }) => countStampPapers(ctx, scope))
  serveCall(app, ctx, stampCalls.withdrawStampPaper, ({ scope, params: { id }, body: { reason } }) =>
    withdrawStampPaper(ctx, scope, id, reason),
  )
}

/** Folders, tags, and what is done with several envelopes at once. */
export function esignLabelRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, labelCalls.listEnvelopeLabels, ({ scope }) => listLabels(ctx, scope))
  serveCall(app, ctx, labelCalls.createEnvelopeLabel, ({ scope, body }) => createLabel(ctx, scope, body))
  serveCall(app, ctx, labelCalls.renameEnvelopeLabel, ({ scope, params: { id }, body: { name } }) =>
    renameLabel(ctx, scope, id, name),
  )
  serveCall(app, ctx, labelCalls.deleteEnvelopeLabel, ({ scope, params: { id } }) => deleteLabel(ctx, scope, id))
  serveCall(app, ctx, labelCalls.moveEnvelopes, ({ scope, body }) => moveEnvelopes(ctx, scope, body))
  serveCall(app, ctx, labelCalls.tagEnvelopes, ({ scope, body }) => tagEnvelopes(ctx, scope, body))
  serveCall(app, ctx, labelCalls.voidEnvelopes, ({ scope, body }) => voidSeveral(ctx, scope, body))
  serveCall(app, ctx, labelCalls.remindEnvelopes, ({ scope, body }) => remindSeveral(ctx, scope, body))
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
  withUpload(v1, esignLimits.fileBytes, uploads =>
    serveCall(uploads, ctx, calls.uploadEsignFileByApi, async ({ scope, request }) =>
      storeEsignFile(ctx, scope, await request.file()),
    ),
  )
  serveCall(v1, ctx, calls.createEnvelopeByApi, ({ scope, body, attempt }) => createByKey(ctx, scope, body, attempt))
  serveCall(v1, ctx, calls.readEnvelopeByApi, ({ scope, params: { id } }) => readByKey(ctx, scope, id))
  serveCall(v1, ctx, calls.listEnvelopesByApi, ({ scope, query }) => listByKey(ctx, scope, query.before))
  serveCall(v1, ctx, stampCalls.countStampPapersByApi, ({ scope }) => countStampPapers(ctx, scope))
  serveCall(v1, ctx, calls.voidEnvelopeByApi, async ({ scope, params: { id }, body: { reason } }) => {
    await voidEnvelope(ctx, scope, id, reason)
    return readByKey(ctx, scope, id)
  })
  serveCall(v1, ctx, calls.remindRecipientByApi, async ({ scope, params }) => {
    await remindRecipient(ctx, scope, params)
    return readByKey(ctx, scope, params.id)
  })
  serveCall(v1, ctx, calls.downloadAttachmentByApi, ({ scope, params, reply }) =>
    downloadAttached(ctx, scope, { ...params, reply }),
  )
  serveCall(v1, ctx, embedCalls.embedRecipientByApi, ({ scope, params, body }) =>
    embedRecipient(ctx, scope, { ...params, ...body }),
  )
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
  withUpload(app, esignLimits.attachmentBytes, uploads =>
    serveCall(uploads, ctx, linkCalls.uploadEsignAttachment, async ({ scope, request }) =>
      storeAttachment(
        ctx,
        { scope, agent: agentOf(request) },
        { ...linkIn(request), field: [request.headers[linkCalls.ESIGN_FIELD_HEADER]].flat()[0] ?? '' },
        await request.file(),
      ),
    ),
  )
  serveCall(app, ctx, linkCalls.removeEsignAttachment, ({ scope, body, request }) =>
    removeAttachment(ctx, { scope, agent: agentOf(request) }, body),
  )
  const visitorOf = (scope: Person['scope'], request: FastifyRequest): Person => ({ scope, agent: agentOf(request) })
  serveCall(app, ctx, deviceCalls.openEsignDevice, ({ scope, body, request }) =>
    beginDevice(ctx, visitorOf(scope, request), body),
  )
  serveCall(app, ctx, deviceCalls.readEsignDevice, ({ scope, body, request }) =>
    readDevice(ctx, visitorOf(scope, request), body),
  )
  serveCall(app, ctx, deviceCalls.enterEsignDevice, ({ scope, body }) => enterDevice(ctx, scope, body.code))
  serveCall(app, ctx, deviceCalls.drawOnEsignDevice, ({ scope, body, request }) =>
    drawOnDevice(ctx, visitorOf(scope, request), body),
  )
  serveCall(app, ctx, linkCalls.readEsignDocument, ({ scope, request, reply }) =>
    sendDocument(ctx, { scope, agent: agentOf(request) }, request, reply),
  )
  serveCall(app, ctx, copyCalls.readEsignCopy, ({ scope, body, request }) =>
    readCopy(ctx, { scope, agent: agentOf(request) }, body),
  )
  serveCall(app, ctx, copyCalls.downloadEsignCopy, ({ scope, query: { kind }, request, reply }) =>
    sendCopy(ctx, { scope, agent: agentOf(request) }, kind, { request, reply }),
  )
  serveCall(app, ctx, copyCalls.downloadEsignCopyAttachment, ({ scope, params: { field }, request, reply }) =>
    sendCopyAttachment(ctx, visitorOf(scope, request), field, { request, reply }),
  )
}
