import type { Choice } from '../platform/choice.ts'
import type { Locale, Text } from '../platform/text.ts'
import type { Condition } from './condition.ts'
import { conditionSentence } from './conditionSentence.ts'
import { factsOf } from './facts.ts'
import type { Plan } from './plan.ts'
import { outcomesOf, subjectFacts } from './stepFacts.ts'

/** A condition as a sentence in the words of its plan: “PAN check: Result is Valid and …”. */
export const conditionWords = (plan: Plan, condition: Condition, locale: Locale): string =>
  conditionSentence(condition, locale, path => factIn(plan, path))

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
