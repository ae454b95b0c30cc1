import { sql } from 'kysely'
import type { Plan, PlanStep } from '../../contracts/cases/plan.ts'
import { type CasePromise, promiseOf, type StepTime } from '../engines/cases/promise.ts'
import type { Context, Db, Trx } from '../platform/context.ts'

/** The entry of the whole case among those of its steps. */
export const WHOLE_CASE = ''

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Fewer measured times than this say little. */
const LEAST_SAMPLES = 5
/** The history that counts. */
const HISTORY_DAYS = 90

/** Until there is a history: who acts decides how long it takes. */
const usual = {
  person: { p50Ms: 8 * HOUR_MS, p90Ms: 48 * HOUR_MS },
  /** Whoever has begun mostly goes on. */
  details: { p50Ms: 10 * MINUTE_MS, p90Ms: 12 * HOUR_MS },
  /** Another person has other things to do. */
  other: { p50Ms: 48 * HOUR_MS, p90Ms: 8 * 24 * HOUR_MS },
  team: { p50Ms: 6 * HOUR_MS, p90Ms: 36 * HOUR_MS },
  check: { p50Ms: MINUTE_MS, p90Ms: 10 * MINUTE_MS },
} as const

const keyOf = (step: PlanStep): string => (step.kind === 'check' ? `check:${step.settings.product}` : step.kind)

/** What follows the first answer of a sitting. */
const inOneSitting: readonly PlanStep['kind'][] = ['form', 'document', 'address', 'employment', 'education']

/** So many cases leave something open that a person judges, and so many judgements are looked at again. */
const judgedShare: Partial<Record<PlanStep['kind'], number>> = { review: 0.3, verifierReview: 0.3, quality: 0.1 }

function usualTime({ kind }: PlanStep): StepTime {
  if (kind === 'check') return { ...usual.check, share: 1 }
  if (kind === 'decision' || kind === 'notice') return { p50Ms: 1_000, p90Ms: 5_000, share: 1 }
  if (kind === 'referee') return { ...usual.other, share: 1 }
  if (inOneSitting.includes(kind)) return { ...usual.details, share: 1 }
  const share = judgedShare[kind]
  return share === undefined ? { ...usual.person, share: 1 } : { ...usual.team, share }
}

/** When the steps of a plan and the whole case are expected to end, by the times that were measured. */
export async function expectedTimes(db: Db | Trx, plan: Plan): Promise<CasePromise & { isMeasured: boolean }> {
  const keys = [...new Set(plan.steps.map(keyOf))]
  const rows = await db.selectFrom('step_times').selectAll().where('key', 'in', keys).execute()
  const known = new Map(
    rows
      .filter(({ samples }) => samples >= LEAST_SAMPLES)
      .map(({ key, p50_ms, p90_ms, share }) => [key, { p50Ms: p50_ms, p90Ms: p90_ms, share }]),
  )
  const isMeasured = plan.steps.every(step => !takesTime(step) || known.has(keyOf(step)))
  return { ...promiseOf(plan, step => known.get(keyOf(step)) ?? usualTime(step)), isMeasured }
}

const takesTime = ({ kind }: PlanStep) => kind !== 'decision' && kind !== 'notice'

/** Stores what is expected of a case that begins, in the caller's transaction. */
export async function storePromise(trx: Trx, caseId: string, plan: Plan, at: Date): Promise<void> {
  const { whole, steps, isMeasured } = await expectedTimes(trx, plan)
  const after = (ms: number) => new Date(at.getTime() + ms).toISOString()
  const rows = [[WHOLE_CASE, whole] as const, ...steps].map(([step, { p50Ms, p90Ms }]) => ({
    case_id: caseId,
    step,
    p50_at: after(p50Ms),
    p90_at: after(p90Ms),
    is_measured: isMeasured,
  }))
  await trx.insertInto('case_promises').values(rows).execute()
}

/** When the whole case is expected to end, by what was measured when it began; null while there was too little history. */
export async function measuredPromise(db: Db, caseId: string): Promise<{ p50At: string; p90At: string } | null> {
  const row = await db
    .selectFrom('case_promises')
    .select(['p50_at', 'p90_at'])
    .where('case_id', '=', caseId)
    .where('step', '=', WHOLE_CASE)
    .where('is_measured', '=', true)
    .executeTakeFirst()
  return row ? { p50At: row.p50_at, p90At: row.p90_at } : null
}

/** Measures how long steps have taken, of all accounts: times only, nothing about anybody. Each kind and product has an entry. */
export async function measureStepTimes({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`
    insert into step_times (key, p50_ms, p90_ms, share, samples, measured_at)
    select key,
           percentile_cont(0.5) within group (order by ms) filter (where ms is not null)::bigint,
           percentile_cont(0.9) within group (order by ms) filter (where ms is not null)::bigint,
           count(ms)::float8 / greatest(count(*), 1), count(ms), now()
    from (
      select case when step.kind = 'check' then 'check:' || coalesce(verifications.product, '') else step.kind end as key,
             case when step.status in ('done', 'failed') and step.asked_at is not null
                  then greatest(0, extract(epoch from step.ended_at - step.asked_at) * 1000) end as ms
      from case_steps step
      join cases on cases.id = step.case_id and cases.mode = 'live'
      left join verifications on verifications.id = step.verification_id
      where step.ended_at > now() - make_interval(days => ${HISTORY_DAYS})
        and step.status in ('done', 'failed', 'skipped', 'notApplicable')
    ) as times
    where key <> 'check:'
    group by key
    having count(ms) > 0
    on conflict (key) do update
      set p50_ms = excluded.p50_ms, p90_ms = excluded.p90_ms, share = excluded.share, samples = excluded.samples,
          measured_at = excluded.measured_at`.execute(db)
}

/** Once an hour, by whichever node comes first. */
export async function measureStepTimesIfDue(ctx: Pick<Context, 'db'>): Promise<void> {
  const latest = await ctx.db
    .selectFrom('step_times')
    .select(eb => eb.fn.max('measured_at').as('at'))
    .executeTakeFirst()
  const at = latest?.at ? Date.parse(latest.at) : 0
  if (Date.now() - at >= HOUR_MS) await measureStepTimes(ctx)
}
