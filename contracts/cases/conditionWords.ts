import type { Choice } from '../platform/choice.ts'
import type { Locale, Text } from '../platform/text.ts'
import { type Comparison, type ComparisonCondition, type Condition, comparisonOf, type Value } from './condition.ts'
import { factsOf } from './facts.ts'
import type { Plan } from './plan.ts'
import { outcomesOf, subjectFacts } from './stepFacts.ts'

/** `fact` and `value` stand where they are said. */
const compared: Record<Comparison, Text> = {
  is: { en: '{fact} is {value}', hi: '{fact} = {value}' },
  isNot: { en: '{fact} is not {value}', hi: '{fact} ≠ {value}' },
  in: { en: '{fact} is one of {value}', hi: '{fact} इनमें से एक: {value}' },
  atLeast: { en: '{fact} is at least {value}', hi: '{fact} कम से कम {value}' },
  atMost: { en: '{fact} is at most {value}', hi: '{fact} ज़्यादा से ज़्यादा {value}' },
  moreThan: { en: '{fact} is more than {value}', hi: '{fact} {value} से ज़्यादा' },
  lessThan: { en: '{fact} is less than {value}', hi: '{fact} {value} से कम' },
}

const joined = { all: { en: ' and ', hi: ' और ' }, any: { en: ' or ', hi: ' या ' } } as const

/** A condition as a sentence in the words of its plan: “PAN check: Result is Valid and …”. */
export function conditionWords(plan: Plan, condition: Condition, locale: Locale): string {
  if ('not' in condition) return `${locale === 'en' ? 'not' : 'नहीं:'} (${conditionWords(plan, condition.not, locale)})`
  if ('all' in condition) return parts(plan, condition.all, 'all', locale)
  if ('any' in condition) return parts(plan, condition.any, 'any', locale)
  return comparisonWords(plan, condition, locale)
}

function parts(plan: Plan, conditions: readonly Condition[], how: 'all' | 'any', locale: Locale): string {
  const each = conditions.map(one => {
    const words = conditionWords(plan, one, locale)
    return 'all' in one || 'any' in one ? `(${words})` : words
  })
  return each.join(joined[how][locale])
}

function comparisonWords(plan: Plan, condition: ComparisonCondition, locale: Locale): string {
  const { comparison, value } = comparisonOf(condition)
  const { label, choices } = factIn(plan, condition.fact)
  const shown = [value].flat().map(one => valueWords(one, choices, locale))
  const words = { fact: label[locale], value: shown.join(', ') }
  return compared[comparison][locale].replace(/\{(fact|value)\}/g, (_, name: keyof typeof words) => words[name])
}

/** A text that somebody has typed stands in quotes: it may read like a part of the sentence. */
function valueWords(value: Value, choices: Record<string, Choice> | undefined, locale: Locale): string {
  if (choices && Object.hasOwn(choices, String(value))) return choices[String(value)]?.label[locale] ?? ''
  if (typeof value === 'boolean') return (value ? { en: 'yes', hi: 'हाँ' } : { en: 'no', hi: 'नहीं' })[locale]
  return typeof value === 'string' ? `“${value}”` : String(value)
}

/** What a fact is called in the words of its plan, and the words of its values if it has a choice of them. */
export function factIn({ steps }: Plan, path: string): { label: Text; choices?: Record<string, Choice> } {
  const dot = path.indexOf('.')
  const [owner, name] = [path.slice(0, dot), path.slice(dot + 1)]
  if (owner === 'subject' && Object.hasOwn(subjectFacts, name)) return subjectFacts[name as keyof typeof subjectFacts]
  const step = steps.find(({ id }) => id === owner)
  if (!step) return { label: { en: path, hi: path } }
  if (name === 'outcome') return { label: step.title, choices: outcomesOf(step) }
  const fact = factsOf(step).find(({ source }) => source === name)
  const own = fact?.label ?? { en: name, hi: name }
  return {
    label: { en: `${step.title.en}: ${own.en}`, hi: `${step.title.hi}: ${own.hi}` },
    ...(fact?.choices && { choices: fact.choices }),
  }
}
