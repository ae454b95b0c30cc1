import {
  type ComponentId,
  type ComponentState,
  componentIds,
  impactStates,
  type PublicIncident,
  type PublicStatus,
  worstComponentState,
} from '../../../contracts/pages/statusPage.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { historyOf, type KeptDay, shownDays } from './history.ts'
import { measure } from './measure.ts'
import { publicIncidents } from './publicIncidents.ts'

type Parts = Pick<Context, 'config' | 'db' | 'sources'>

/** What the page says, read now. */
export async function composeStatus(ctx: Parts, now = new Date()): Promise<PublicStatus> {
  const [measured, incidents, kept] = await Promise.all([
    measure(ctx, now),
    publicIncidents(ctx.db, now),
    keptDays(ctx.db, now),
  ])
  const isPlanned = ({ startsAt, resolvedAt }: PublicIncident) => resolvedAt === null && new Date(startsAt) > now
  const open = incidents.filter(one => one.resolvedAt === null && !isPlanned(one))
  const components = componentIds.map(id => ({
    id,
    state: lowered(id, measured[id], open),
    history: historyOf(id, { kept, incidents, now }),
  }))
  return {
    measuredAt: now.toISOString(),
    headline: worstComponentState(components.map(({ state }) => state)),
    components,
    open,
    planned: incidents.filter(isPlanned).toReversed(),
    past: incidents.filter(({ resolvedAt }) => resolvedAt !== null),
  }
}

/** An open incident lowers what was measured and never raises it: one without impact leaves it unknown. */
function lowered(id: ComponentId, measured: ComponentState, open: readonly PublicIncident[]): ComponentState {
  const reported = open.filter(({ components }) => components.includes(id)).map(({ impact }) => impactStates[impact])
  return worstComponentState([measured, ...reported])
}

async function keptDays(db: Db, now: Date): Promise<KeptDay[]> {
  const [first = ''] = shownDays(now)
  const rows = await db
    .selectFrom('status_days')
    .select(['component', 'severity', 'looks'])
    .select(eb => eb.cast<string>('day', 'text').as('day'))
    .where('day', '>=', first)
    .execute()
  return rows
}

const KEPT_MS = 10_000

/** The last status of each database, so that many readers cause one measurement. */
const known = new WeakMap<Db, { at: number; status: Promise<PublicStatus> }>()

/** As `composeStatus`, at most ten seconds old. */
export function recentStatus(ctx: Parts): Promise<PublicStatus> {
  const last = known.get(ctx.db)
  if (last && Date.now() - last.at < KEPT_MS) return last.status
  const status = composeStatus(ctx)
  known.set(ctx.db, { at: Date.now(), status })
  status.catch(() => known.delete(ctx.db))
  return status
}

/** Whoever changes what the page says sees it at once on this node. */
export const forgetStatus = ({ db }: Pick<Context, 'db'>): void => void known.delete(db)

export async function isStatusPublic({ db }: { db: Db }): Promise<boolean> {
  const row = await db.selectFrom('status_page').select('is_public').executeTakeFirst()
  return row?.is_public ?? false
}

/** Throws `not_found` while the page is off, as any unknown page. */
export async function publicStatus(ctx: Parts): Promise<PublicStatus> {
  if (!(await isStatusPublic(ctx))) throw notFound('page')
  return recentStatus(ctx)
}

/** Publishes the page or turns it off. */
export function setStatusPage(
  ctx: Pick<Context, 'db'>,
  scope: Scope<AdminActor>,
  { isPublic, reason }: { isPublic: boolean; reason: string },
) {
  return ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('status_page')
      .values({ is_public: isPublic })
      .onConflict(same => same.column('only_row').doUpdateSet({ is_public: isPublic }))
      .execute()
    const action = isPublic ? 'statusPage.published' : 'statusPage.hidden'
    await audit(trx, scope, { action, subject: 'status', reason })
    return { isPublic }
  })
}
