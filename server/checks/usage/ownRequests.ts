import type { z } from 'zod'
import type { ApiRequest, ApiRequestDetail, apiRequest } from '../../../contracts/resources/apiRequest.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { countRequests, presentBodies, presentRequest, requestsMatching, requestsPage, withKey } from './requests.ts'

type Query = ListQuery<z.output<typeof apiRequest.filter>>

/** Lists the requests of the account's own keys. */
export async function listRequests(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<ApiRequest>> {
  const found = requestsMatching(db, actor.userId, query.filter)
  const rows = await withKey(requestsPage(found, query)).execute()
  return { rows: rows.map(presentRequest), ...(await countRequests(db, found)) }
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
