import {
  correctInvoice as correctCall,
  downloadAnyInvoice,
  downloadInvoice,
  exportInvoices as exportCall,
} from '../../../contracts/calls/invoices.ts'
import { invoice } from '../../../contracts/resources/invoice.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { correctInvoice } from './correct.ts'
import { downloadAny, downloadOwn, exportInvoices } from './download.ts'
import { listInvoices, showInvoice } from './list.ts'

export function invoicesRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, invoice, {
    list: (_scope, query) => listInvoices(ctx, query),
    show: (_scope, id) => showInvoice(ctx, id),
  })
  serveCall(app, ctx, correctCall, ({ scope, params, body }) => correctInvoice(ctx, scope, params.id, body))
  serveCall(app, ctx, exportCall, async ({ scope, query, reply }) => {
    const csv = await exportInvoices(ctx, scope, parseFilter(invoice, query.filter))
    return sendAttachment(reply, 'invoices.csv', csv)
  })
  serveCall(app, ctx, downloadInvoice, async ({ scope, params, reply }) => {
    const { fileName, pdf } = await downloadOwn(ctx, scope, params.id)
    return sendAttachment(reply, fileName, pdf)
  })
  serveCall(app, ctx, downloadAnyInvoice, async ({ scope, params, reply }) => {
    const { fileName, pdf } = await downloadAny(ctx, scope, params.id)
    return sendAttachment(reply, fileName, pdf)
  })
}
