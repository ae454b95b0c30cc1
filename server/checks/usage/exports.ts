import { isProductId, productOf } from '../../../contracts/products/index.ts'
import type { ApiLog, ApiRequest } from '../../../contracts/resources/apiRequest.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/listQueries.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { lastDays } from '../days.ts'
import { logsOf } from './listRequests.ts'
import type { UsageQuery } from './readUsage.ts'
import { type Filter, presentRequest, requestsMatching, requestsPage, withKey } from './requests.ts'

const usageColumns = ['day', 'product', 'key', 'mode', 'outcome', 'httpStatus', 'calls', 'charge'] as const

/** Exports daily usage as CSV, amounts in rupees. */
export async function exportUsage(
  { db }: Context,
  scope: Scope<CustomerActor>,
  { mode, days }: Pick<UsageQuery, 'mode' | 'days'>,
) {
  const { userId } = scope.actor
  await audit(db, scope, { action: 'usage.exported', subject: userId, data: { mode, days } })
  const headers = usageColumns.map(key => ({ key, header: translate(scope.locale, `usage.columns.${key}`) }))
  return streamCsv(headers, usageRows(db, { userId, mode, days }))
}

async function* usageRows(db: Db, { userId, mode, days }: UsageQuery) {
  const rows = await db
    .selectFrom('usage_days')
    .leftJoin('api_keys', 'api_keys.id', 'usage_days.api_key_id')
    .selectAll('usage_days')
    .select('api_keys.name as key')
    .where('usage_days.user_id', '=', userId)
    .where('usage_days.mode', '=', mode)
    .where('day', '>=', lastDays(days)[0] ?? '')
    .orderBy('day', 'desc')
    .orderBy('product')
    .orderBy('api_keys.name')
    .orderBy('status_code')
    .execute()
  for (const { charge_paise, status_code, ...row } of rows)
    yield { ...row, httpStatus: status_code, charge: (charge_paise / 100).toFixed(2) }
}

const firstColumns = ['id', 'createdAt'] as const
const otherColumns = [
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
const customerColumns = ['customerId', 'customer'] as const

/** Streams the account's filtered requests as CSV, amounts in rupees, times in UTC, without bodies. */
export async function exportRequests({ db }: Context, scope: Scope<CustomerActor>, filter: Filter) {
  const { userId } = scope.actor
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'apiRequests.exported', subject: userId, data })
  const page = async (found: Matching) => (await withKey(found).execute()).map(presentRequest)
  return streamCsv(
    headersOf(scope, [...firstColumns, ...otherColumns]),
    requestRows(db, scope, { userId, filter, page }),
  )
}

/** The same for all customers, for staff. */
export async function exportLogs({ db, vault }: Context, scope: Scope<AdminActor>, filter: Filter) {
  const data = { filteredBy: Object.keys(filter) }
  await audit(db, scope, { action: 'apiLogs.exported', subject: scope.actor.adminId, data })
  const headers = headersOf(scope, [...firstColumns, ...customerColumns, ...otherColumns])
  const page = (found: Matching) => logsOf(vault, found)
  return streamCsv(headers, requestRows(db, scope, { userId: null, filter, page }))
}

type Matching = ReturnType<typeof requestsMatching>
type Name = (typeof firstColumns | typeof otherColumns | typeof customerColumns)[number]

const headersOf = ({ locale }: Pick<Scope, 'locale'>, names: readonly Name[]) =>
  names.map(key => ({ key, header: translate(locale, `usage.columns.${key}`) }))

interface ExportedRequests {
  userId: string | null
  filter: Filter
  page: (found: Matching) => Promise<(ApiRequest | ApiLog)[]>
}

async function* requestRows(db: Db, { locale }: Pick<Scope, 'locale'>, { userId, filter, page }: ExportedRequests) {
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
