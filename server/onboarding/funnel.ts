import { sql } from 'kysely'
import type { z } from 'zod'
import type { readFunnel } from '../../contracts/calls/onboarding.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import { readPlan } from '../cases/rows.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { ownFlow } from './settings.ts'

/** So many of the newest responses are counted. */
const MOST = 10_000

interface Counted {
  step: string
  reached: number
  answered: number
  lost: number
  median: number | null
}

/** How far real applicants came, by the steps of the flow's latest version that ask them. Throws as `ownFlow`. */
export async function funnelOf(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<z.output<typeof readFunnel.reply>> {
  const flow = await ownFlow(db, scope, id)
  const plan = await readPlan(db, id, flow.version)
  const newest = db
    .selectFrom('cases')
    .select(['id', 'status'])
    .where('user_id', '=', flow.user_id)
    .where('product', '=', 'onboarding')
    .where('plan_id', '=', id)
    .where('mode', '=', 'live')
    .orderBy('id', 'desc')
    .limit(MOST + 1)
  const { rows: totals } = await sql<{ started: string; completed: string }>`
    select count(*) as started, count(*) filter (where status = 'done') as completed from ${newest} as newest`.execute(
    db,
  )
  const { rows } = await sql<{ [name in keyof Counted]: string }>`
    select step,
      count(*) filter (where asked_at is not null) as reached,
      count(*) filter (where outcome is not null) as answered,
      count(*) filter (where asked_at is not null and outcome is null and newest.status in ('expired', 'cancelled')) as lost,
      percentile_cont(0.5) within group (order by extract(epoch from ended_at - asked_at))
        filter (where outcome is not null and asked_at is not null) as median
    from case_steps join ${newest} as newest on newest.id = case_steps.case_id
    group by step`.execute(db)
  const byStep = new Map(rows.map(row => [row.step, row]))
  const started = Number(totals[0]?.started ?? 0)
  return {
    started: Math.min(started, MOST),
    completed: Number(totals[0]?.completed ?? 0),
    isCapped: started > MOST,
    steps: plan.steps
      .filter(({ kind }) => stepOf(kind).actor === 'subject')
      .map(({ id: step, title }) => {
        const row = byStep.get(step)
        return {
          id: step,
          title,
          reached: Number(row?.reached ?? 0),
          answered: Number(row?.answered ?? 0),
          lost: Number(row?.lost ?? 0),
          medianSeconds: row?.median == null ? null : Number(row.median),
        }
      }),
  }
}
