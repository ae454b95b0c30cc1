import type { FactValue } from '../../contracts/cases/condition.ts'
import { conditionWords } from '../../contracts/cases/conditionWords.ts'
import { factsOf } from '../../contracts/cases/facts.ts'
import type { Plan, PlanStep } from '../../contracts/cases/plan.ts'
import type {
  ShownCase,
  ShownCaseDetail,
  ShownCaseFile,
  ShownCaseLink,
  ShownStep,
} from '../../contracts/cases/shown.ts'
import type { StepStatus } from '../../contracts/cases/states.ts'
import { outcomesOf } from '../../contracts/cases/stepFacts.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import type { Text } from '../../contracts/platform/text.ts'
import { caseLinkOf } from '../cases/link.ts'
import type { CaseRow, OpenCase, StepRow } from '../cases/rows.ts'
import { readStepPeople } from '../cases/stepPeople.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import { chargedPaise } from '../checks/verifications/values.ts'
import { askedAgainWith } from '../engines/cases/askAgain.ts'
import { presentFile } from '../files/fileRow.ts'
import type { Context } from '../platform/context.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { presentLink, shownLinkColumns } from './presentLink.ts'
import { presentPayments } from './presentPayments.ts'
import { presentPeople } from './presentPeople.ts'
import { stepPrices } from './prices.ts'

type Shown = { inClear: boolean }

const verdictIn = ({ verdicts }: Plan, value: string | null) => verdicts.find(one => one.value === value) ?? null

const isOpenStep = (step: { status: StepStatus } | undefined) =>
  step !== undefined && (step.status === 'asked' || step.status === 'inProgress')

const isPast = (at: string | null) => at !== null && Date.parse(at) < Date.now()

/** A row of the list. */
export function presentCase({ row, plan, state }: OpenCase, { inClear }: Shown): ShownCase {
  const { subject_name: name, subject_email: email, subject_phone: phone } = row
  const masked = (kind: 'name' | 'email' | 'tail', value: string | null) =>
    value === null || inClear ? value : maskValue(kind, value)
  const decided = verdictIn(plan, row.decision)
  return {
    id: row.id,
    product: row.product,
    planId: row.plan_id,
    planVersion: row.plan_version,
    planTitle: plan.title,
    mode: row.mode,
    locationId: row.location_id,
    subject: { name: masked('name', name), email: masked('email', email), phone: masked('tail', phone) },
    reference: row.reference,
    status: row.status,
    verdict: verdictIn(plan, row.verdict),
    decision:
      decided && row.decided_at !== null
        ? { verdict: decided, by: row.decided_by ?? '', reason: row.decision_reason ?? '', at: row.decided_at }
        : null,
    waitsFor: plan.steps.filter(({ id }) => isOpenStep(state.steps[id])).map(({ title }) => title),
    waitsOn: row.waits_on,
    overdue: row.waits_on !== null && isPast(row.next_due_at),
    createdAt: row.created_at,
    dueAt: row.due_at,
    nextDueAt: row.next_due_at,
    endedAt: row.ended_at,
  }
}

/** A case with its steps, its timeline, and what it has cost. */
export async function presentCaseDetail(
  ctx: Pick<Context, 'db' | 'vault' | 'prices'>,
  found: OpenCase,
  { inClear }: Shown,
): Promise<ShownCaseDetail> {
  const { row, plan, steps, state } = found
  const people = await readStepPeople(ctx, ctx.db, row.id)
  const asked = await presentPeople(ctx, found, people, { inClear })
  const prices = row.mode === 'test' ? new Map<string, number>() : await stepPrices(ctx, row.user_id, plan)
  const letters = await lettersOf(ctx, row.id)
  const payments = await presentPayments(ctx, row.id)
  const shown = plan.steps.flatMap(step => {
    const known = steps.get(step.id)
    if (!known) return []
    const facts = state.steps[step.id]?.facts ?? {}
    const pricePaise = prices.get(step.id) ?? 0
    const person = asked.get(step.id) ?? null
    const letter = known.status === 'asked' ? (letters.get(known.round_id ?? '') ?? null) : null
    const payment = payments.get(step.id) ?? null
    const more = { pricePaise, person, letter, payment, asksAgain: asksAgain(found, step.id) }
    return [presentStep(step, known, facts, { inClear, ...more })]
  })
  return {
    ...presentCase(found, { inClear }),
    createdBy: row.created_by,
    purpose: row.purpose as Purpose,
    pausedFor: pausedFor(found),
    steps: shown,
    files: await caseFilesOf(ctx, row),
    link: await linkOf(ctx, row),
    events: await eventsOf(ctx, row, new Set([row.subject_name, ...people.map(({ name }) => name)]), { inClear }),
    verdictReason: reasonOf(plan, row),
    verdicts: plan.verdicts,
    chargedPaise: await chargedFor(ctx, row.id),
    savedPaise: shown
      .filter(({ status }) => status === 'notNeeded')
      .reduce((sum, { pricePaise }) => sum + pricePaise, 0),
  }
}

