import type { Context, Db, Trx } from '../platform/context.ts'
import type { FlowLink } from './link.ts'

type Addressed = { to: string }
type Mode = { mode: 'live' | 'test' }

/** The flow's own link begins real responses; a prefilled one is of the mode of its key. */
export const modeOf = (prefill: Partial<Mode> | null): Mode => ({ mode: prefill?.mode ?? 'live' })

/** A keyed hash of a person's address in a flow. */
export const personIndex = ({ vault }: Pick<Context, 'vault'>, { plan_id }: FlowLink, { to }: Addressed): string =>
  vault.index('onboarding-person', `${plan_id}\n${to}`)

export interface Start {
  caseId: string
  status: 'open' | 'paused' | 'done' | 'expired' | 'cancelled'
  invitationId: string | null
}

/** The response that a person has begun last in this flow, unless it expired or was cancelled; undefined if there is none. */
export async function openStart(
  ctx: Pick<Context, 'vault'>,
  db: Db | Trx,
  link: FlowLink,
  { to, mode }: Addressed & Mode,
): Promise<Start | undefined> {
  const row = await db
    .selectFrom('onboarding_starts')
    .innerJoin('cases', 'cases.id', 'onboarding_starts.case_id')
    .select(['cases.id', 'cases.status', 'cases.invitation_id'])
    .where('onboarding_starts.plan_id', '=', link.plan_id)
    .where('person_index', '=', personIndex(ctx, link, { to }))
    .where('cases.mode', '=', mode)
    .where('cases.status', 'in', ['open', 'paused', 'done'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { caseId: row.id, status: row.status, invitationId: row.invitation_id }
}
