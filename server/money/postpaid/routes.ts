import { exportPostpaid as exportCall } from '../../../contracts/calls/payments.ts'
import { postpaidCustomer } from '../../../contracts/resources/postpaidCustomer.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { showPostpaid } from './accounts.ts'
import { exportPostpaid, listPostpaid } from './list.ts'

export function postpaidRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, postpaidCustomer, {
    list: (_scope, query) => listPostpaid(ctx, query),
    show: (_scope, id) => showPostpaid(ctx, id),
  })
  serveCall(app, ctx, exportCall, async ({ scope, query, reply }) => {
    const csv = await exportPostpaid(ctx, scope, parseFilter(postpaidCustomer, query.filter))
    return sendAttachment(reply, 'postpaid.csv', csv)
  })
}
