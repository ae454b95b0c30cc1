import { sql } from 'kysely'
import { type PlanInput, plan as planSchema } from '../../contracts/cases/plan.ts'
import { SANDBOX_SECRET } from '../../server/platform/config/environment.ts'
import type { Db } from '../../server/platform/context.ts'
import { createVault } from '../../server/platform/vault.ts'

const words = (en: string) => ({ en, hi: en })

/** A form, a check and a review: what a person, a source and the customer do. */
const plan: PlanInput = {
  title: words('Vendor'),
  steps: [
    {
      id: 'details',
      kind: 'form',
      title: words('Details'),
      settings: { fields: [{ source: 'pan', label: words('PAN') }] },
    },
    {
      id: 'pan',
      kind: 'check',
      title: words('PAN'),
      settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' } } },
    },
    { id: 'look', kind: 'review', title: words('Review'), settings: { question: words('Is it in order?') } },
  ],
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [{ verdict: 'clear', when: { fact: 'look.outcome', is: 'passed' } }],
  otherwise: 'look',
}

/** Of so many cases, as many are under way in every account: what is open is worked off, what has ended stays. */
const OPEN = 400

/**
 * Inserts cases of an account, evenly over a year, newest last: the latest ones are open or paused and wait for each kind of person, all others have ended. Their ids
 * sort by time like the server's.
 */
export async function fillCases(db: Db, userId: string, rows: number): Promise<void> {
  const planId = `pln_bench${rows}`
  await db.insertInto('plans').values({ id: planId, user_id: userId, name: 'Vendor', version: 1 }).execute()
  await db
    .insertInto('plan_versions')
    .values({ plan_id: planId, version: 1, plan: JSON.stringify(planSchema.parse(plan)), published_by: '–' })
    .execute()
  const at = sql`now() - (${rows} - n) * (interval '365 days' / ${rows})`
  const isOpen = sql`n > ${rows - OPEN}`
  await sql`
    insert into cases (id, user_id, created_by, mode, channel, product, plan_id, plan_version, locale, purpose, status, verdict, verdict_at,
      due_at, next_due_at, waits_on, created_at, ended_at)
    select 'cas_' || ${String(rows)} || lpad(n::text, 12, '0'), ${userId}, '–', 'live', 'console', 'general', ${planId}, 1, 'en',
      'vendor_onboarding',
      case when not ${isOpen} then (array['done', 'done', 'done', 'expired', 'cancelled'])[1 + n % 5]
        when n % 10 = 0 then 'paused' else 'open' end,
      case when not ${isOpen} and n % 5 < 3 then 'clear' end, case when not ${isOpen} and n % 5 < 3 then ${at} end,
      ${at} + interval '30 days',
      case when ${isOpen} then now() + (n % 90 - 30) * interval '1 hour' end,
      case when ${isOpen} then (array['customer', 'person', 'person', 'system', 'staff'])[1 + n % 5] end,
      ${at}, case when not ${isOpen} then ${at} + interval '2 days' end
    from generate_series(1, ${rows}::int) n`.execute(db)
  await sealNames(db, rows)
  await sql`
    insert into case_steps (case_id, step, place, kind, status, round, tries, outcome, asked_at, ended_at)
    select cases.id, step.id, step.place, step.kind,
      case when cases.waits_on is null then 'done' when step.place = 2 then 'asked' else 'done' end, 1, 1,
      case when cases.waits_on is null or step.place < 2 then step.outcome end, cases.created_at,
      case when cases.waits_on is null or step.place < 2 then cases.created_at end
    from cases cross join (values ('details', 0, 'form', 'answered'), ('pan', 1, 'check', 'passed'), ('look', 2, 'review', 'passed'))
      as step (id, place, kind, outcome)
    where cases.user_id = ${userId}`.execute(db)
  await sql`vacuum analyze cases, case_steps`.execute(db)
}

const SLICE = 20_000

/** Names are bound to their rows. */
async function sealNames(db: Db, rows: number): Promise<void> {
  const vault = createVault(SANDBOX_SECRET)
  for (let from = 1; from <= rows; from += SLICE) {
    const ids = Array.from(
      { length: Math.min(SLICE, rows - from + 1) },
      (_, at) => `cas_${rows}${String(from + at).padStart(12, '0')}`,
    )
    const names = ids.map(id => vault.seal('Asha Rao', { column: 'cases.created_by', id }))
    await sql`update cases set created_by = sealed.name
      from unnest(${ids}::text[], ${names}::text[]) as sealed (id, name) where cases.id = sealed.id`.execute(db)
  }
}
