import { sql } from 'kysely'
import type { z } from 'zod'
import type { WalletKind } from '../../../contracts/codes.ts'
import type { Approval, approval } from '../../../contracts/resources/approval.ts'
import type { Db, Scope } from '../../platform/context.ts'
import { countCapped, likePattern, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'

type Filter = z.output<typeof approval.filter>

export async function listApprovals(
  db: Db,
  { actor }: Scope<AdminActor>,
  query: ListQuery<Filter>,
): Promise<Page<Approval>> {
  const { filter, sort, offset, limit } = query
  const rows = await pageOf(db, filter, { ascending: sort.order === 'ASC', offset, limit }).execute()
  return { rows: rows.map(row => present(row, actor)), ...(await countCapped(db, matching(db, filter))) }
}

export const streamApprovals = (db: Db, { actor }: Scope<AdminActor>, filter: Filter) =>
  streamRows(async (after, limit) => {
    const rows = await pageOf(db, { ...filter, after }, { ascending: false, offset: 0, limit }).execute()
    return rows.map(row => present(row, actor))
  }, filter.after)

export async function countWaiting(db: Db) {
  const { waiting } = await db
    .selectFrom('approvals')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { waiting }
}

function matching(db: Db, { q, id, kind = [], state = [] }: Filter) {
  let found = db
    .selectFrom('approvals')
    .leftJoin('users', 'users.id', 'approvals.user_id')
    .innerJoin('admins as makers', 'makers.id', 'approvals.asked_by')
    .leftJoin('admins as checkers', 'checkers.id', 'approvals.decided_by')
  if (q) found = found.where(eb => eb.or([eb('users.customer_id', '=', q), eb(customerName, 'ilike', likePattern(q))]))
  if (id) found = found.where('approvals.id', 'in', [...id, ''])
  if (kind.length > 0) found = found.where('approvals.kind', 'in', kind)
  if (state.length > 0) found = found.where('approvals.state', 'in', state)
  return found
}

const customerName = sql<string | null>`coalesce(users.company_name, users.first_name || ' ' || users.last_name)`

function pageOf(
  db: Db,
  filter: Filter,
  { ascending, offset, limit }: { ascending: boolean; offset: number; limit: number },
) {
  const found = matching(db, filter)
    .select([
      'approvals.id',
      'approvals.kind',
      'approvals.state',
      'approvals.user_id',
      'approvals.request',
      'approvals.reason',
      'approvals.asked_by',
      'approvals.asked_at',
      'approvals.decided_at',
      'approvals.decision_reason',
      'users.customer_id',
      customerName.as('customer'),
      'makers.name as maker',
      'checkers.name as checker',
    ])
    .orderBy('approvals.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
  return filter.after ? found.where('approvals.id', ascending ? '>' : '<', filter.after) : found
}

interface Request {
  wallet?: WalletKind
  product?: string
  amountPaise?: number
  limitPaise?: number | null
  beforePaise?: number | null
  pricePaise?: number
  knownPaise?: number | null
}

type Row = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]

function present(row: Row, { adminId }: AdminActor): Approval {
  const request = row.request as Request
  return {
    id: row.id,
    kind: row.kind as Approval['kind'],
    state: row.state as Approval['state'],
    userId: row.user_id,
    customerId: row.customer_id,
    customer: row.customer,
    wallet: request.wallet ?? null,
    product: request.product ?? null,
    amountPaise: request.amountPaise ?? request.limitPaise ?? request.pricePaise ?? null,
    againstPaise: request.beforePaise ?? request.knownPaise ?? null,
    reason: row.reason,
    askedBy: row.maker,
    createdAt: row.asked_at,
    decidedBy: row.checker,
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
    isOwn: row.asked_by === adminId,
  }
}
