import * as calls from '../../../contracts/calls/whiteLabel.ts'
import { brandHost } from '../../../contracts/resources/brandHost.ts'
import { whitelabelClient } from '../../../contracts/resources/whitelabelClient.ts'
import { whitelabelTransaction } from '../../../contracts/resources/whitelabelTransaction.ts'
import { whitelabelUser } from '../../../contracts/resources/whitelabelUser.ts'
import { addHost, checkHostNow, endHost, keepHost } from '../../challans/hosts/change.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { changeBrandOwner, changeShare } from '../approvals/change.ts'
import { listClients, showClient } from './clients.ts'
import { listHosts, showHost, streamHosts } from './hosts.ts'
import { blockUser, showUser } from './showUser.ts'
import { clientStatement } from './statement.ts'
import { listTransactions, streamTransactions, sumTransactions } from './transactions.ts'
import { listUsers, streamUsers } from './users.ts'

/** White-label clients for staff: their end users, transactions, shares and hosts. */
export function whiteLabelRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, whitelabelClient, {
    list: (_scope, query) => listClients(ctx, query),
    show: (_scope, id) => showClient(ctx, id),
  })
  serveResource(app, ctx, whitelabelUser, {
    list: (_scope, query) => listUsers(ctx, query),
    show: (_scope, id) => showUser(ctx, id),
    stream: (_scope, filter) => streamUsers(ctx, filter),
  })
  serveResource(app, ctx, whitelabelTransaction, {
    list: (_scope, query) => listTransactions(ctx, query),
    stream: (_scope, filter) => streamTransactions(ctx, filter),
  })
  serveResource(app, ctx, brandHost, {
    list: (_scope, query) => listHosts(ctx, query),
    show: (_scope, id) => showHost(ctx, id),
    stream: (_scope, filter) => streamHosts(ctx, filter),
  })
  serveCall(app, ctx, calls.setBrandOwner, ({ scope, params, body }) => changeBrandOwner(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.setClientShare, ({ scope, params, body }) => changeShare(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.setEndUserBlocked, ({ scope, params, body }) => blockUser(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.readWhitelabelTotals, ({ query }) =>
    sumTransactions(ctx, parseFilter(whitelabelTransaction, query.filter)),
  )
  serveCall(app, ctx, calls.downloadClientStatement, async ({ scope, params, query, reply }) => {
    const csv = await clientStatement(ctx, scope, params.id, query.month)
    return sendAttachment(reply, `statement-${query.month}.csv`, csv)
  })
  serveCall(app, ctx, calls.addBrandHost, ({ scope, params, body }) => addHost(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.checkBrandHost, ({ scope, params }) => checkHostNow(ctx, scope, params.id))
  serveCall(app, ctx, calls.endBrandHost, ({ scope, params, body }) => endHost(ctx, scope, params.id, body))
  serveCall(app, ctx, calls.keepBrandHost, ({ scope, params, body }) => keepHost(ctx, scope, params.id, body))
}
