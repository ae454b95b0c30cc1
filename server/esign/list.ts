import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { countEnvelopes as countCall } from '../../contracts/calls/esign.ts'
import type { ShownEnvelope } from '../../contracts/esign/shown.ts'
import type { envelopeResource } from '../../contracts/resources/envelope.ts'
import type { Context, Scope } from '../platform/context.ts'
import { countCapped, pageOf } from '../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { searchTerms } from '../platform/searchIndexes.ts'
import { linkFacts, presentEnvelope } from './present.ts'
import { readEnvelopes } from './rows.ts'

type Filter = z.output<typeof envelopeResource.filter>
type Parts = Pick<Context, 'db' | 'vault'>

const isExpiring = sql<SqlBool>`(state = 'sent' and expires_at < now() + interval '3 days')`

const sorts = {
  id: 'id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  // Those without a time come last.
  sentAt: sql`coalesce(sent_at, '-infinity')`,
  expiresAt: sql`coalesce(expires_at, 'infinity')`,
  endedAt: sql`coalesce(ended_at, '-infinity')`,
}

/** The account's envelopes, or its templates. */
export async function listEnvelopes(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  { filter, ...query }: ListQuery<Filter>,
): Promise<Page<ShownEnvelope>> {
  const found = matching(ctx, actor.userId, filter)
  const { total, capped } = await countCapped(ctx.db, found)
  const ids = await pageOf(found.select('id'), sorts, query).execute()
  const envelopes = await readEnvelopes(
    ctx,
    ctx.db,
    ids.map(({ id }) => id),
  )
  const about = await linkFacts(ctx.db, envelopes)
  return { rows: envelopes.map(one => presentEnvelope(one, about, { inClear: false })), total, capped }
}

function matching({ db, vault }: Parts, userId: string, filter: Filter) {
  let query = db
    .selectFrom('envelopes')
    .where('user_id', '=', userId)
    .where('is_template', '=', filter.template ?? false)
  if (filter.id) query = query.where('id', 'in', filter.id)
  if (filter.state) query = query.where('state', 'in', filter.state)
  if (filter.mode) query = query.where('mode', '=', filter.mode)
  if (filter.expiring !== undefined) query = query.where(filter.expiring ? isExpiring : sql<SqlBool>`not ${isExpiring}`)
  const { q } = filter
  if (!q) return query
  const { email, phone, words } = searchTerms(vault, q)
  return query.where(eb =>
    eb.or([
      eb('id', '=', q),
      ...(words ? [sql<SqlBool>`title_words @> ${words}::text[]`] : []),
      eb.exists(
        eb
          .selectFrom('envelope_recipients as recipient')
          .select('recipient.id')
          .whereRef('recipient.envelope_id', '=', 'envelopes.id')
          .where(of =>
            of.or([
              of('recipient.id', '=', q),
              ...(email ? [of('recipient.email_index', '=', email)] : []),
              ...(phone ? [of('recipient.phone_index', '=', phone)] : []),
              ...(words ? [sql<SqlBool>`recipient.name_words @> ${words}::text[]`] : []),
            ]),
          ),
      ),
    ]),
  )
}

const MEDIAN_DAYS = 90

/** How many envelopes the account has by state, in one query. */
export async function countEnvelopes(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
): Promise<z.output<typeof countCall.reply>> {
  const rows = await db
    .selectFrom('envelopes')
    .where('user_id', '=', actor.userId)
    .select(['state', 'is_template'])
    .select(eb => [
      eb.fn.countAll<string>().as('all'),
      sql<string>`count(*) filter (where ${isExpiring})`.as('expiring'),
    ])
    .groupBy(['state', 'is_template'])
    .execute()
  const { minutes } = await db
    .selectFrom('envelopes')
    .where('user_id', '=', actor.userId)
    .where('state', '=', 'completed')
    .where('ended_at', '>', sql<string>`now() - make_interval(days => ${MEDIAN_DAYS})`)
    .select(
      sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ended_at - sent_at) / 60)`.as(
        'minutes',
      ),
    )
    .executeTakeFirstOrThrow()
  const count = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((sum, { all }) => sum + Number(all), 0)
  const inState = (...states: string[]) => count(row => !row.is_template && states.includes(row.state))
  return {
    draft: inState('draft'),
    sent: inState('sent', 'sealing'),
    completed: inState('completed'),
    declined: inState('declined'),
    voided: inState('voided'),
    expired: inState('expired'),
    expiring: rows.reduce((sum, { expiring }) => sum + Number(expiring), 0),
    templates: count(row => row.is_template),
    medianMinutes: minutes === null ? null : Number(minutes),
  }
}