/** By the round of their steps. */
async function lettersOf({ db }: Pick<Context, 'db'>, caseId: string) {
  const rows = await db
    .selectFrom('case_letters')
    .select(['round_id', 'printed_at'])
    .where('case_id', '=', caseId)
    .execute()
  return new Map(rows.map(({ round_id, printed_at: printedAt }) => [round_id, { printedAt }]))
}

/** What would begin anew with a step, and has begun or is kept from it now; null if the step cannot be asked again. */
function asksAgain({ row, plan, state }: OpenCase, id: string): string[] | null {
  const again = row.decision === null ? askedAgainWith(plan, state, id) : []
  if (again.length === 0) return null
  return again.filter(other => other !== id && state.steps[other]?.status !== 'waiting')
}

/** A step that was blocked waits again, and keeps why. */
function pausedFor({ row, plan, state }: OpenCase): ShownCaseDetail['pausedFor'] {
  if (row.status !== 'paused') return null
  for (const { id } of plan.steps) {
    const step = state.steps[id]
    if (step?.status === 'waiting' && step.reason !== null) return { step: id, reason: step.reason }
  }
  return null
}

/**
 * What the person has handed over, in the order of upload: what a check has read, and evidence that nobody has read yet. A file that was uploaded but
 * not sent is not theirs to show yet.
 */
export async function caseFilesOf({ db, vault }: Pick<Context, 'db' | 'vault'>, { id, user_id }: OpenCase['row']) {
  const rows = await db
    .selectFrom('case_files')
    .innerJoin('files', 'files.id', 'case_files.file_id')
    .leftJoin('case_checks', 'case_checks.verification_id', 'files.verification_id')
    .selectAll('files')
    .select(eb => eb.fn.coalesce('case_checks.step', 'case_files.step').as('step'))
    .where('case_files.case_id', '=', id)
    .where('files.user_id', '=', user_id)
    .orderBy('files.created_at')
    .orderBy('files.id')
    .execute()
  return rows.flatMap(({ step, ...row }): ShownCaseFile[] => {
    if (step === null) return []
    const { name, type, bytes, createdAt, keptUntil, deletedAt } = presentFile(vault, row)
    return [{ id: row.id, step, name, type, bytes, createdAt, keptUntil, deletedAt }]
  })
}

