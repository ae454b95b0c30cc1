import { type Text, text } from '../platform/text.ts'
import { type ComparisonCondition, type Condition, comparisonOf, isIsoDate, type Value } from './condition.ts'
import { factsOf } from './facts.ts'
import type { Plan } from './plan.ts'
import { outcomesOf } from './stepFacts.ts'
import { comparisonsFor, type ValueKind, valueKindOf } from './valueKinds.ts'

/** What keeps the comparisons of a condition from ever being decided: values that the fact never has, or an order that it lacks. */
export function comparisonProblems(plan: Plan, condition: Condition): Text[] {
  if ('all' in condition) return condition.all.flatMap(one => comparisonProblems(plan, one))
  if ('any' in condition) return condition.any.flatMap(one => comparisonProblems(plan, one))
  return 'not' in condition ? comparisonProblems(plan, condition.not) : problemsOf(plan, condition)
}

function problemsOf(plan: Plan, condition: ComparisonCondition): Text[] {
  const { fact } = condition
  const [owner, name] = fact.split('.')
  const step = plan.steps.find(({ id }) => id === owner)
  const { comparison, value } = comparisonOf(condition)
  const known = step && factsOf(step).find(({ source }) => source === name)
  const choices = step && name === 'outcome' ? outcomesOf(step) : known?.choices
  const kind = valueKindOf({ kind: known?.kind, choices })
  if (!comparisonsFor[kind].includes(comparison))
    return [
      text(
        `“${fact}” has no order: compare it with “is”, “isNot” or “in”.`,
        `“${fact}” में छोटा-बड़ा नहीं होता: “is”, “isNot” या “in” से तुलना करें।`,
      ),
    ]
  return [value].flat().flatMap(one => {
    if (typeof one === 'string' && one.trim() === '')
      return [text(`Say what “${fact}” is compared with.`, `बताएँ कि “${fact}” की तुलना किससे करनी है।`)]
    if (choices) return Object.hasOwn(choices, String(one)) ? [] : [never(fact, one)]
    return isOf[kind](one)
      ? []
      : [text(`Compare “${fact}” with ${kinds[kind].en}.`, `“${fact}” की तुलना ${kinds[kind].hi} से करें।`)]
  })
}

function never(fact: string, value: Value): Text {
  const step = fact.endsWith('.outcome') && fact.slice(0, fact.indexOf('.'))
  if (step) return text(`“${step}” never ends as “${value}”.`, `“${step}” का नतीजा “${value}” नहीं होता।`)
  return text(`“${fact}” is never “${value}”.`, `“${fact}” कभी “${value}” नहीं होता।`)
}

const isText = (value: Value) => typeof value === 'string'

const isOf: Record<ValueKind, (value: Value) => boolean> = {
  choice: isText,
  yesNo: value => typeof value === 'boolean',
  number: value => typeof value === 'number',
  day: value => typeof value === 'string' && value.length === 10 && isIsoDate(value),
  month: value => typeof value === 'string' && value.length === 7 && isIsoDate(value),
  text: isText,
}

const kinds: Record<ValueKind, Text> = {
  choice: text('one of its values', 'उसके किसी मान'),
  yesNo: text('true or false', 'true या false'),
  number: text('a number', 'किसी संख्या'),
  day: text('a date such as 2026-04-30', '2026-04-30 जैसी तारीख'),
  month: text('a month such as 2026-04', '2026-04 जैसे महीने'),
  text: text('a text', 'किसी टेक्स्ट'),
}
