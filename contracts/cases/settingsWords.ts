import { type Text, text } from '../platform/text.ts'
import type { InputField } from '../products/define.ts'
import { productOf } from '../products/index.ts'
import { conditionWords, factIn } from './conditionWords.ts'
import type { Plan, PlanStep } from './plan.ts'
import { stepOf } from './steps/index.ts'

/** One setting of a step, in words. */
export interface SettingWords {
  label: Text
  value: Text
}

type StepOf<Kind extends PlanStep['kind']> = Extract<PlanStep, { kind: Kind }>

/** What a step of a plan asks or does, in words: its settings, of a form its fields, of a check where its inputs come from, of a decision its rules. */
export function settingsWords(plan: Plan, step: PlanStep): SettingWords[] {
  switch (step.kind) {
    case 'form':
      return formWords(step)
    case 'check':
      return checkWords(plan, step)
    case 'decision':
      return decisionWords(plan, step)
    default:
      return stepOf(step.kind).settingsFields.map(field => ({
        label: field.label,
        value: valueWords(field, (step.settings as Record<string, unknown>)[field.source]),
      }))
  }
}

function valueWords({ options }: InputField, value: unknown): Text {
  if (typeof value === 'object' && value !== null) return value as Text
  const option = Array.isArray(options) ? options.find(one => one.value === value) : undefined
  return option?.label ?? same(String(value))
}

const same = (words: string): Text => text(words, words)

const formWords = ({ settings: { fields } }: StepOf<'form'>): SettingWords[] => [
  {
    label: text('Fields', 'फ़ील्ड'),
    value: {
      en: fields.map(({ label, optional }) => (optional ? `${label.en} (optional)` : label.en)).join(', '),
      hi: fields.map(({ label, optional }) => (optional ? `${label.hi} (वैकल्पिक)` : label.hi)).join(', '),
    },
  },
]

function checkWords(plan: Plan, { settings: { product, input } }: StepOf<'check'>): SettingWords[] {
  const { label, inputFields } = productOf(product)
  const inputs = inputFields.flatMap(({ source, label: name }) => {
    const given = input[source]
    if (!given) return []
    return [{ label: name, value: 'fact' in given ? sourceWords(plan, given.fact) : same(given.value) }]
  })
  return [{ label: text('Product', 'प्रोडक्ट'), value: label }, ...inputs]
}

/** A fact of the person is named as such, because no step is. */
function sourceWords(plan: Plan, fact: string): Text {
  const { label } = factIn(plan, fact)
  return fact.startsWith('subject.') ? text(`Person: ${label.en}`, `व्यक्ति: ${label.hi}`) : label
}

function decisionWords(plan: Plan, { settings: { rules, otherwise } }: StepOf<'decision'>): SettingWords[] {
  return [
    ...rules.map(({ outcome, when }) => ({
      label: same(outcome),
      value: { en: conditionWords(plan, when, 'en'), hi: conditionWords(plan, when, 'hi') },
    })),
    { label: text('Otherwise', 'वरना'), value: same(otherwise) },
  ]
}
