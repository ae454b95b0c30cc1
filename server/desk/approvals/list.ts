import { sql } from 'kysely'
import type { z } from 'zod'
import type { WalletKind } from '../../../contracts/codes.ts'
import type { Approval, approval } from '../../../contracts/resources/approval.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { customerMatches, customerName, openName, type SealedName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'

type Filter = z.output<typeof approval.filter>
type Parts = Pick<Context, 'db' | 'vault'>

export async function listApprovals(
  ctx: Parts,
  { actor }: Scope<AdminActor>,
  query: ListQuery<Filter>,
): Promise<Page<Approval>> {
  const { filter, sort, offset, limit } = query
  const rows = await pageOf(ctx, filter, { ascending: sort.order === 'ASC', offset, limit }).execute()
  return {
    rows: rows.map(row => present(ctx.vault, row, actor)),
    ...(await countCapped(ctx.db, matching(ctx, filter))),
  }
}

export const streamApprovals = (ctx: Parts, { actor }: Scope<AdminActor>, filter: Filter) =>
  streamRows(async (after, limit) => {
    const rows = await pageOf(ctx, { ...filter, after }, { ascending: false, offset: 0, limit }).execute()
    return rows.map(row => present(ctx.vault, row, actor))
  }, filter.after)

export async function countWaiting(db: Db) {
  const { waiting } = await db
    .selectFrom('approvals')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { waiting }
}

function matching({ db, vault }: Parts, { q, id, kind = [], state = [] }: Filter) {
  let found = db
    .selectFrom('approvals')
    .leftJoin('users', 'users.id', 'approvals.user_id')
    .innerJoin('admins as makers', 'makers.id', 'approvals.asked_by')
    .leftJoin('admins as checkers', 'checkers.id', 'approvals.decided_by')
  if (q) found = found.where(customerMatches(vault, q))
  if (id) found = found.where('approvals.id', 'in', [...id, ''])
  if (kind.length > 0) found = found.where('approvals.kind', 'in', kind)
  if (state.length > 0) found = found.where('approvals.state', 'in', state)
  return found
}

function pageOf(
  ctx: Parts,
  filter: Filter,
  { ascending, offset, limit }: { ascending: boolean; offset: number; limit: number },
) {
  const found = matching(ctx, filter)
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
      sql<SealedName | null>`${customerName}`.as('customer'),
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
  amountMinor?: number
  currency?: string
}

type Row = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]

function present(vault: Vault, row: Row, { adminId }: AdminActor): Approval {
  const request = row.request as Request
  return {
    id: row.id,
    kind: row.kind as Approval['kind'],
    state: row.state as Approval['state'],
    userId: row.user_id,
    customerId: row.customer_id,
    customer: openName(vault, row.customer),
    wallet: request.wallet ?? null,
    product: request.product ?? null,
    amountPaise: request.amountPaise ?? request.amountMinor ?? request.limitPaise ?? request.pricePaise ?? null,
    currency: request.currency ?? 'INR',
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
