import { applyEvent } from '../cases/apply.ts'
import { type OpenCase, readCase } from '../cases/rows.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { type CaseComparison, compareCase } from '../steps/kinds/comparing.ts'

const EVERY_MS = 60_000
const BATCH = 100
const MINUTE_MS = 60_000

/** Minutes from the end of a try to the next one; the last is repeated until the time of the verification is over. */
const pausesMinutes = [5, 15, 60, 240, 720] as const

/** A source is asked so long before the end that it can still answer. */
const LAST_MS = 10 * MINUTE_MS

/** Asks sources again that did not answer. */
export const startChasing = (ctx: Context): { stop(): Promise<void> } =>
  runPeriodically(EVERY_MS, 'sources that did not answer', ctx.log, () => chaseSources(ctx))

const pauseAfter = (tries: number): number => (pausesMinutes[tries] ?? pausesMinutes.at(-1) ?? 0) * MINUTE_MS

/**
 * Asks the sources again that were not there when a verification ended, while its time lasts and nobody has decided it. The verification goes on, and
 * its result is made anew; what has answered is not asked again.
 */
export async function chaseSources(ctx: Context, now = new Date()): Promise<void> {
  const due = await ctx.db
    .selectFrom('cases')
    .leftJoin('trubgv_chases as chase', 'chase.case_id', 'cases.id')
    .select(['cases.id', 'cases.ended_at', 'chase.next_at', 'chase.tries'])
    .where('cases.product', '=', 'trubgv')
    .where('cases.status', '=', 'done')
    .where('cases.decision', 'is', null)
    .where('cases.due_at', '>', new Date(now.getTime() + LAST_MS).toISOString())
    .where(eb => eb.or([eb('chase.next_at', 'is', null), eb('chase.next_at', '<=', now.toISOString())]))
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('case_steps')
          .innerJoin('verifications', 'verifications.id', 'case_steps.verification_id')
          .select('case_steps.step')
          .whereRef('case_steps.case_id', '=', 'cases.id')
          .where('case_steps.status', '=', 'failed')
          .where('verifications.status', '=', 'source_unavailable'),
      ),
    )
    .orderBy('cases.id')
    .limit(BATCH)
    .execute()
  for (const { id, ended_at, next_at, tries } of due) {
    const from = next_at ?? new Date(Date.parse(ended_at ?? now.toISOString()) + pauseAfter(0)).toISOString()
    if (Date.parse(from) > now.getTime()) await note(ctx, id, { tries: 0, next: new Date(from) })
    else
      await askAgain(ctx, id, { tries: (tries ?? 0) + 1, next: new Date(now.getTime() + pauseAfter((tries ?? 0) + 1)) })
  }
}

interface Noted {
  tries: number
  next: Date
}

const note = ({ db }: Pick<Context, 'db'>, caseId: string, { tries, next }: Noted) =>
  db
    .insertInto('trubgv_chases')
    .values({ case_id: caseId, tries, next_at: next })
    .onConflict(same => same.column('case_id').doUpdateSet({ tries, next_at: next }))
    .execute()

/** Once: two nodes that have found the same verification wait for each other, and the second finds it open. */
const askAgain = (ctx: Context, id: string, noted: Noted): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    const found = await readCase(ctx, trx, id, { lock: true })
    if (found?.row.status !== 'done' || found.row.decision !== null) return
    const { sources } = await compareCase(ctx, trx, found)
    for (const { id: step, isDown } of sources)
      if (isDown) await applyEvent(ctx, trx, id, { event: { type: 'askAgain', step }, by: 'system' })
    await note({ db: trx }, id, noted)
  })

/** When the sources of a verification that did not answer are asked again; null if none is missing, or they are not. */
export async function nextTryOf(
  { db }: Pick<Context, 'db'>,
  { row }: OpenCase,
  { sources }: CaseComparison,
): Promise<string | null> {
  if (row.status !== 'done' || row.decision !== null || !sources.some(({ isDown }) => isDown)) return null
  const noted = await db.selectFrom('trubgv_chases').select('next_at').where('case_id', '=', row.id).executeTakeFirst()
  const next = noted ? Date.parse(noted.next_at) : Date.parse(row.ended_at ?? row.created_at) + pauseAfter(0)
  return next < Date.parse(row.due_at) - LAST_MS ? new Date(next).toISOString() : null
}
