import { sql } from 'kysely'
import type { z } from 'zod'
import type { countWork as countCall } from '../../../contracts/calls/work.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { WorkItem, workItem } from '../../../contracts/resources/workItem.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { titlesOf } from './titles.ts'
import { allowedKinds, waitingWork } from './waiting.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof workItem.filter>

const columns = { id: 'work.id', dueAt: 'due_at', since: 'since', amountPaise: 'amount_paise' } as const

/** What waits for staff; by its due date, so that what is overdue comes first. */
export async function listWork(
  ctx: Parts,
  scope: Scope<AdminActor>,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<WorkItem>> {
  const found = matching(ctx, scope, filter)
  const rows = await found
    .leftJoin('admins', 'admins.id', 'work.assignee_id')
    .selectAll('work')
    .select('admins.name as assignee')
    .orderBy(columns[sort.field as keyof typeof columns], order =>
      sort.order === 'ASC' ? order.asc() : order.desc().nullsLast(),
    )
    .orderBy('work.id')
    .offset(offset)
    .limit(limit)
    .execute()
  const titles = await titlesOf(ctx, rows, scope.locale)
  const now = Date.now()
  return {
    rows: rows.map(row => ({
      id: row.id,
      kind: row.kind,
      subject: row.subject,
      target: row.target,
      title: titles.get(row.id) ?? '-',
      amountPaise: row.amount_paise,
      since: row.since,
      dueAt: row.due_at,
      overdue: Date.parse(row.due_at) < now,
      assigneeId: row.assignee_id,
      assignee: row.assignee,
    })),
    ...(await countCapped(ctx.db, found)),
  }
}

function matching({ db }: Pick<Context, 'db'>, { actor }: Scope<AdminActor>, { id, kind, assignee, overdue }: Filter) {
  const kinds = allowedKinds(actor.permissions).filter(one => !kind || kind.includes(one))
  let found = db.selectFrom(waitingWork(kinds).as('work'))
  if (id) found = found.where('work.id', 'in', id)
  if (assignee === 'me') found = found.where('work.assignee_id', '=', actor.adminId)
  if (assignee === 'nobody') found = found.where('work.assignee_id', 'is', null)
  if (overdue) found = found.where('work.due_at', '<', sql<string>`now()`)
  return found
}

/** Counts up to the cap of all lists. */
export async function countWork(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<AdminActor>,
): Promise<z.output<typeof countCall.reply>> {
  const kinds = allowedKinds(actor.permissions)
  const some = db.selectFrom(waitingWork(kinds).as('work')).selectAll('work').limit(limits.countCap).as('some')
  const rows = await db
    .selectFrom(some)
    .select('kind')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where assignee_id = ${actor.adminId})`.as('mine'),
      sql<number>`count(*) filter (where assignee_id is null)`.as('unassigned'),
      sql<number>`count(*) filter (where due_at < now())`.as('overdue'),
    ])
    .groupBy('kind')
    .execute()
  const sum = (name: 'count' | 'mine' | 'unassigned' | 'overdue') => rows.reduce((total, row) => total + row[name], 0)
  return {
    all: sum('count'),
    mine: sum('mine'),
    unassigned: sum('unassigned'),
    overdue: sum('overdue'),
    kinds: kinds.map(kind => ({ kind, count: rows.find(row => row.kind === kind)?.count ?? 0 })),
  }
}
