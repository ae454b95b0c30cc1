import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { FormField } from '../../../contracts/cases/steps/form.ts'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import { inputChecks } from '../../../contracts/identifiers/inputChecks.ts'
import { type Text, text } from '../../../contracts/platform/text.ts'
import type { StepRunner } from '../../cases/runners.ts'
import { factsIn } from '../../engines/cases/advance.ts'
import { type FieldProblem, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { askSubject } from './askSubject.ts'

/** The fields of the plan, each by its own rule; what it does not name is dropped. */
export const form: StepRunner = {
  begin: askSubject,
  answer: async (_ctx, { locale }, { step }, answer) => {
    if (step.kind !== 'form') throw new TypeError('A step of another kind.')
    const { values } = answer as { values: Record<string, string> }
    const problems: FieldProblem[] = []
    const facts: Record<string, FactValue> = {}
    for (const field of step.settings.fields) {
      const { value, problem } = readField(field, values[field.source] ?? '')
      if (problem) problems.push({ field: `values.${field.source}`, message: problem[locale] })
      else if (value !== '') facts[field.source] = field.kind === 'number' ? Number(value) : value
    }
    if (problems.length > 0) throw new Problem('bad_request', translate(locale, 'cases.answerWrong'), problems)
    return { type: 'answered', outcome: 'answered', facts }
  },
  show: ({ step }, locale) => {
    if (step.kind !== 'form') throw new TypeError('A step of another kind.')
    const fields = step.settings.fields.map(({ label, identifier = null, options = null, prefill: _, ...field }) => ({
      ...field,
      label: label[locale],
      identifier,
      options,
    }))
    return { kind: 'form', fields }
  },
  prefill: ({ case: { state }, step }) => {
    if (step.kind !== 'form') throw new TypeError('A step of another kind.')
    const facts = factsIn(state)
    return Object.fromEntries(
      step.settings.fields.flatMap(({ source, prefill }): [string, string][] => {
        const value = prefill === undefined ? undefined : facts(prefill)
        return value === undefined || value === null ? [] : [[`values.${source}`, String(value)]]
      }),
    )
  },
}

const missing = text('Fill in this field.', 'यह फ़ील्ड भरें।')

function readField(field: FormField, typed: string): { value: string; problem?: Text } {
  const value = typed.trim()
  if (value === '') return field.optional ? { value } : { value, problem: missing }
  if (field.kind === 'identifier' && field.identifier) {
    const [en, hi] = [checkIdentifier(field.identifier, value, 'en'), checkIdentifier(field.identifier, value, 'hi')]
    return en.ok ? { value: en.value } : { value, problem: text(en.reason, hi.ok ? en.reason : hi.reason) }
  }
  if (field.kind === 'date') return withProblem(value, inputChecks.birthDate(value))
  if (field.kind === 'number') return withProblem(value, problemOfNumber(value))
  if (field.kind === 'select' && !field.options?.includes(value))
    return { value, problem: text('Choose one of the options.', 'दिए गए विकल्पों में से चुनें।') }
  return { value }
}

/** A longer one would lose digits as a number. */
const MAX_DIGITS = 15

function problemOfNumber(value: string): Text | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return text('Enter a number.', 'कोई संख्या डालें।')
  if (value.replace(/\D/g, '').length <= MAX_DIGITS) return undefined
  return text(`Enter at most ${MAX_DIGITS} digits.`, `ज़्यादा से ज़्यादा ${MAX_DIGITS} अंक डालें।`)
}

const withProblem = (value: string, problem: Text | undefined) => (problem ? { value, problem } : { value })
