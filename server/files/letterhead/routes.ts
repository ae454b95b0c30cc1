import type { FastifyReply } from 'fastify'
import * as calls from '../../../contracts/calls/letterhead.ts'
import { LOGO_MIME, letterheadLimits } from '../../../contracts/files/letterhead.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { withUpload } from '../receiveFile.ts'
import { changeLogo, changeName, removeLogo, removeUserLogo } from './changeLetterhead.ts'
import { openLogo, readSetting } from './letterhead.ts'
import { sampleReport } from './sampleReport.ts'

/** The logo and the name at the head of an account's reports; staff see the logo and may remove it. */
export function letterheadRoutes(app: App, ctx: HttpContext): void {
  withUpload(app, letterheadLimits.bytes, uploads =>
    serveCall(uploads, ctx, calls.uploadLogo, async ({ scope, request }) =>
      changeLogo(ctx, scope, await request.file()),
    ),
  )
  serveCall(app, ctx, calls.readLetterhead, ({ scope }) => readSetting(ctx, scope.actor.userId))
  serveCall(app, ctx, calls.changeLetterheadName, ({ scope, body }) => changeName(ctx, scope, body.name ?? ''))
  const sendLogo = async (reply: FastifyReply, userId: string) =>
    reply
      .type(LOGO_MIME)
      .header('content-security-policy', 'sandbox')
      .send(await openLogo(ctx, userId))
  serveCall(app, ctx, calls.readLogo, ({ scope, reply }) => sendLogo(reply, scope.actor.userId))
  serveCall(app, ctx, calls.readUserLogo, ({ params, reply }) => sendLogo(reply, params.id))
  serveCall(app, ctx, calls.removeUserLogo, ({ scope, params, body }) =>
    removeUserLogo(ctx, scope, params.id, body.reason),
  )
  serveCall(app, ctx, calls.removeLogo, ({ scope }) => removeLogo(ctx, scope))
  serveCall(app, ctx, calls.downloadSampleReport, async ({ scope, reply }) =>
    sendAttachment(reply, 'sample-report.pdf', await sampleReport(ctx, scope)),
  )
}
