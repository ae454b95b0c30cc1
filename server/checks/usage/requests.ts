import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { ApiOutcome } from '../../../contracts/people/apiUsage.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { ApiRequest, apiLog } from '../../../contracts/resources/apiRequest.ts'
import { loggedReference } from '../../engines/scrub.ts'
import type { Db } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/http/serveResource.ts'
import { addDays, firstIdAt, startOfDay } from '../days.ts'

export type Filter = z.output<typeof apiLog.filter>

/** Selects the logged requests that match a filter, of one account or, with null, of all; the cursor is applied separately. */
export function requestsMatching(db: Db, userId: string | null, filter: Filter) {
  const { q, id, product, key, outcome, httpStatus, mode, createdFrom, createdTo, customer, source } = filter
  let query = db.selectFrom('request_log as log')
  if (userId !== null) query = query.where('log.user_id', '=', userId)
  if (customer)
    query = query.where('log.user_id', 'in', eb =>
      eb
        .selectFrom('users')
        .select('users.id')
        .where(user => user.or([user('users.id', '=', customer), user('users.customer_id', '=', customer)])),
    )
  if (id) query = query.where('log.id', 'in', id)
  if (product) query = query.where('log.product', 'in', product)
  if (key) query = query.where('log.api_key_id', 'in', key)
  if (outcome) query = query.where('log.outcome', 'in', outcome)
  if (httpStatus) query = query.where('log.status_code', 'in', httpStatus)
  if (source) query = query.where('log.source', 'in', source)
  if (mode) query = query.where('log.mode', '=', mode)
  if (createdFrom) {
    const from = startOfDay(createdFrom)
    query = query
      .where('log.created_at', '>=', from.toISOString())
      .where('log.id', '>=', firstIdAt('req', addDays(from, -1)))
  }
  if (createdTo) {
    const to = addDays(startOfDay(createdTo), 1)
    query = query.where('log.created_at', '<', to.toISOString()).where('log.id', '<', firstIdAt('req', addDays(to, 1)))
  }
  if (!q) return query
  return query.where(eb =>
    eb.or([eb('log.id', '=', q), eb('log.verification_id', '=', q), eb('log.reference', '=', loggedReference(q))]),
  )
}

type Matching = ReturnType<typeof requestsMatching>

/** One page by id, which is the order of arrival; `after` is the last id of the previous page. */
export function requestsPage(found: Matching, { filter: { after }, sort, offset, limit }: ListQuery<Filter>): Matching {
  const ascending = sort.order === 'ASC'
  const page = found
    .orderBy('log.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
  if (!after) return page
  return page.where(ascending ? sql<SqlBool>`log.id > ${after}` : sql<SqlBool>`log.id < ${after}`)
}

/** The columns that lists show; bodies are only read for a single request. */
export const withKey = (found: Matching) =>
  found
    .leftJoin('api_keys', 'api_keys.id', 'log.api_key_id')
    .select([
      'log.id',
      'log.user_id',
      'log.created_at',
      'log.method',
      'log.path',
      'log.product',
      'log.api_key_id',
      'log.mode',
      'log.outcome',
      'log.status_code',
      'log.charge_paise',
      'log.duration_ms',
      'log.reference',
      'log.verification_id',
      'log.ip',
      'log.source',
      'api_keys.name as key_name',
      'api_keys.hint as key_hint',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withKey>['executeTakeFirstOrThrow']>>

export const presentRequest = (row: Row): ApiRequest => ({
  id: row.id,
  createdAt: row.created_at,
  method: row.method,
  path: row.path,
  product: row.product,
  key: row.api_key_id ? { id: row.api_key_id, name: row.key_name ?? '', hint: row.key_hint ?? '' } : null,
  mode: row.mode === 'live' ? 'live' : 'test',
  outcome: row.outcome as ApiOutcome,
  httpStatus: row.status_code,
  chargePaise: row.charge_paise,
  durationMs: row.duration_ms,
  reference: row.reference,
  verificationId: row.verification_id,
  address: row.ip,
})

/** The parts of a single request that lists do not show. */
export const presentBodies = (row: { request_body: unknown; reply_body: unknown; created_at: string }) => ({
  request: row.request_body,
  reply: row.reply_body,
  keptUntil: addDays(new Date(row.created_at), limits.requestLog.days).toISOString(),
})

const BATCH = 2_000

/** Deletes expired log rows in batches, so that no lock is held for long; daily usage remains. */
export async function deleteOldRequests(db: Db): Promise<void> {
  const oldest = addDays(new Date(), -limits.requestLog.days).toISOString()
  let deleted = 0
  do {
    const result = await sql`
      delete from request_log where id in (
        select id from request_log where created_at < ${oldest} order by created_at limit ${BATCH} for update skip locked)`.execute(
      db,
    )
    deleted = Number(result.numAffectedRows ?? 0)
  } while (deleted === BATCH)
}
