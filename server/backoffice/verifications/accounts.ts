import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { limits } from '../../../contracts/platform/limits.ts'
import type { BgcUser, BgcUserDetail, bgcUser } from '../../../contracts/resources/bgcUser.ts'
import { readCases } from '../../cases/rows.ts'
import type { Context } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { customerMatches, customerName, openName, type SealedName } from '../../platform/sealing/names.ts'
import { presentCase } from '../../steps/present.ts'
import { isHeld, isOpen, isOverdue } from './tasks.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof bgcUser.filter>
type Row = Omit<BgcUser, 'customer'> & { customer: SealedName }

/** The accounts with a case of background verification, or with one that has needed a verifier; each with its counts. */
const accounts = sql`
  with tasks as (
    select user_id, count(*) filter (where ${isOpen} and kind = 'verifierReview')::int as waiting,
      count(*) filter (where ${isOpen} and ${isHeld})::int as taken, count(*) filter (where ${isOverdue})::int as overdue,
      count(*) filter (where ${isOpen} and kind = 'quality')::int as quality,
      count(*) filter (where ended_at is not null and kind = 'verifierReview')::int as judged,
      (count(*) filter (where ended_at <= due_at))::float8
        / nullif(count(*) filter (where ended_at is not null and due_at is not null), 0) as kept
    from verification_tasks task group by user_id),
  opened as (
    select user_id, count(*)::int as open_cases from cases
    where status in ('open', 'paused')
      and (product = 'bgc' or exists (select from verification_tasks task where task.case_id = cases.id))
    group by user_id)
  select users.id, users.customer_id as "customerId", ${customerName} as customer, coalesce(open_cases, 0) as "openCases",
    coalesce(waiting, 0) as waiting, coalesce(taken, 0) as taken, coalesce(overdue, 0) as overdue, coalesce(quality, 0) as quality,
    coalesce(judged, 0) as judged, kept as "keptShare"
  from users left join tasks on tasks.user_id = users.id left join opened on opened.user_id = users.id
  where (tasks.user_id is not null or exists (select from cases where cases.user_id = users.id and product = 'bgc'))`

const standings = { waiting: sql`waiting > 0`, overdue: sql`overdue > 0`, quality: sql`quality > 0` } as const

function matching({ vault }: Parts, { q, standing }: Filter): RawBuilder<unknown> {
  const named = q ? sql`and ${customerMatches(vault, q)}` : sql``
  const inState = standing ? sql`and ${standings[standing]}` : sql``
  return sql`${accounts} ${named} ${inState}`
}

/** The accounts for staff, counted up to the cap. */
export async function listBgcUsers(
  ctx: Parts,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<BgcUser>> {
  const found = matching(ctx, filter)
  const counted = await sql<{ count: number }>`
    select count(*)::bigint as count from (${found} limit ${limits.countCap + 1}) found`.execute(ctx.db)
  const count = counted.rows[0]?.count ?? 0
  const order = sort.order === 'ASC' ? sql`asc` : sql`desc`
  const { rows } = await sql<Row>`
    select * from (${found}) found order by ${sql.ref(sort.field)} ${order}, id desc offset ${offset} limit ${limit}`.execute(
    ctx.db,
  )
  return {
    rows: rows.map(row => present(ctx, row)),
    total: Math.min(count, limits.countCap),
    capped: count > limits.countCap,
  }
}

const present = ({ vault }: Parts, row: Row): BgcUser => ({ ...row, customer: openName(vault, row.customer) })

const CASES = 50

/** One account with its newest cases, and who has taken or judged its checks. Throws `not_found` without such cases. */
export async function showBgcUser(ctx: Parts, id: string): Promise<BgcUserDetail> {
  const { rows } = await sql<Row>`${accounts} and users.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound('account')
  return { ...present(ctx, row), cases: await casesOf(ctx, id), verifiers: await verifiersOf(ctx, id) }
}

async function casesOf(ctx: Parts, userId: string): Promise<BgcUserDetail['cases']> {
  const { rows } = await sql<{ id: string }>`
    select id from cases where user_id = ${userId}
      and (product = 'bgc' or exists (select from verification_tasks task where task.case_id = cases.id))
    order by id desc limit ${sql.lit(CASES)}`.execute(ctx.db)
  const found = await readCases(
    ctx,
    ctx.db,
    rows.map(({ id }) => id),
  )
  return found.map(one => {
    const { id, planTitle, subject, reference, status, verdict, waitsFor, overdue, createdAt } = presentCase(one, {
      inClear: false,
    })
    return { id, planTitle, subject: subject.name, reference, status, verdict, waitsFor, overdue, createdAt }
  })
}

async function verifiersOf({ db }: Parts, userId: string): Promise<BgcUserDetail['verifiers']> {
  const { rows } = await sql<BgcUserDetail['verifiers'][number]>`
    select admins.id, admins.name,
      (count(*) filter (where ended_at is null))::int as taken,
      (count(*) filter (where ended_at is not null))::int as judged,
      (count(*) filter (where outcome = 'sentBack'))::int as "sentBack"
    from verification_tasks task join admins
      on admins.id = coalesce(judged_by, case when ${isOpen} and ${isHeld} then holder_id end)
    where user_id = ${userId} group by admins.id, admins.name order by admins.name, admins.id`.execute(db)
  return rows
}
