import { isProductId, productOf } from '../../../contracts/products/index.ts'
import type { ApiLog, ApiRequest } from '../../../contracts/resources/apiRequest.ts'
import { streamCsv } from '../../engines/csv.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/streamRows.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { logsOf } from './logs.ts'
import { type Filter, presentRequest, requestsMatching, requestsPage, withKey } from './requests.ts'

const before = ['id', 'createdAt'] as const
const after = [
  'product',
  'method',
  'path',
  'key',
  'mode',
  'outcome',
  'httpStatus',
  'charge',
  'durationMs',
  'reference',
  'verificationId',
  'address',
] as const
const ofCustomer = ['customerId', 'customer'] as const

/** Streams the account's filtered requests as CSV, amounts in rupees, times in UTC, without bodies. */
export async function exportRequests({ db }: Context, scope: Scope<CustomerActor>, filter: Filter) {
  const { userId } = scope.actor
  requireAccess(scope, 'export', 'usage')
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'apiRequests.exported', subject: userId, data })
  const page = async (found: Found) => (await withKey(found).execute()).map(presentRequest)
  return streamCsv(headersOf(scope, [...before, ...after]), rowsOf(db, scope, { userId, filter, page }))
}

/** The same for all customers, for staff. */
export async function exportLogs({ db }: Context, scope: Scope<AdminActor>, filter: Filter) {
  requireAccess(scope, 'export', 'admin.logs')
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'apiLogs.exported', subject: scope.actor.adminId, data })
  const headers = headersOf(scope, [...before, ...ofCustomer, ...after])
  return streamCsv(headers, rowsOf(db, scope, { userId: null, filter, page: logsOf }))
}

type Found = ReturnType<typeof requestsMatching>
type Name = (typeof before | typeof after | typeof ofCustomer)[number]

const headersOf = ({ locale }: Pick<Scope, 'locale'>, names: readonly Name[]) =>
  names.map(key => ({ key, header: translate(locale, `usage.columns.${key}`) }))

interface Asked {
  userId: string | null
  filter: Filter
  page: (found: Found) => Promise<(ApiRequest | ApiLog)[]>
}

async function* rowsOf(db: Db, { locale }: Pick<Scope, 'locale'>, { userId, filter, page }: Asked) {
  const sort = { field: 'id', order: 'DESC' } as const
  const rows = streamRows(
    (last, limit) =>
      page(
        requestsPage(requestsMatching(db, userId, filter), {
          filter: { ...filter, after: last },
          sort,
          offset: 0,
          limit,
        }),
      ),
    filter.after,
  )
  for await (const { key, product, chargePaise, ...row } of rows)
    yield {
      ...row,
      key: key?.name,
      product: product && isProductId(product) ? productOf(product).label[locale] : product,
      charge: (chargePaise / 100).toFixed(2),
    }
}
