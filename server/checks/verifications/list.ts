import type { z } from 'zod'
import { normaliseIdentifier } from '../../../contracts/identifiers/index.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { verificationResource } from '../../../contracts/resources/verification.ts'
import { seenLocations, seesChecks } from '../../platform/access/locations.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { countCapped } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { requesterIndex } from '../../platform/searchIndexes.ts'
import { addDays, firstIdAt, lastDays, startOfDay } from '../days.ts'
import { presentVerification, type Verification } from './present.ts'
import { foundIndex } from './values.ts'

/** Lists one page by id, which is the order of creation. Counts are exact up to `limits.countCap` and capped beyond it. */
export async function listVerifications(
  ctx: Context,
  { actor }: Scope<CustomerActor>,
  product: ProductId,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<Verification>> {
  const seen = await seenLocations(ctx.db, actor)
  const found = verificationsMatching(ctx, actor.userId, product, filter).where(seesChecks(seen))
  const ascending = sort.order === 'ASC'
  const page = filter.after ? found.where('id', ascending ? '>' : '<', filter.after) : found
  const rows = await page
    .selectAll()
    .orderBy('id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  // The days' counts are those of the whole account.
  const least = seen === null ? endedAtLeast(ctx.db, actor.userId, product, filter) : undefined
  const count = await countCapped(ctx.db, found, least)
  return {
    rows: rows.map(row => presentVerification(ctx.vault, product, row, { shownIn: 'list' })),
    ...count,
  }
}

const DAYS_COUNTED = 365
const HOUR_MS = 3_600_000

/** The filters for which checks are counted by day; the total leaves out the cursor. */
const countedBy: readonly string[] = ['status', 'createdFrom', 'createdTo', 'after'] satisfies (keyof Filter)[]

/**
 * Sums the days' counts (decision 0021), so that a long list is not counted row by row. The sum is never too large: it lacks checks
 * that are open, made with a test key, not counted yet, or older than a year. Undefined for other filters.
 */
function endedAtLeast(db: Db, userId: string, product: ProductId, filter: Filter) {
  if (!Object.keys(filter).every(name => countedBy.includes(name))) return undefined
  return db
    .selectFrom('check_days')
    .select(eb => eb.fn.sum('checks').as('checks'))
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('day', '>=', filter.createdFrom ?? lastDays(DAYS_COUNTED)[0] ?? '')
    .$if(filter.createdTo !== undefined, query => query.where('day', '<=', filter.createdTo ?? ''))
    .$if(filter.status !== undefined, query => query.where('status', 'in', filter.status ?? []))
}

export type Filter = z.output<ReturnType<typeof verificationResource>['filter']>

/** Selects a customer's verifications of one product that match a filter; the cursor is applied separately. */
export function verificationsMatching(
  ctx: Pick<Context, 'db' | 'vault'>,
  userId: string,
  product: ProductId,
  filter: Filter,
) {
  let query = ctx.db.selectFrom('verifications').where('user_id', '=', userId).where('product', '=', product)
  if (filter.id) query = query.where('id', 'in', filter.id)
  if (filter.status) query = query.where('status', 'in', filter.status)
  if (filter.outcome) query = query.where('outcome', 'in', filter.outcome)
  if (filter.requestedBy) {
    const names = filter.requestedBy
    const indexes = names.map(name => requesterIndex(ctx.vault, name))
    // Values that lie in clear have no index; the job that seals them may not have passed yet.
    query = query.where(eb =>
      eb.or([
        eb('requested_by_index', 'in', indexes),
        eb.and([eb('requested_by_index', 'is', null), eb('requested_by', 'in', names)]),
      ]),
    )
  }
  if (filter.channel) query = query.where('channel', 'in', filter.channel)
  if (filter.mode) query = query.where('mode', '=', filter.mode)
  if (filter.jobId) query = query.where('job_id', '=', filter.jobId)
  // The indexes are sorted by id, so a range of ids finds a span of days; `created_at` alone would have to be compared in everything
  // newer. A request that was resumed has an id of up to a day before its check; an id of later than its check is a few milliseconds late.
  if (filter.createdFrom) {
    const from = startOfDay(filter.createdFrom)
    query = query.where('created_at', '>=', from.toISOString()).where('id', '>=', firstIdAt('ver', addDays(from, -1)))
  }
  if (filter.createdTo) {
    const to = addDays(startOfDay(filter.createdTo), 1)
    query = query
      .where('created_at', '<', to.toISOString())
      .where('id', '<', firstIdAt('ver', new Date(to.getTime() + HOUR_MS)))
  }
  const search = filter.q?.trim()
  if (!search) return query
  return query.where(eb =>
    eb.or([
      eb('id', '=', search),
      eb('reference', '=', search),
      eb('subject_index', 'in', subjectIndexes(ctx, product, search)),
    ]),
  )
}

/** Identifiers are normalised first, so that spaces and lower case still match. A product may have two kinds of subjects. */
function subjectIndexes({ vault }: Pick<Context, 'vault'>, product: ProductId, search: string): string[] {
  const { keys, inputFields } = productOf(product)
  const subjects = inputFields.filter(({ source }) => source === keys.subject || source === keys.orSubject)
  const indexes = subjects.map(({ identifier: kind }) =>
    vault.index(product, kind ? normaliseIdentifier(kind, search) : search),
  )
  return keys.found ? [...indexes, foundIndex(vault, product, search)] : indexes
}
