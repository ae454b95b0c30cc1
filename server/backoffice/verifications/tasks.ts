import { type Selectable, type SqlBool, sql } from 'kysely'
import type { VerificationTaskState } from '../../../contracts/cases/verificationTasks.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'

export type TaskRow = Selectable<Schema['verification_tasks']>

/** Whether the round of a task still waits for its answer; needs the table `verification_tasks` as `task`. */
export const isOpen = sql<SqlBool>`(task.ended_at is null and exists (
  select from case_steps step where step.case_id = task.case_id and step.step = task.step
    and step.round_id = task.id and step.status = 'asked'))`

export const isHeld = sql<SqlBool>`(task.holder_id is not null and task.held_until > now())`

export const stateOf = sql<VerificationTaskState>`case
  when task.ended_at is not null then 'judged'
  when not ${isOpen} then 'withdrawn'
  when ${isHeld} then 'taken' else 'free' end`

export const isOverdue = sql<SqlBool>`(${isOpen} and coalesce(task.due_at < now(), false))`

/** A task, opened. Throws `not_found`. */
export async function findTask({ vault }: Pick<Context, 'vault'>, db: Db | Trx, id: string): Promise<TaskRow> {
  const row = await db.selectFrom('verification_tasks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('check')
  return openRow(vault, 'verification_tasks', row)
}
