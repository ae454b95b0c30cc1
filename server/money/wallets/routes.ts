import { downloadWalletStatement, exportStatement } from '../../../contracts/calls/wallets.ts'
import { transaction } from '../../../contracts/resources/transaction.ts'
import { walletEntry } from '../../../contracts/resources/walletEntry.ts'
import { sendAttachment } from '../../platform/http/sendAttachment.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { parseFilter, serveResource } from '../../platform/http/serveResource.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { exportEntries, listEntries, showEntry, withLabels } from './listEntries.ts'
import { listTransactions, showTransaction, streamTransactions } from './listTransactions.ts'
import { signedStatement } from './signedStatement.ts'

export function walletsRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, walletEntry, {
    list: (scope, query) => listEntries(ctx, scope, query),
    show: (scope, id) => showEntry(ctx, scope, id),
  })
  serveCall(app, ctx, exportStatement, async ({ scope, query, reply }) => {
    const csv = await exportEntries(ctx, scope, parseFilter(walletEntry, query.filter))
    return sendAttachment(reply, 'statement.csv', csv)
  })
  serveCall(app, ctx, downloadWalletStatement, async ({ scope, query, reply }) => {
    const pdf = await signedStatement(ctx, scope, parseFilter(walletEntry, query.filter))
    return sendAttachment(reply, 'wallet-statement.pdf', pdf)
  })
  serveResource(app, ctx, transaction, {
    list: (_scope, query) => listTransactions(ctx, query),
    show: (_scope, id) => showTransaction(ctx, id),
    stream: ({ locale }, filter) => withLabels(streamTransactions(ctx, filter), locale),
  })
}
