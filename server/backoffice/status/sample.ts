import { sql } from 'kysely'
import { type ComponentId, type ComponentState, componentIds } from '../../../contracts/pages/statusPage.ts'
import { dayOf } from '../../checks/days.ts'
import type { Context, Db } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { measure } from './measure.ts'

const DAY_MS = 86_400_000
export const SLOT_MS = 5 * 60_000
const FIRST_MS = 30_000
/** A little longer than the page shows them. */
const KEPT_DAYS = 100

export const severities = { unknown: null, operational: 0, degraded: 1, outage: 2 } as const satisfies Record<
  ComponentState,
  number | null
>

/** Looks at every component each five minutes, on the nodes that serve pages: a worker cannot tell whether they do. */
export const startSampling = (ctx: Pick<Context, 'config' | 'db' | 'sources' | 'log'>) =>
  runPeriodically(SLOT_MS, 'status page', ctx.log, () => sample(ctx), FIRST_MS)

export async function sample(ctx: Pick<Context, 'config' | 'db' | 'sources'>, now = new Date()): Promise<void> {
  await keepLooks(ctx.db, await measure(ctx, now), now)
  const before = dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  await ctx.db.deleteFrom('status_days').where('day', '<', before).execute()
}

/** Keeps the worst of each day. Several nodes look in the same five minutes, which counts as one look. */
export async function keepLooks(db: Db, states: Record<ComponentId, ComponentState>, now: Date): Promise<void> {
  const last_slot = Math.floor(now.getTime() / SLOT_MS)
  const day = dayOf(now)
  await db
    .insertInto('status_days')
    .values(
      componentIds.map(component => ({ component, day, severity: severities[states[component]], looks: 1, last_slot })),
    )
    .onConflict(same =>
      same.columns(['component', 'day']).doUpdateSet({
        // `greatest` passes over null.
        severity: sql`greatest(status_days.severity, excluded.severity)`,
        looks: sql`status_days.looks + (excluded.last_slot > status_days.last_slot)::int`,
        last_slot: sql`greatest(status_days.last_slot, excluded.last_slot)`,
      }),
    )
    .execute()
}
