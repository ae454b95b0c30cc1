import { sql } from 'kysely'
import type { z } from 'zod'
import type { videoCallResource } from '../../contracts/resources/videoCall.ts'
import type { ShownVideoCall } from '../../contracts/videoCalls/shown.ts'
import type { Context, Scope } from '../platform/context.ts'
import { countCapped, likePattern, pageOf } from '../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { peopleNamed } from './people.ts'
import { latestAgents, presentRow } from './present.ts'
import { openCall } from './rounds/row.ts'

type Filter = z.output<typeof videoCallResource.filter>

const sorts = {
  id: 'id',
  createdAt: 'created_at',
  // Those without a time come last.
  heldAt: sql`coalesce(held_at, '-infinity')`,
  decidedAt: sql`coalesce(decided_at, '-infinity')`,
  eraseAt: 'erase_at',
}

/** The account's calls. */
export async function listCalls(
  ctx: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
  { filter, ...query }: ListQuery<Filter>,
): Promise<Page<ShownVideoCall>> {
  let found = ctx.db
    .selectFrom('video_calls')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('erased_at', 'is', null)
  if (filter.id) found = found.where('id', 'in', filter.id)
  if (filter.status) found = found.where('status', 'in', filter.status)
  if (filter.locale) found = found.where('locale', '=', filter.locale)
  if (filter.createdFrom)
    found = found.where(
      'created_at',
      '>=',
      sql<string>`(${filter.createdFrom}::date::timestamp at time zone 'Asia/Kolkata')`,
    )
  if (filter.createdTo)
    found = found.where(
      'created_at',
      '<',
      sql<string>`((${filter.createdTo}::date + 1)::timestamp at time zone 'Asia/Kolkata')`,
    )
  const { q } = filter
  if (q) {
    const people = await peopleNamed(ctx, actor.userId, q)
    found = found.where(eb =>
      eb.or([
        eb('id', '=', q),
        eb('reference', 'ilike', likePattern(q)),
        ...(people.length > 0 ? [eb('agent_id', 'in', people), eb('auditor_id', 'in', people)] : []),
      ]),
    )
  }
  const { total, capped } = await countCapped(ctx.db, found)
  const rows = await pageOf(found, sorts, query).execute()
  const agents = await latestAgents(
    ctx,
    rows.map(({ id }) => id),
  )
  return { total, capped, rows: rows.map(row => presentRow(openCall(ctx.vault, row), agents.get(row.id))) }
}
