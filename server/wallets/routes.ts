import { transaction } from '../../contracts/resources/transaction.ts'
import { walletEntry } from '../../contracts/resources/walletEntry.ts'
import { serveResource } from '../http/serveResource.ts'
import type { App, HttpContext } from '../http/types.ts'
import { listEntries, showEntry } from './listEntries.ts'
import { listTransactions, showTransaction } from './listTransactions.ts'

export function walletsRoutes(app: App, ctx: HttpContext): void {
  serveResource(app, ctx, walletEntry, {
    list: (scope, query) => listEntries(ctx, scope, query),
    show: (scope, id) => showEntry(ctx, scope, id),
  })
  serveResource(app, ctx, transaction, {
    list: (_scope, query) => listTransactions(ctx, query),
    show: (_scope, id) => showTransaction(ctx, id),
  })
}