/** The latest link: one that was declined or has expired is replaced when the person is asked again. */
async function linkOf({ db, vault }: Pick<Context, 'db' | 'vault'>, row: CaseRow): Promise<ShownCaseLink | null> {
  const link = await db
    .selectFrom('invitations')
    .select(shownLinkColumns)
    .where('subject', '=', row.id)
    .where('kind', '=', caseLinkOf(row).name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return link ? presentLink({ db, vault }, link) : null
}

function presentStep(
  step: PlanStep,
  row: StepRow,
  facts: Readonly<Record<string, FactValue>>,
  {
    inClear,
    pricePaise,
    asksAgain,
    person,
    letter,
    payment,
  }: Shown & Pick<ShownStep, 'pricePaise' | 'asksAgain' | 'person' | 'letter' | 'payment'>,
): ShownStep {
  const outcome = row.outcome === null ? undefined : outcomesOf(step)[row.outcome]
  return {
    id: step.id,
    title: step.title,
    kind: step.kind,
    actor: stepOf(step.kind).actor,
    status: row.status,
    round: row.round,
    tries: row.tries,
    maxTries: step.tries,
    outcome:
      outcome && row.outcome !== null
        ? { value: row.outcome, label: outcome.label, tone: outcome.tone ?? 'neutral' }
        : null,
    facts: factsOf(step).flatMap(({ source, label, kind = 'text', choices, mask, optional }) => {
      const value = facts[source] ?? null
      if (row.status !== 'done' || (value === null && optional)) return []
      const isMasked = mask !== undefined && typeof value === 'string' && (!inClear || mask === 'aadhaar')
      return [
        {
          source,
          label,
          kind,
          value: isMasked ? maskValue(mask, value) : value,
          choice: choices?.[String(value)]?.label ?? null,
        },
      ]
    }),
    reads: step.kind === 'check' ? inputsOf(step) : [],
    reason: row.reason_sealed,
    person,
    verificationId: row.verification_id,
    skippable: step.skippable,
    asksAgain,
    letter,
    payment,
    question: step.kind === 'review' ? step.settings.question : null,
    pricePaise,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    overdue: isOpenStep(row) && isPast(row.due_at),
    endedAt: row.ended_at,
  }
}

/** What the plan gives to the product; with whose name the holder is compared is no input. */
const inputsOf = ({ settings: { input } }: Extract<PlanStep, { kind: 'check' }>): string[] => [
  ...new Set(Object.values(input).flatMap(source => ('fact' in source ? [source.fact] : []))),
]

/** What the person and others who are asked have done bears their name, which is masked as everywhere. */
async function eventsOf(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { id: caseId }: OpenCase['row'],
  names: ReadonlySet<string | null>,
  { inClear }: Shown,
): Promise<ShownCaseDetail['events']> {
  const rows = await db.selectFrom('case_events').selectAll().where('case_id', '=', caseId).orderBy('id').execute()
  return rows.map(row => {
    const { id, type, step, outcome, at } = row
    const by = openRow(vault, 'case_events', row).made_by
    return { id, type, step, outcome, by: names.has(by) && !inClear ? maskValue('name', by) : by, at }
  })
}

/** Of every check and every signed document that the case has made, those of earlier rounds included. */
async function chargedFor({ db }: Pick<Context, 'db'>, caseId: string): Promise<number> {
  const rows = await db
    .selectFrom('case_checks')
    .innerJoin('verifications', 'verifications.id', 'case_checks.verification_id')
    .selectAll('verifications')
    .where('case_checks.case_id', '=', caseId)
    .execute()
  const documents = await db
    .selectFrom('case_envelopes')
    .innerJoin('envelopes', 'envelopes.id', 'case_envelopes.envelope_id')
    .select('envelopes.charged_paise')
    .where('case_envelopes.case_id', '=', caseId)
    .execute()
  const ofDocuments = documents.reduce((sum, { charged_paise }) => sum + charged_paise, 0)
  return rows.reduce((sum, row) => sum + chargedPaise(row), ofDocuments)
}

/** The rule that gave the verdict, in words; or the one that could not be decided. */
function reasonOf(plan: Plan, { verdict, verdict_rule, verdict_undecided }: OpenCase['row']): Text | null {
  if (verdict === null) return null
  const words = (rule: number): Text | null => {
    const { label, when } = plan.rules[rule] ?? {}
    if (label) return label
    return when ? { en: conditionWords(plan, when, 'en'), hi: conditionWords(plan, when, 'hi') } : null
  }
  if (verdict_rule !== null) return words(verdict_rule)
  const undecided = verdict_undecided === null ? null : words(verdict_undecided)
  if (undecided) return { en: `It is not known whether: ${undecided.en}`, hi: `यह पता नहीं चला कि: ${undecided.hi}` }
  return { en: 'No rule holds.', hi: 'कोई नियम लागू नहीं होता।' }
}
