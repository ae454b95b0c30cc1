import { formatPaise } from '../platform/money.ts'
import { type Text, text } from '../platform/text.ts'
import type { InputField } from '../products/define.ts'
import { productOf } from '../products/index.ts'
import { conditionWords, factIn } from './conditionWords.ts'
import type { Plan, PlanStep } from './plan.ts'
import type { Source } from './source.ts'
import { stepOf } from './steps/index.ts'
import { claimLabels, claimNames } from './steps/referee.ts'

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
      return [...checkWords(plan, step), ...holderWords(plan, step)]
    case 'document':
      return [...declaredWords(plan, step), ...holderWords(plan, step)]
    case 'referee':
      return refereeWords(plan, step)
    case 'decision':
      return decisionWords(plan, step)
    case 'quality':
      return qualityWords(plan, step)
    case 'payment':
      return declaredWords(plan, step).map((words, index) =>
        index === 0 ? { ...words, value: same(formatPaise(step.settings.amountPaise)) } : words,
      )
    case 'selfie':
      return declaredWords(plan, step).map((words, index) =>
        index === 0 ? { ...words, value: titlesWords(plan, [step.settings.matchTo]) } : words,
      )
    default:
      return declaredWords(plan, step)
  }
}

const declaredWords = (plan: Plan, step: PlanStep): SettingWords[] =>
  stepOf(step.kind).settingsFields.map(field => ({
    label: field.label,
    value: valueWords(plan, field, (step.settings as Record<string, unknown>)[field.source]),
  }))

function valueWords(plan: Plan, { options }: InputField, value: unknown): Text {
  if (Array.isArray(value)) return titlesWords(plan, value)
  if (typeof value === 'object' && value !== null) return value as Text
  const option = Array.isArray(options) ? options.find(one => one.value === value) : undefined
  return option?.label ?? same(String(value))
}

/** Steps are said by their titles. */
function titlesWords({ steps }: Plan, ids: readonly unknown[]): Text {
  const titles = steps.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
  return text(titles.map(({ en }) => en).join(', '), titles.map(({ hi }) => hi).join(', '))
}

const same = (words: string): Text => text(words, words)

const formWords = ({ settings: { fields } }: StepOf<'form'>): SettingWords[] => [
  {
    label: text('Fields', 'फ़ील्ड'),
    value: {
      en: fields.map(({ label, optional }) => (optional ? `${label.en} (optional)` : label.en)).join(', '),
      hi: fields.map(({ label, optional }) => (optional ? `${label.hi} (ज़रूरी नहीं)` : label.hi)).join(', '),
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

/** Absent in plans that were published before documents were compared: then nothing is. */
function holderWords(plan: Plan, { settings: { holder } }: StepOf<'check' | 'document'>): SettingWords[] {
  if (!holder) return []
  const value = 'fact' in holder ? sourceWords(plan, holder.fact) : same(holder.value)
  return [{ label: text('Holder’s name is compared with', 'धारक के नाम का मिलान'), value }]
}

/** A fact of the person is named as such, because no step is. */
function sourceWords(plan: Plan, fact: string): Text {
  const { label } = factIn(plan, fact)
  return fact.startsWith('subject.') ? text(`Person: ${label.en}`, `व्यक्ति: ${label.hi}`) : label
}

const personLabels = {
  name: text('Name', 'नाम'),
  email: text('E-mail', 'ईमेल'),
  phone: text('Phone', 'फ़ोन'),
}

/** Who is asked, by which address, to confirm what, and the questions. */
function refereeWords(plan: Plan, step: StepOf<'referee'>): SettingWords[] {
  const { person, employer, claims, questions } = step.settings
  const words = (given: Source): Text => ('fact' in given ? sourceWords(plan, given.fact) : same(given.value))
  const listed = (texts: readonly Text[]): Text =>
    text(texts.map(({ en }) => en).join(', '), texts.map(({ hi }) => hi).join(', '))
  return [
    ...declaredWords(plan, step),
    ...(['name', 'email', 'phone'] as const).flatMap(name => {
      const given = person[name]
      return given ? [{ label: personLabels[name], value: words(given) }] : []
    }),
    ...(employer ? [{ label: text('Employer', 'नियोक्ता'), value: words(employer) }] : []),
    {
      label: text('To be confirmed', 'जिसकी पुष्टि हो'),
      value: listed(claimNames.filter(claim => claims[claim]).map(claim => claimLabels[claim])),
    },
    ...(questions.length > 0
      ? [{ label: text('Questions', 'सवाल'), value: listed(questions.map(({ label }) => label)) }]
      : []),
  ]
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

const qualityWords = (plan: Plan, { settings: { step, percent } }: StepOf<'quality'>): SettingWords[] => [
  { label: text('Looks at', 'क्या देखा जाता है'), value: titlesWords(plan, [step]) },
  { label: text('Sample', 'सैंपल'), value: text(`${percent} of 100 cases`, `100 में से ${percent} केस`) },
]
