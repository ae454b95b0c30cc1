import type { Selectable } from 'kysely'
import type { FactValue } from '../../contracts/cases/condition.ts'
import { type Plan, plan as planSchema } from '../../contracts/cases/plan.ts'
import type { CaseState, StepState } from '../engines/cases/state.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { openRow } from '../platform/sealing/rows.ts'

export type CaseRow = Selectable<Schema['cases']>
export type StepRow = Selectable<Schema['case_steps']>

/** A case with its plan and the state that its rows hold. */
export interface OpenCase {
  /** Opened. */
  row: CaseRow
  plan: Plan
  state: CaseState
  /** By their names in the plan; opened. */
  steps: ReadonlyMap<string, StepRow>
}

type Parts = Pick<Context, 'vault'>

/** Reads a case; with `lock` until the end of the transaction. Undefined if there is none. */
export async function readCase(
  ctx: Parts,
  db: Db | Trx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OpenCase | undefined> {
  const found = db.selectFrom('cases').selectAll().where('id', '=', id)
  const sealed = await (lock ? found.forUpdate() : found).executeTakeFirst()
  if (!sealed) return undefined
  const row = openRow(ctx.vault, 'cases', sealed)
  const rows = await db.selectFrom('case_steps').selectAll().where('case_id', '=', id).orderBy('place').execute()
  return openCase(ctx, db, row, rows)
}

/** Reads several cases, in the order of their ids, with two queries for all of them. */
export async function readCases(ctx: Parts, db: Db, ids: readonly string[]): Promise<OpenCase[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('cases').selectAll().where('id', 'in', ids).execute()
  const steps = await db.selectFrom('case_steps').selectAll().where('case_id', 'in', ids).orderBy('place').execute()
  const byCase = Map.groupBy(steps, step => step.case_id)
  const byId = new Map(rows.map(row => [row.id, row]))
  const found = ids.flatMap(id => byId.get(id) ?? [])
  return Promise.all(found.map(row => openCase(ctx, db, openRow(ctx.vault, 'cases', row), byCase.get(row.id) ?? [])))
}

async function openCase({ vault }: Parts, db: Db | Trx, row: CaseRow, sealed: readonly StepRow[]): Promise<OpenCase> {
  const steps = new Map(sealed.map(step => [step.step, openRow(vault, 'case_steps', step)]))
  const plan = await readPlan(db, row.plan_id, row.plan_version)
  return { row, plan, state: stateOf(row, steps), steps }
}

/** Versions never change, so that each is read and parsed once. */
const versions = new Map<string, Plan>()
const MAX_VERSIONS = 500

export async function readPlan(db: Db | Trx, id: string, version: number): Promise<Plan> {
  const key = `${id} ${version}`
  const known = versions.get(key)
  if (known) return known
  const { plan } = await db
    .selectFrom('plan_versions')
    .select('plan')
    .where('plan_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const parsed = planSchema.parse(plan)
  if (versions.size >= MAX_VERSIONS) versions.clear()
  versions.set(key, parsed)
  return parsed
}

const stateOf = (row: CaseRow, steps: ReadonlyMap<string, StepRow>): CaseState => ({
  status: row.status,
  isClosing: row.is_closing,
  verdict:
    row.verdict === null ? null : { value: row.verdict, rule: row.verdict_rule, undecided: row.verdict_undecided },
  subject: subjectOf(row),
  steps: Object.fromEntries([...steps].map(([id, step]) => [id, stepStateOf(step)])),
})

const subjectOf = ({ subject_name, subject_email, subject_phone }: CaseRow): CaseState['subject'] => ({
  name: subject_name,
  email: subject_email,
  phone: subject_phone,
})

const stepStateOf = (step: StepRow): StepState => ({
  status: step.status,
  round: step.round,
  tries: step.tries,
  outcome: step.outcome,
  facts: step.facts_sealed === null ? {} : (JSON.parse(step.facts_sealed) as Record<string, FactValue>),
  reason: step.reason_sealed,
  problem: step.problem_sealed,
})
