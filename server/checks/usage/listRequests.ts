import type { z } from 'zod'
import type {
  ApiLog,
  ApiLogDetail,
  ApiRequest,
  ApiRequestDetail,
  apiLog,
  apiRequest,
} from '../../../contracts/resources/apiRequest.ts'
import type { TimelineEvent } from '../../../contracts/resources/verification.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'
import { sourceLabel } from '../../sources/providers/registry.ts'
import { presentBodies, presentRequest, requestsMatching, requestsPage, withKey } from './requests.ts'
import { traceCall } from './traceCall.ts'

type RequestQuery = ListQuery<z.output<typeof apiRequest.filter>>

/** Lists the requests of the account's own keys. */
export async function listRequests(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  query: RequestQuery,
): Promise<Page<ApiRequest>> {
  const found = requestsMatching(db, actor.userId, query.filter)
  const rows = await withKey(requestsPage(found, query)).execute()
  return { rows: rows.map(presentRequest), ...(await countCapped(db, found)) }
}

/** Shows one request with its bodies. Throws `not_found`, also for another account's. */
export async function showRequest(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  id: string,
): Promise<ApiRequestDetail> {
  const row = await withKey(requestsMatching(db, actor.userId, { id: [id] }))
    .select(['log.request_body', 'log.reply_body'])
    .executeTakeFirst()
  if (!row) throw notFound('request')
  return { ...presentRequest(row), ...presentBodies(row) }
}

type Parts = Pick<Context, 'db' | 'vault'>
type LogQuery = ListQuery<z.output<typeof apiLog.filter>>
type Matching = ReturnType<typeof requestsMatching>

const withCustomer = (found: Matching) =>
  withKey(found)
    .innerJoin('users', 'users.id', 'log.user_id')
    .select(['users.customer_id', customerName.as('customer')])

type LogRow = Awaited<ReturnType<ReturnType<typeof withCustomer>['executeTakeFirstOrThrow']>>

const presentLog = (vault: Vault, row: LogRow): ApiLog => ({
  ...presentRequest(row),
  userId: row.user_id,
  customerId: row.customer_id,
  customer: openName(vault, row.customer),
  source: row.source,
  sourceLabel: row.source === null ? null : sourceLabel(row.source),
})

/** Lists every customer's requests, for staff. */
export async function listLogs({ db, vault }: Parts, query: LogQuery): Promise<Page<ApiLog>> {
  const found = requestsMatching(db, null, query.filter)
  return { rows: await logsOf(vault, requestsPage(found, query)), ...(await countCapped(db, found)) }
}

export const logsOf = async (vault: Vault, found: Matching): Promise<ApiLog[]> =>
  (await withCustomer(found).execute()).map(row => presentLog(vault, row))

/** Shows one request with its bodies and the timeline of its verification. Throws `not_found`. */
export async function showLog({ db, vault }: Parts, id: string): Promise<ApiLogDetail> {
  const row = await withCustomer(requestsMatching(db, null, { id: [id] }))
    .leftJoin('verifications', 'verifications.id', 'log.verification_id')
    .select(['log.request_body', 'log.reply_body', 'verifications.timeline', 'verifications.id as verified'])
    .executeTakeFirst()
  if (!row) throw notFound('request')
  const trace = (row.timeline ?? []).map(step => ({ ...step, event: step.event as TimelineEvent }))
  return {
    ...presentLog(vault, row),
    ...presentBodies(row),
    trace,
    ...(await traceCall(db, row.verification_id)),
    replayable: row.verified !== null,
  }
}
