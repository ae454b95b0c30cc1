import { sql } from 'kysely'
import type { z } from 'zod'
import { outcomesOf } from '../../../contracts/cases/stepFacts.ts'
import type { VerificationTask, verificationTask } from '../../../contracts/resources/verificationTask.ts'
import { type OpenCase, readCases } from '../../cases/rows.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { countCapped, pageOf } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import { isHeld, isOverdue, stateOf } from './tasks.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof verificationTask.filter>

const sorts = {
  id: 'task.id',
  askedAt: 'asked_at',
  // What has no due time comes after all that have one.
  dueAt: sql`coalesce(due_at, 'infinity')`,
  endedAt: 'ended_at',
}

/** Masked. */
export async function listTasks(
  ctx: Parts,
  { actor }: Scope<AdminActor>,
  { filter, ...query }: ListQuery<Filter>,
): Promise<Page<VerificationTask>> {
  const found = matching(ctx.db, actor, filter)
  const { total, capped } = await countCapped(ctx.db, found)
  const page = await pageOf(found.select('task.id'), sorts, query).execute()
  return {
    rows: await presentTasks(
      ctx,
      page.map(({ id }) => id),
    ),
    total,
    capped,
  }
}

function matching(db: Db, { adminId }: AdminActor, filter: Filter) {
  let query = db.selectFrom('verification_tasks as task')
  if (filter.id) query = query.where('task.id', 'in', filter.id)
  if (filter.userId) query = query.where('user_id', '=', filter.userId)
  if (filter.caseId) query = query.where('case_id', '=', filter.caseId)
  if (filter.kind) query = query.where('kind', 'in', filter.kind)
  if (filter.skill) query = query.where('skill', 'in', filter.skill)
  if (filter.state) query = query.where(stateOf, 'in', filter.state)
  if (filter.overdue) query = query.where(isOverdue)
  const verifier = filter.verifier === 'me' ? adminId : filter.verifierId
  if (verifier) query = query.where(verifierId, '=', verifier)
  if (filter.verifier === 'nobody') query = query.where(verifierId, 'is', null)
  return query
}

/** Who has judged it, or holds it. */
const verifierId = sql<string | null>`coalesce(task.judged_by, case when ${isHeld} then task.holder_id end)`

const rowsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('verification_tasks as task')
    .innerJoin('users', 'users.id', 'task.user_id')
    .leftJoin('admins', join => join.on('admins.id', '=', verifierId))
    .selectAll('task')
    .select([
      customerName.as('customer'),
      stateOf.as('state'),
      isOverdue.as('overdue'),
      verifierId.as('verifierId'),
      'admins.name as verifier',
    ])
    .where('task.id', 'in', ids)
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** In the order of the ids. */
export async function presentTasks(ctx: Parts, ids: readonly string[]): Promise<VerificationTask[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(ctx.db, ids)
  const cases = await readCases(ctx, ctx.db, [...new Set(rows.map(({ case_id }) => case_id))])
  const byCase = new Map(cases.map(one => [one.row.id, one]))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    const found = row && byCase.get(row.case_id)
    return row && found ? presentTask(ctx, row, found) : []
  })
}

function presentTask({ vault }: Parts, row: Row, { row: { subject_name }, plan }: OpenCase): VerificationTask {
  const step = plan.steps.find(({ id }) => id === row.step)
  const outcome = step && row.outcome !== null ? outcomesOf(step)[row.outcome] : undefined
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    userId: row.user_id,
    customer: openName(vault, row.customer),
    caseId: row.case_id,
    step: step?.title ?? { en: row.step, hi: row.step },
    subject: subject_name === null ? null : maskValue('name', subject_name),
    skill: row.skill,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    overdue: Boolean(row.overdue),
    verifierId: row.verifierId,
    verifier: row.verifier,
    heldUntil: row.state === 'taken' ? row.held_until : null,
    outcome:
      outcome && row.outcome !== null
        ? { value: row.outcome, label: outcome.label, tone: outcome.tone ?? 'neutral' }
        : null,
    endedAt: row.ended_at,
  }
}
