import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenCase, readCase } from '../cases/rows.ts'
import { beginStep } from '../cases/work.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { answerStep } from '../steps/answerStep.ts'
import { followChecks } from '../steps/followChecks.ts'
import { runners } from '../steps/kinds/index.ts'

/* What all seeded cases do: their people answer, and the workers' part goes on at once. */

export interface Seeding {
  ctx: Context
  scope: Scope<CustomerActor>
  id: string
}

const AT_MOST_MS = 60_000
const LOOK_MS = 20

/** Does what the workers do for a case, until it waits for a person. */
export async function settle(ctx: Context, id: string): Promise<void> {
  const until = Date.now() + AT_MOST_MS
  for (;;) {
    const { steps } = await caseOf(ctx, id)
    const untold = [...steps.values()].filter(({ status, told_at }) => status === 'asked' && told_at === null)
    for (const { step, round } of untold) await beginStep(ctx, runners, { caseId: id, step, round })
    const isRunning = [...steps.values()].some(({ status }) => status === 'inProgress')
    if (untold.length === 0 && !isRunning) return
    if (Date.now() > until) throw new Error(`The seeded case ${id} does not go on.`)
    if (isRunning) await sleep(LOOK_MS)
    await followChecks(ctx)
  }
}

export async function caseOf(ctx: Context, id: string): Promise<OpenCase> {
  const found = await readCase(ctx, ctx.db, id)
  if (!found) throw new Error(`There is no case ${id}.`)
  return found
}

export async function answer({ ctx, id }: Pick<Seeding, 'ctx' | 'id'>, step: string, given: object): Promise<void> {
  const found = await caseOf(ctx, id)
  const by = found.row.subject_name ?? ''
  const scope: Scope = { actor: { kind: 'system', name: by }, ip: null, requestId: null, locale: 'en' }
  await answerStep(ctx, scope, found, { step, answer: given, by })
}

export function agree(seeding: Seeding) {
  return answer(seeding, 'consent', { agreed: true })
}

const DAY_MS = 86_400_000

/** As if it had been asked last week. */
export async function makeLate({ ctx, id }: Seeding): Promise<void> {
  const due_at = new Date(Date.now() - 2 * DAY_MS).toISOString()
  await ctx.db
    .updateTable('case_steps')
    .set({ due_at })
    .where('case_id', '=', id)
    .where('status', '=', 'asked')
    .execute()
  await ctx.db.updateTable('cases').set({ next_due_at: due_at }).where('id', '=', id).execute()
}
