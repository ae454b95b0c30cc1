import { sql } from 'kysely'
import type { z } from 'zod'
import { beyond } from '../../../contracts/people/ownRoles.ts'
import type { WalletKind } from '../../../contracts/platform/codes.ts'
import { type Text, text } from '../../../contracts/platform/text.ts'
import type { Approval, approval } from '../../../contracts/resources/approval.ts'
import { readTies, type Ties } from '../../people/accounts/staff/ties.ts'
import type { OwnRole } from '../../platform/access/ownRoles.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { customerMatches, customerName, openName, type SealedName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'
import { type ApprovalKind, visibleKinds } from './proposals.ts'

type Filter = z.output<typeof approval.filter>
type Parts = Pick<Context, 'db' | 'vault'>

export async function listApprovals(
  ctx: Parts,
  { actor }: Scope<AdminActor>,
  query: ListQuery<Filter>,
): Promise<Page<Approval>> {
  const { filter, sort, offset, limit } = query
  const seen = { ...filter, kind: kindsFor(actor, filter) }
  const rows = await pageOf(ctx, seen, { ascending: sort.order === 'ASC', offset, limit }).execute()
  const ties = await readTies(ctx.db)
  return {
    rows: rows.map(row => present(ctx.vault, row, actor, ties)),
    ...(await countCapped(ctx.db, matching(ctx, seen))),
  }
}

export const streamApprovals = (ctx: Parts, { actor }: Scope<AdminActor>, filter: Filter) =>
  streamRows(async (after, limit) => {
    const seen = { ...filter, after, kind: kindsFor(actor, filter) }
    const rows = await pageOf(ctx, seen, { ascending: false, offset: 0, limit }).execute()
    const ties = await readTies(ctx.db)
    return rows.map(row => present(ctx.vault, row, actor, ties))
  }, filter.after)

/** The kinds of a filter that the reader may see. */
function kindsFor({ permissions }: AdminActor, { kind = [] }: Filter): ApprovalKind[] {
  const visible = visibleKinds(permissions)
  return kind.length === 0 ? visible : kind.filter(one => visible.includes(one))
}

export async function countWaiting(db: Db, { actor }: Scope<AdminActor>) {
  const { waiting } = await db
    .selectFrom('approvals')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .where('kind', 'in', [...visibleKinds(actor.permissions), ''])
    .executeTakeFirstOrThrow()
  return { waiting }
}

type Seen = Omit<Filter, 'kind'> & { kind: ApprovalKind[] }

function matching({ db, vault }: Parts, { q, id, kind, state = [] }: Seen) {
  let found = db
    .selectFrom('approvals')
    .leftJoin('users', 'users.id', 'approvals.user_id')
    .leftJoin('payout_bank_accounts as bank', join =>
      join.on(sql<boolean>`bank.id = approvals.request ->> 'bankAccountId'`),
    )
    .leftJoin('admins as makers', 'makers.id', 'approvals.asked_by')
    .leftJoin('roles as wanted', join => join.on(sql<boolean>`wanted.id = approvals.request ->> 'role'`))
    .leftJoin('admins as checkers', 'checkers.id', 'approvals.decided_by')
    .where('approvals.kind', 'in', [...kind, ''])
  if (q) found = found.where(customerMatches(vault, q))
  if (id) found = found.where('approvals.id', 'in', [...id, ''])
  if (state.length > 0) found = found.where('approvals.state', 'in', state)
  return found
}

function pageOf(
  ctx: Parts,
  filter: Seen,
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
      'bank.number_masked',
      'bank.ifsc',
      'wanted.name as role_name',
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
  adminId?: string | null
  name?: string
  email?: string
  role?: string
  until?: string | null
  before?: OwnRole
  after?: OwnRole
  worksFrom?: string
  brand?: string
  percent?: number
  beforePercent?: number
}

type Row = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]

function present(vault: Vault, row: Row, { adminId }: AdminActor, ties: Ties): Approval {
  const request = row.request as Request
  const isWaiting = row.state === 'waiting'
  return {
    id: row.id,
    kind: row.kind as Approval['kind'],
    state: row.state as Approval['state'],
    userId: row.user_id,
    customerId: row.customer_id,
    customer: openName(vault, row.customer),
    wallet: request.wallet ?? null,
    product: request.product ?? null,
    member: memberOf(request, row.role_name),
    rights: rightsOf(request),
    amountPaise: request.amountPaise ?? request.amountMinor ?? request.limitPaise ?? request.pricePaise ?? null,
    currency: request.currency ?? 'INR',
    againstPaise: request.beforePaise ?? request.knownPaise ?? null,
    brand: request.brand ?? null,
    bankAccount: row.number_masked === null ? null : `${row.number_masked}, ${row.ifsc}`,
    share: shareOf(request),
    reason: row.reason,
    askedBy: row.maker,
    createdAt: row.asked_at,
    decidedBy: row.checker,
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
    isOwn: row.asked_by === adminId,
    isAboutReader: request.adminId === adminId,
    tiedUntil: isWaiting ? ties(row.asked_by ?? adminId, adminId) : null,
  }
}

function shareOf({ percent, beforePercent }: Request): Approval['share'] {
  return percent === undefined || beforePercent === undefined ? null : { percent, beforePercent }
}

/** A role that has been deleted since is named by its id. */
function memberOf(
  { adminId = null, name, email, role, until, worksFrom }: Request,
  roleName: Text | null,
): Approval['member'] {
  if (name === undefined) return null
  return {
    id: adminId,
    name,
    email: email ?? null,
    role: role === undefined ? null : (roleName ?? text(role, role)),
    // Of a recovery it is when its link ends.
    until: role === undefined ? null : (until ?? null),
    worksFrom: worksFrom ?? null,
  }
}

function rightsOf({ before, after }: Request): Approval['rights'] {
  if (!before || !after) return null
  return { more: beyond(after.permissions, before.permissions), less: beyond(before.permissions, after.permissions) }
}
