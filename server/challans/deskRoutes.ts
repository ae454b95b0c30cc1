import * as calls from '../../contracts/calls/challanDesk.ts'
import * as file from '../../contracts/calls/challanSettlements.ts'
import { sendAttachment } from '../platform/http/sendAttachment.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { setCourt } from './court/court.ts'
import { listMessages, resendMessage } from './notices/messages.ts'
import { revealPhone } from './payer/revealPhone.ts'
import { downloadAnyReceipt } from './receipt/download.ts'
import { applySettlements, previewSettlements } from './settlement/file/settleFile.ts'
import { listImages } from './settlement/images.ts'

/** What staff do around an order: call its payer, write to them again, read the receipt and the images, and note the court. */
export function challanDeskRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.revealChallanPhone, ({ scope, params, body }) => revealPhone(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.setChallanCourt, ({ scope, params, body }) => setCourt(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.listChallanImages, ({ scope, params }) => listImages(ctx, scope, params.id))
  serveCall(app, ctx, calls.listChallanMessages, ({ params }) => listMessages(ctx, params.id))
  serveCall(app, ctx, calls.resendChallanMessage, ({ scope, params }) =>
    resendMessage(ctx, scope, params.id, params.message),
  )
  serveCall(app, ctx, file.previewSettlements, ({ scope, body }) => previewSettlements(ctx, scope, body.csv))
  serveCall(app, ctx, file.applySettlements, ({ scope, body }) => applySettlements(ctx, scope, body.csv))
  serveCall(app, ctx, calls.downloadAnyReceipt, async ({ scope, params, reply }) => {
    const { fileName, pdf } = await downloadAnyReceipt(ctx, scope, params.id)
    return sendAttachment(reply, fileName, pdf)
  })
}
