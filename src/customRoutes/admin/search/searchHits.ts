import type { SearchHit } from '../../../../contracts/calls/adminSearch.ts'
import { adminViewPath, paths, withId } from '../../../../contracts/platform/paths.ts'
import { entriesOf, entryPath } from '../../../resources/transactions/transactionPaths.ts'
import { userTabPath } from '../../../resources/users/show/userTabs.ts'

const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** The page of a result. What has no page of its own opens as entries of the ledger or, if nothing was charged, with its customer. */
export function searchHitPath({ kind, id, userId, target, amountPaise }: SearchHit): string {
  switch (kind) {
    case 'user':
      return withId(paths.adminUserDetail, id)
    case 'challanOrder':
      return withId(paths.adminBatchChallanDetails, id)
    case 'challanRefund':
      return withId(paths.adminBatchChallanDetails, target ?? id)
    case 'invoice':
      return filtered(paths.adminInvoiceTransactions, { q: target })
    case 'payout':
      return filtered(paths.adminPayouts, { q: id })
    case 'request':
      return `${paths.adminApiLogs}?entry=${encodeURIComponent(id)}`
    case 'transfer':
      return entryPath(id)
    case 'lead':
      return adminViewPath('requests')
    case 'staff':
      return withId(paths.adminAccountsDetails, id)
    case 'payment':
      return target || !userId ? entriesOf(target ?? id) : userTabPath(userId, 'ledger')
    default:
      return amountPaise || !userId ? entriesOf(id) : userTabPath(userId, 'ledger')
  }
}
