import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { PlanStep } from '../../../contracts/cases/plan.ts'
import { educationStep } from '../../../contracts/cases/steps/education.ts'
import { entryFiles } from '../../../contracts/cases/steps/entries.ts'
import type { StepRunner } from '../../cases/runners.ts'
import { translate } from '../../platform/translate.ts'
import { askSubject } from './askSubject.ts'
import { filesOf, requireTypes } from './filesOf.ts'
import { Missing } from './required.ts'

function settingsOf(step: PlanStep) {
  if (step.kind !== 'education') throw new TypeError('A step of another kind.')
  return step.settings
}

/** The person states degrees and hands over certificates. Nobody has looked at them yet: the outcome says no more than that they are there. */
export const education: StepRunner = {
  begin: askSubject,
  answer: async (ctx, scope, { case: { row }, step }, answer) => {
    const { most, rollNumber, certificate } = settingsOf(step)
    const { entries } = educationStep.answer.parse(answer)
    const missing = new Missing(scope.locale)
    if (entries.length > most) missing.add('entries', translate(scope.locale, 'cases.tooMany', { most }))
    for (const [index, one] of entries.entries()) {
      missing.require(rollNumber, `entries.${index}.rollNumber`, one.rollNumber)
      missing.require(certificate, `entries.${index}.files`, one.files)
    }
    missing.throwIfAny()
    await requireTypes(ctx, scope, row.user_id, answer, entryFiles.types)
    const [latest, ...others] = entries.toSorted((one, other) => other.year - one.year)
    const facts: Record<string, FactValue> = {
      entryCount: entries.length,
      institution: latest?.institution ?? null,
      degree: latest?.degree ?? null,
      year: latest ? String(latest.year) : null,
      rollNumber: latest?.rollNumber || null,
      others:
        others.length === 0 ? null : others.map(one => `${one.degree}, ${one.institution}, ${one.year}`).join('; '),
      documents: entries.reduce((sum, { files }) => sum + (files?.length ?? 0), 0),
    }
    return { type: 'answered', outcome: 'submitted', facts }
  },
  show: ({ step }) => ({ kind: 'education', ...settingsOf(step), ...filesOf('education') }),
}
