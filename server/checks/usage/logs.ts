import type { z } from 'zod'
import type { ApiLog, ApiLogDetail, apiLog } from '../../../contracts/resources/apiRequest.ts'
import type { TimelineEvent } from '../../../contracts/resources/verification.ts'
import type { Db } from '../../platform/context.ts'
import { customerName } from '../../platform/db/conditions.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { countRequests, presentBodies, presentRequest, requestsMatching, requestsPage, withKey } from './requests.ts'

type Query = ListQuery<z.output<typeof apiLog.filter>>
type Found = ReturnType<typeof requestsMatching>

const withCustomer = (found: Found) =>
  withKey(found)
    .innerJoin('users', 'users.id', 'log.user_id')
    .select(['users.customer_id', customerName.as('customer')])

type Row = Awaited<ReturnType<ReturnType<typeof withCustomer>['executeTakeFirstOrThrow']>>

export const presentLog = (row: Row): ApiLog => ({
  ...presentRequest(row),
  userId: row.user_id,
  customerId: row.customer_id,
  customer: row.customer,
})

/** Lists every customer's requests, for staff. */
export async function listLogs(db: Db, query: Query): Promise<Page<ApiLog>> {
  const found = requestsMatching(db, null, query.filter)
  return { rows: await logsOf(requestsPage(found, query)), ...(await countRequests(db, found)) }
}

export const logsOf = async (found: Found): Promise<ApiLog[]> => (await withCustomer(found).execute()).map(presentLog)

/** Shows one request with its bodies and the timeline of its verification. Throws `not_found`. */
export async function showLog(db: Db, id: string): Promise<ApiLogDetail> {
  const row = await withCustomer(requestsMatching(db, null, { id: [id] }))
    .leftJoin('verifications', 'verifications.id', 'log.verification_id')
    .select(['log.request_body', 'log.reply_body', 'verifications.timeline', 'verifications.id as verified'])
    .executeTakeFirst()
  if (!row) throw notFound('request')
  const trace = (row.timeline ?? []).map(step => ({ ...step, event: step.event as TimelineEvent }))
  return { ...presentLog(row), ...presentBodies(row), trace, replayable: row.verified !== null }
}
