import type { FastifyReply } from 'fastify'
import * as calls from '../../contracts/calls/files.ts'
import { fileLimits, fileTypes } from '../../contracts/files/files.ts'
import { contentDispositionOf } from '../engines/fileName.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { changeKeepDays, deleteFile, keepDaysOf, unlockFile } from './keepFiles.ts'
import { openFile } from './openFile.ts'
import { withUpload } from './receiveFile.ts'
import { type FileOwner, storeFile } from './storeFile.ts'

/** Only these are shown in the browser; everything else is downloaded. */
const shown = new Set(['pdf', 'jpeg', 'png', 'webp'])

export function filesRoutes(app: App, ctx: HttpContext): void {
  withUpload(app, fileLimits.bytes, uploads =>
    serveCall(uploads, ctx, calls.uploadFile, async ({ scope, request }) =>
      storeFile(ctx, scope, await request.file()),
    ),
  )
  serveCall(app, ctx, calls.readFile, request => sendContent(ctx, request))
  serveCall(app, ctx, calls.deleteFile, ({ scope, params }) => deleteFile(ctx, scope, params.id))
  serveCall(app, ctx, calls.unlockFile, ({ scope, params, body }) => unlockFile(ctx, scope, params.id, body.password))
  serveCall(app, ctx, calls.readFileSettings, async ({ scope }) => ({
    keepDays: await keepDaysOf(ctx.db, scope.actor.userId),
  }))
  serveCall(app, ctx, calls.changeFileSettings, ({ scope, body }) => changeKeepDays(ctx, scope, body.keepDays))
}

/** Audited before it is sent, so that nobody reads a file without a record. */
async function sendContent(
  ctx: HttpContext,
  { scope, params, reply }: { scope: FileOwner; params: { id: string }; reply: FastifyReply },
) {
  const { name, type, content } = await openFile(ctx, scope.actor.userId, params.id)
  await recordAccess(ctx.db, scope, { action: 'file.read', subject: params.id })
  return reply
    .header('content-type', fileTypes[type])
    .header('content-disposition', contentDispositionOf(shown.has(type) ? 'inline' : 'attachment', name))
    .header('content-security-policy', 'sandbox')
    .send(content)
}

/** The same for developers, inside the plugin of `/v1`, with its limits and its log. */
export function serveFilesByApi(v1: App, ctx: HttpContext): void {
  serveCall(v1, ctx, calls.readFileByApi, request => sendContent(ctx, request))
  serveCall(v1, ctx, calls.unlockFileByApi, ({ scope, params, body }) =>
    unlockFile(ctx, scope, params.id, body.password),
  )
  serveCall(v1, ctx, calls.deleteFileByApi, ({ scope, params }) => deleteFile(ctx, scope, params.id))
  withUpload(v1, fileLimits.bytes, uploads =>
    serveCall(uploads, ctx, calls.uploadFileByApi, async ({ scope, request }) =>
      storeFile(ctx, scope, await request.file()),
    ),
  )
}
