import { draftOf } from '../../contracts/cases/draft.ts'
import type { PlanStep } from '../../contracts/cases/plan.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import type { Locale, Text } from '../../contracts/platform/text.ts'
import type { InputField } from '../../contracts/products/define.ts'
import { applyEvent } from '../cases/apply.ts'
import { type OpenCase, readCase } from '../cases/rows.ts'
import { fixedAnswer } from '../engines/cases/fixedAnswer.ts'
import type { Context, Scope } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { filesIn } from './kinds/filesOf.ts'

/** Whether the person has answered a step and can look at it: what is being checked as well. */
export const isAnswered = ({ steps }: OpenCase, { id, kind }: PlanStep): boolean => {
  const status = steps.get(id)?.status
  return stepOf(kind).actor === 'subject' && (status === 'done' || status === 'inProgress')
}

/** Why an answer cannot be changed any more, in words; null if it can. */
function fixedBecause({ plan, state, steps }: OpenCase, step: PlanStep, locale: Locale): string | null {
  const wasChecked = (steps.get(step.id)?.verification_id ?? null) !== null
  const fixed = fixedAnswer(plan, state, step, { wasChecked })
  if (fixed === null) return null
  if (typeof fixed === 'string') return translate(locale, `cases.${fixed}`)
  return translate(locale, 'cases.alreadyRead', { step: fixed.usedBy.title[locale] })
}

/** What was answered, in words: numbers masked, files counted. Throws `conflict` for a step without an answer. */
export function earlierAnswer(found: OpenCase, id: string, locale: Locale) {
  const step = answeredStep(found, id, locale)
  const sealed = found.steps.get(id)?.answer_sealed
  const answer = sealed ? (JSON.parse(sealed) as object) : null
  return {
    state: 'answered' as const,
    title: step.title[locale],
    given: step.kind === 'payment' ? paymentLines(found, step, locale) : answer ? linesOf(step, answer, locale) : [],
    fixed: fixedBecause(found, step, locale),
  }
}

function answeredStep(found: OpenCase, id: string, locale: Locale): PlanStep {
  const step = found.plan.steps.find(one => one.id === id)
  if (!step || !isAnswered(found, step)) throw new Problem('conflict', translate(locale, 'cases.stepOver'))
  return step
}

function linesOf(step: PlanStep, answer: object, locale: Locale): { label: string; value: string }[] {
  const labels = labelsOf(step)
  const lines = Object.entries(draftOf(answer)).flatMap(([path, value]) => {
    const parts = path.split('.')
    const field = labels.get(parts.at(-1) ?? '')
    if (!field) return []
    const place = parts.map(Number).find(Number.isInteger)
    const label = place === undefined ? field.label[locale] : `${place + 1}. ${field.label[locale]}`
    return [{ label, value: valueOf(field, value, locale) }]
  })
  const count = filesIn(answer).length
  return count === 0 ? lines : [...lines, { label: translate(locale, 'cases.files'), value: String(count) }]
}

/** What the person has paid: their own receipt, in clear. */
function paymentLines({ state }: OpenCase, step: PlanStep, locale: Locale): { label: string; value: string }[] {
  const facts = state.steps[step.id]?.facts ?? {}
  return stepOf(step.kind).facts.flatMap(({ source, label, kind }) => {
    const value = facts[source] ?? null
    if (value === null) return []
    return { label: label[locale], value: kind === 'money' ? formatPaise(Number(value)) : String(value) }
  })
}

type Labelled = { label: Text } & Pick<InputField, 'identifier' | 'options'>

/** The parts of a typed address have no field of their own. */
const addressParts: readonly (readonly [string, Text])[] = [
  ['line1', { en: 'Address', hi: 'पता' }],
  ['line2', { en: 'Address, second line', hi: 'पता, दूसरी लाइन' }],
  ['city', { en: 'City', hi: 'शहर' }],
  ['pin', { en: 'PIN code', hi: 'PIN कोड' }],
]

function labelsOf(step: PlanStep): Map<string, Labelled> {
  if (step.kind === 'form')
    return new Map(
      step.settings.fields.map(({ source, label, identifier }) => [
        source,
        { label, ...(identifier && { identifier }) },
      ]),
    )
  const parts = step.kind === 'address' ? addressParts.map(([source, label]) => [source, { label }] as const) : []
  return new Map([...stepOf(step.kind).answerFields.map(field => [field.source, field] as const), ...parts])
}

function valueOf({ identifier, options }: Labelled, value: string, locale: Locale): string {
  if (identifier) return maskIdentifier(identifier, value)
  if (value === 'true' || value === 'false') return translate(locale, value === 'true' ? 'cases.yes' : 'cases.no')
  const option = Array.isArray(options) ? options.find(one => one.value === value) : undefined
  return option?.label[locale] ?? value
}

/** Opens an answered step once more. Throws `conflict` once something has read the answer (`fixedAnswer`). */
export async function reopenStep(
  ctx: Context,
  { locale }: Scope,
  found: OpenCase,
  { id, by }: { id: string; by: string },
) {
  const step = answeredStep(found, id, locale)
  await ctx.db.transaction().execute(async trx => {
    const locked = await readCase(ctx, trx, found.row.id, { lock: true })
    const fixed = locked ? fixedBecause(locked, step, locale) : translate(locale, 'cases.stepOver')
    if (fixed !== null) throw new Problem('conflict', fixed)
    await applyEvent(ctx, trx, found.row.id, { event: { type: 'askAgain', step: id }, by })
  })
}
