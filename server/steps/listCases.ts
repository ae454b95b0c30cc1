import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { ShownCase } from '../../contracts/cases/shown.ts'
import type { caseResource } from '../../contracts/resources/case.ts'
import { readCases } from '../cases/rows.ts'
import { inLocation, seenLocations, seesCases } from '../platform/access/locations.ts'
import type { Context, Scope } from '../platform/context.ts'
import { countCapped, likePattern, pageOf } from '../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { searchTerms } from '../platform/searchIndexes.ts'
import { presentCase } from './present.ts'

type Filter = z.output<typeof caseResource.filter>
type Parts = Pick<Context, 'db' | 'vault'>

/** An open step of a case should have ended by now. */
export const isOverdue = sql<SqlBool>`(waits_on is not null and coalesce(next_due_at < now(), false))`

const sorts = {
  id: 'id',
  createdAt: 'created_at',
  dueAt: 'due_at',
  // A case of which nothing is due comes after all that have a time.
  nextDueAt: sql`coalesce(next_due_at, 'infinity')`,
  endedAt: 'ended_at',
}

/** The account's cases. A person is found by a whole word of the name, a complete e-mail or phone, through keyed indexes. */
export async function listCases(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  { filter, ...query }: ListQuery<Filter>,
): Promise<Page<ShownCase>> {
  const found = casesMatching(ctx, actor.userId, filter).where(seesCases(await seenLocations(ctx.db, actor)))
  const { total, capped } = await countCapped(ctx.db, found)
  const rows = await pageOf(found.select('id'), sorts, query).execute()
  const ids = rows.map(({ id }) => id)
  const cases = await readCases(ctx, ctx.db, ids)
  return { rows: cases.map(one => presentCase(one, { inClear: false })), total, capped }
}

function casesMatching({ db, vault }: Parts, userId: string, filter: Filter) {
  let query = db.selectFrom('cases').where('user_id', '=', userId)
  if (filter.id) query = query.where('id', 'in', filter.id)
  if (filter.status) query = query.where('status', 'in', filter.status)
  if (filter.product) query = query.where('product', '=', filter.product)
  if (filter.planId) query = query.where('plan_id', '=', filter.planId)
  if (filter.location) query = query.where(inLocation(filter.location))
  if (filter.mode) query = query.where('mode', '=', filter.mode)
  if (filter.waitsOn) query = query.where('waits_on', 'in', filter.waitsOn)
  if (filter.overdue !== undefined) query = query.where(filter.overdue ? isOverdue : sql<SqlBool>`not ${isOverdue}`)
  const { q } = filter
  if (!q) return query
  const { email, phone, words } = searchTerms(vault, q)
  return query.where(eb =>
    eb.or([
      eb('id', '=', q),
      eb('reference', 'ilike', likePattern(q)),
      ...(email ? [eb('email_index', '=', email)] : []),
      ...(phone ? [eb('phone_index', '=', phone)] : []),
      ...(words ? [sql<SqlBool>`name_words @> ${words}::text[]`] : []),
    ]),
  )
}
