import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { countEnvelopes as countCall } from '../../contracts/calls/esign.ts'
import type { ShownEnvelope } from '../../contracts/esign/shown.ts'
import type { envelopeResource } from '../../contracts/resources/envelope.ts'
import type { Context, Scope } from '../platform/context.ts'
import { countCapped, pageOf, streamRows } from '../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { documentIndexes, searchTerms } from '../platform/searchIndexes.ts'
import { aboutEnvelopes, presentEnvelope } from './present.ts'
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
  const found = matching(ctx, actor, filter)
  const { total, capped } = await countCapped(ctx.db, found)
  const ids = await pageOf(found.select('id'), sorts, query).execute()
  const envelopes = await readEnvelopes(
    ctx,
    ctx.db,
    ids.map(({ id }) => id),
  )
  const about = await aboutEnvelopes(ctx, envelopes)
  return { rows: envelopes.map(one => presentEnvelope(one, about, { inClear: false })), total, capped }
}

/** All that match, for the export, the newest first. */
export async function* streamEnvelopes(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  filter: Filter,
): AsyncGenerator<ShownEnvelope> {
  const found = matching(ctx, actor, filter).select('id').orderBy('id', 'desc')
  yield* streamRows(async (after, limit) => {
    const rows = await (after === undefined ? found : found.where('id', '<', after)).limit(limit).execute()
    const ids = rows.map(({ id }) => id)
    const envelopes = await readEnvelopes(ctx, ctx.db, ids)
    const about = await aboutEnvelopes(ctx, envelopes)
    return envelopes.map(one => presentEnvelope(one, about, { inClear: false }))
  })
}

/** Whether a recipient who is asked now has the address of the person who is signed in. */
const waitsFor = ({ userId, subUserId }: CustomerActor) => sql<SqlBool>`exists (
  select 1 from envelope_recipients as asked
  where asked.envelope_id = envelopes.id and asked.state = 'asked' and asked.email_index = (${
    subUserId === null
      ? sql`select email_index from users where id = ${userId}`
      : sql`select email_index from sub_users where id = ${subUserId}`
  }))`

/** Whether what was sent has all of these words; of a draft, whether one of its files has. */
function hasText(userId: string, words: readonly string[]) {
  const found = sql`select id from files where user_id = ${userId} and text_words @> ${words}::text[]`
  return sql<SqlBool>`(document_file in (${found}) or (document_file is null and exists (
    select 1 from envelope_files as used where used.envelope_id = envelopes.id and used.file_id in (${found}))))`
}

function matching({ db, vault }: Parts, actor: CustomerActor, filter: Filter) {
  let query = db
    .selectFrom('envelopes')
    .where('user_id', '=', actor.userId)
    .where('is_template', '=', filter.template ?? false)
  if (filter.id) query = query.where('id', 'in', filter.id)
  if (filter.state) query = query.where('state', 'in', filter.state)
  if (filter.bulk) query = query.where('bulk_id', '=', filter.bulk)
  if (filter.mode) query = query.where('mode', '=', filter.mode)
  if (filter.expiring !== undefined) query = query.where(filter.expiring ? isExpiring : sql<SqlBool>`not ${isExpiring}`)
  if (filter.waiting) {
    const isMine = waitsFor(actor)
    query = query.where('state', '=', 'sent').where(filter.waiting === 'me' ? isMine : sql<SqlBool>`not ${isMine}`)
  }
  if (filter.folder) query = query.where('folder_id', '=', filter.folder)
  for (const tag of new Set(filter.tags))
    query = query.where(eb =>
      eb.exists(
        eb
          .selectFrom('envelope_tags')
          .select('label_id')
          .whereRef('envelope_tags.envelope_id', '=', 'envelopes.id')
          .where('label_id', '=', tag),
      ),
    )
  const { q } = filter
  if (!q) return query
  const { email, phone, words } = searchTerms(vault, q)
  const text = documentIndexes(vault, actor.userId, q)
  return query.where(eb =>
    eb.or([
      eb('id', '=', q),
      ...(words ? [sql<SqlBool>`title_words @> ${words}::text[]`] : []),
      ...(text.length > 0 ? [hasText(actor.userId, text)] : []),
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

/** How many envelopes the account has by state. */
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
  const waiting = await db
    .selectFrom('envelopes')
    .where('user_id', '=', actor.userId)
    .where('state', '=', 'sent')
    .where(waitsFor(actor))
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
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
    waitingForMe: Number(waiting.count),
    templates: count(row => row.is_template),
    medianMinutes: minutes === null ? null : Number(minutes),
  }
}
