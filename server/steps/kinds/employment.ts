import type { Draft } from '../../../contracts/cases/draft.ts'
import type { PlanStep } from '../../../contracts/cases/plan.ts'
import { employmentStep } from '../../../contracts/cases/steps/employment.ts'
import { entryFiles } from '../../../contracts/cases/steps/entries.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import type { AskedStep, StepOfCase, StepReport, StepRunner } from '../../cases/runners.ts'
import { today } from '../../checks/days.ts'
import { isOpen, openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { askSubject } from './askSubject.ts'
import { reportOf, runCheck } from './check.ts'
import { type EmploymentAnswer, type EmploymentRecord, employmentFacts, sinceMonth } from './employmentFacts.ts'
import { filesOf, requireTypes } from './filesOf.ts'
import { keptAnswer } from './keptAnswer.ts'
import { Missing } from './required.ts'

type EmploymentStep = Extract<PlanStep, { kind: 'employment' }>

function ofKind(step: PlanStep): EmploymentStep {
  if (step.kind !== 'employment') throw new TypeError('A step of another kind.')
  return step
}

/** The person states employers; with a UAN and their consent, they are compared with the record that `uan-check` finds. */
export const employment: StepRunner = {
  begin: async (ctx, asked) => {
    // The source gave no answer, or the balance was too low: what was stated is not asked for once more.
    const kept = keptAnswer<EmploymentAnswer>(asked)
    return kept ? verify(ctx, asked, kept) : askSubject(ctx, asked)
  },
  answer: async (ctx, scope, asked, answer) => {
    const stated = employmentStep.answer.parse(answer)
    checkStated(scope, ofKind(asked.step), stated)
    await requireTypes(ctx, scope, asked.case.row.user_id, stated, entryFiles.types)
    return verify(ctx, asked, stated)
  },
  show: ({ step }) => {
    const { years, most, uan, hr, documents } = ofKind(step).settings
    const now = today()
    const months = { since: sinceMonth(years, now), today: now.slice(0, 7) }
    return { kind: 'employment', ...months, most, uan, hr, documents, ...filesOf('employment') }
  },
  prefill: ({ case: { plan, state } }): Draft => {
    for (const step of plan.steps) {
      const field =
        step.kind === 'form' ? step.settings.fields.find(({ identifier }) => identifier === 'uan') : undefined
      const uan = field && state.steps[step.id]?.facts[field.source]
      if (typeof uan === 'string') return { uan }
    }
    return {}
  },
}

/** Throws `bad_request` with what the settings of the step ask for and the answer lacks. */
function checkStated({ locale }: Scope, { settings }: EmploymentStep, answer: EmploymentAnswer): void {
  const missing = new Missing(locale)
  const { employers, uan, uanConsent } = answer
  const now = today().slice(0, 7)
  if (employers.length > settings.most)
    missing.add('employers', translate(locale, 'cases.tooMany', { most: settings.most }))
  for (const [index, one] of employers.entries()) {
    const at = `employers.${index}`
    // The person at the latest employer is asked; earlier ones may be given.
    missing.require(index === 0 ? settings.hr : 'none', `${at}.hrName`, one.hrName)
    missing.require(index === 0 ? settings.hr : 'none', `${at}.hrEmail`, one.hrEmail)
    missing.require(settings.documents, `${at}.files`, one.files)
    if (one.from > now) missing.add(`${at}.from`, translate(locale, 'cases.inFuture'))
    if (one.to !== null && one.to > now) missing.add(`${at}.to`, translate(locale, 'cases.inFuture'))
  }
  missing.require(settings.uan, 'uan', uan)
  if (uan && settings.uan !== 'none' && !uanConsent) missing.add('uanConsent', translate(locale, 'cases.uanConsent'))
  missing.throwIfAny()
}

/** Without a UAN there is nothing to compare with: documents are evidence for a review. */
async function verify(ctx: Context, asked: AskedStep, answer: EmploymentAnswer): Promise<StepReport> {
  const { uan, uanConsent } = answer
  if (!uan || !uanConsent || ofKind(asked.step).settings.uan === 'none')
    return reportWith(asked, answer, { state: 'notAsked' })
  return runCheck(ctx, asked, 'uan-check', { uan }, (_, row) => employmentReportOf(ctx, row, asked, answer))
}

/** What the record reports beside what was stated. A source that does not answer is asked again while tries remain; then nothing is verified. */
export function employmentReportOf(
  ctx: Pick<Context, 'vault'>,
  row: VerificationRow,
  of: StepOfCase,
  answer: EmploymentAnswer | null = keptAnswer(of),
): StepReport {
  const { id: verificationId, status } = row
  if (isOpen(status) || !answer) return reportOf(ctx, row)
  if (status === 'not_found') return { ...reportWith(of, answer, { state: 'notFound' }), verificationId }
  const result = status === 'completed' ? (openResult(ctx.vault, row) as ResultOf<'uan-check'> | null) : null
  if (result) return { ...reportWith(of, answer, { state: 'found', result }), verificationId }
  const tries = of.case.steps.get(of.step.id)?.tries ?? 0
  if (tries < of.step.tries) return reportOf(ctx, row)
  return { ...reportWith(of, answer, { state: 'noAnswer' }), verificationId }
}

function reportWith(
  { case: { row }, step }: StepOfCase,
  answer: EmploymentAnswer,
  record: EmploymentRecord,
): StepReport {
  const { outcome, facts } = employmentFacts(answer, record, {
    settings: ofKind(step).settings,
    name: row.subject_name,
    today: today(),
  })
  return { type: 'answered', outcome, facts }
}
