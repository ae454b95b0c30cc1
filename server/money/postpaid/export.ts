import type { PostpaidCustomer } from '../../../contracts/resources/postpaidCustomer.ts'
import { streamCsv } from '../../engines/csv.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/streamRows.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import type { PostpaidFilter } from './accounts.ts'
import { pageOf } from './list.ts'

const columns = ['customerId', 'customer', 'outstanding', 'limit', 'month', 'billed', 'due', 'id'] as const

const newestFirst = { field: 'id', order: 'DESC' } as const

/** The filtered accounts as a stream of CSV, money in rupees; no limit is an empty cell. */
export async function exportPostpaid({ db }: Context, scope: Scope<AdminActor>, filter: PostpaidFilter) {
  requireAccess(scope, 'export', 'admin.wallets')
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'postpaid.exported', subject: scope.actor.adminId, data })
  const page = (after: string | undefined, limit: number) =>
    pageOf(db, { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit })
  const headers = columns.map(key => ({ key, header: translate(scope.locale, `payments.postpaidColumns.${key}`) }))
  return streamCsv(headers, rowsOf(streamRows(page, filter.after)))
}

const inRupees = (paise: number | null | undefined) =>
  paise === null || paise === undefined ? '' : (paise / 100).toFixed(2)

async function* rowsOf(accounts: AsyncIterable<PostpaidCustomer>) {
  for await (const { id, customerId, customer, outstandingPaise, creditLimitPaise, duePaise, statement } of accounts)
    yield {
      id,
      customerId,
      customer,
      outstanding: inRupees(outstandingPaise),
      limit: inRupees(creditLimitPaise),
      month: statement?.month ?? '',
      billed: inRupees(statement?.outstandingPaise),
      due: inRupees(duePaise),
    }
}
