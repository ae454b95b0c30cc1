import type { Choice } from '../platform/choice.ts'
import type { Locale, Text } from '../platform/text.ts'
import { type Comparison, type ComparisonCondition, type Condition, comparisonOf, type Value } from './condition.ts'

/* Without the registry of products, whose declarations the browser loads one by one. */

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

/** What a fact is called, and the words of its values if it has a choice of them. */
export type FactWords = (path: string) => { label: Text; choices?: Record<string, Choice> | undefined }

/** A condition as a sentence: “PAN check: Result is Valid and …”. */
export function conditionSentence(condition: Condition, locale: Locale, factOf: FactWords): string {
  if ('not' in condition)
    return `${locale === 'en' ? 'not' : 'नहीं:'} (${conditionSentence(condition.not, locale, factOf)})`
  if ('all' in condition) return parts(condition.all, 'all', locale, factOf)
  if ('any' in condition) return parts(condition.any, 'any', locale, factOf)
  return comparisonWords(condition, locale, factOf)
}

function parts(conditions: readonly Condition[], how: 'all' | 'any', locale: Locale, factOf: FactWords): string {
  const each = conditions.map(one => {
    const words = conditionSentence(one, locale, factOf)
    return 'all' in one || 'any' in one ? `(${words})` : words
  })
  return each.join(joined[how][locale])
}

function comparisonWords(condition: ComparisonCondition, locale: Locale, factOf: FactWords): string {
  const { comparison, value } = comparisonOf(condition)
  const { label, choices } = factOf(condition.fact)
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
