import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type {
  BgcRescreeningFacts,
  listBgcRescreenings as listCall,
  Rescreening,
} from '../../../contracts/calls/bgcRescreenings.ts'
import { resultChanges } from '../../../contracts/cases/bgc/resultChanges.ts'
import { type CheckResult, checkResults, checkVerdictChoices } from '../../../contracts/cases/bgc/results.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type OpenCase, readCase, readPlan } from '../../cases/rows.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import { seenLocations, seesCases, seesLocation } from '../../platform/access/locations.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { presentCaseDetail } from '../../steps/present.ts'
import { ownBgcCase } from '../notice.ts'
import { factText } from '../report.ts'

type Own = Scope<CustomerActor>
type Parts = Pick<Context, 'db' | 'vault' | 'prices'>

/** When a candidate is to be screened again; null while the case has not ended. */
export const dueAt = sql<string | null>`(cases.ended_at + make_interval(months => bgc_rescreenings.months))`
/** Planned and not done: of cases that are over. */
export const isDue = sql<SqlBool>`coalesce(${dueAt} <= now(), false)`

const planned = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('bgc_rescreenings')
    .innerJoin('cases', 'cases.id', 'bgc_rescreenings.case_id')
    .where('next_case_id', 'is', null)
    .where('months', 'is not', null)

interface PlannedRow {
  months: number | null
  is_automatic: boolean
  set_by: string
  problem: Rescreening['problem']
  due_at: string | null
}

const present = (row: PlannedRow): Rescreening => ({
  months: row.months ?? 0,
  isAutomatic: row.is_automatic,
  dueAt: row.due_at === null ? null : new Date(row.due_at).toISOString(),
  setBy: row.set_by,
  problem: row.problem,
})

const columns = ['bgc_rescreenings.case_id', 'months', 'is_automatic', 'set_by', 'problem'] as const

/** What is planned for the candidate of a case, and what has changed since the case before. Throws as `ownBgcCase`. */
export async function readRescreening(ctx: Context, scope: Own, id: string): Promise<BgcRescreeningFacts> {
  const found = await ownBgcCase(ctx, scope, id)
  const plan = await planned(ctx)
    .select(columns)
    .select(dueAt.as('due_at'))
    .where('bgc_rescreenings.case_id', '=', id)
    .executeTakeFirst()
  const links = await ctx.db
    .selectFrom('bgc_rescreenings')
    .select(['case_id', 'next_case_id'])
    .where(eb => eb.or([eb('case_id', '=', id), eb('next_case_id', '=', id)]))
    .execute()
  const seen = await seenLocations(ctx.db, scope.actor)
  // It may have been moved to a location that the member does not see.
  const seenCase = async (other: string | null | undefined) => {
    const linked = other ? await readCase(ctx, ctx.db, other) : undefined
    return linked && seesLocation(seen, linked.row.location_id) ? linked : undefined
  }
  const before = await seenCase(links.find(({ next_case_id }) => next_case_id === id)?.case_id)
  const after = await seenCase(links.find(({ case_id }) => case_id === id)?.next_case_id)
  const isOver = before !== undefined && found.row.ended_at !== null && before.row.ended_at !== null
  return {
    rescreening: plan ? present(openRow(ctx.vault, 'bgc_rescreenings', plan)) : null,
    earlier: before?.row.id ?? null,
    next: after?.row.id ?? null,
    changes: isOver ? await changesOf(ctx, before, found, scope.locale) : null,
  }
}

/** Compared in clear and shown masked. */
async function changesOf(
  ctx: Parts,
  before: OpenCase,
  after: OpenCase,
  locale: Locale,
): Promise<BgcRescreeningFacts['changes']> {
  const shown = (found: OpenCase, inClear: boolean) => presentCaseDetail(ctx, found, { inClear })
  const [old, now] = [await shown(before, false), await shown(after, false)]
  const [oldMasked, nowMasked] = [checkResults(old), checkResults(now)]
  const changes = resultChanges(checkResults(await shown(before, true)), checkResults(await shown(after, true)))
  const answer = (result: CheckResult | null) => {
    if (!result) return null
    const { label, tone = 'neutral' } = checkVerdictChoices[result.verdict]
    return { label: label[locale], tone }
  }
  return {
    verdict: { before: old.verdict, after: now.verdict },
    checks: changes.map(({ name, before: was, after: is, facts }) => ({
      name,
      label: (is ?? was)?.label[locale] ?? name,
      before: answer(was),
      after: answer(is),
      facts: facts.map(fact => ({
        label: (fact.after ?? fact.before)?.label[locale] ?? '',
        before: maskedText(oldMasked, name, fact.before, locale),
        after: maskedText(nowMasked, name, fact.after, locale),
      })),
    })),
  }
}

function maskedText(
  masked: readonly CheckResult[],
  name: string,
  fact: CheckResult['found'][number] | null,
  locale: Locale,
): string {
  const result = masked.find(one => one.name === name)
  const shown = fact && result?.found.find(({ source }) => source === fact.source)
  return shown ? factText(shown, locale) : '-'
}

const SHOWN = 50

/** Who is to be screened again, the earliest first; cases that have not ended come last. */
export async function listRescreenings(ctx: Parts, { actor }: Own): Promise<z.output<typeof listCall.reply>> {
  const seen = await seenLocations(ctx.db, actor)
  const own = planned(ctx).where('bgc_rescreenings.user_id', '=', actor.userId).where(seesCases(seen))
  const { due } = await own.select(sql<string>`count(*) filter (where ${isDue})`.as('due')).executeTakeFirstOrThrow()
  const rows = await own
    .select(columns)
    .select(['cases.id', 'subject_name', 'plan_id', 'plan_version', dueAt.as('due_at'), isDue.as('is_due')])
    .orderBy(dueAt, order => order.asc().nullsLast())
    .orderBy('bgc_rescreenings.case_id')
    .limit(SHOWN)
    .execute()
  return {
    dueCount: Number(due),
    rows: await Promise.all(
      rows.map(async row => {
        const { subject_name: name } = openRow(ctx.vault, 'cases', { id: row.id, subject_name: row.subject_name })
        return {
          ...present(openRow(ctx.vault, 'bgc_rescreenings', row)),
          caseId: row.id,
          name: name === null ? null : maskValue('name', name),
          planTitle: (await readPlan(ctx.db, row.plan_id, row.plan_version)).title,
          isDue: Boolean(row.is_due),
        }
      }),
    ),
  }
}
