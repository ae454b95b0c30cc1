import * as calls from '../../../contracts/calls/closing.ts'
import { closing } from '../../../contracts/resources/closing.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { downloadFile } from './files/download.ts'
import { summariseReturn } from './files/summary.ts'
import { listClosings, showClosing } from './list.ts'
import { prepareClosing, withdrawClosing } from './prepare.ts'
import { askReopening, decideReopening, signClosing } from './sign.ts'

/** Days and months, closed by two people. */
export function closingRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, closing, {
    list: (_scope, query) => listClosings(ctx, query),
    show: (scope, id) => showClosing(ctx, scope, id),
  })
  serveCall(app, ctx, calls.prepareClosing, ({ scope, params, body }) =>
    prepareClosing(ctx, scope, params.id, body.note),
  )
  serveCall(app, ctx, calls.withdrawClosing, ({ scope, params, body }) =>
    withdrawClosing(ctx, scope, params.id, body.reason),
  )
  serveCall(app, ctx, calls.signClosing, ({ scope, params, body }) => signClosing(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.askReopening, ({ scope, params, body }) => askReopening(ctx, scope, params.id, body.reason))
  serveCall(app, ctx, calls.decideReopening, ({ scope, params, body }) => decideReopening(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.summariseReturn, ({ params }) => summariseReturn(ctx, params.id))
  serveCall(app, ctx, calls.downloadClosing, async ({ scope, params, reply }) => {
    const content = await downloadFile(ctx, scope, params.id, params.file)
    return sendAttachment(reply, `${params.id}-${params.file}`, content)
  })
}
