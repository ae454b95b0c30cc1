import { conditionSentence } from '../../../../contracts/cases/conditionSentence.ts'
import type { Plan } from '../../../../contracts/cases/plan.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useKnownFacts } from './useKnownFacts.ts'

/** By step, its condition in words; none for a step that is never left out. Suspends as `useKnownFacts`. */
export function useSentences(draft: Plan): ReadonlyMap<string, string> {
  const locale = useLocale()
  const facts = new Map(useKnownFacts(draft).map(fact => [fact.path, fact]))
  const factOf = (path: string) => {
    const known = facts.get(path)
    const label = known?.label ?? path
    return { label: { en: label, hi: label }, choices: known?.choices }
  }
  return new Map(
    draft.steps.flatMap(({ id, when }) => (when ? [[id, conditionSentence(when, locale, factOf)] as const] : [])),
  )
}
