import { dateFacts, nodeKindChoices, relations } from '../../../contracts/inquiries/graph.ts'
import type { ShownEdge, ShownFinding, ShownNode } from '../../../contracts/inquiries/shown.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'

/** Nodes, links and facts in words. */
export function useNodeWords() {
  const locale = useLocale()
  const { day: date } = useDateFormats()
  const nameOf = ({ name, value }: Pick<ShownNode, 'name' | 'value'>) => name ?? value
  return {
    nameOf,
    kindOf: ({ kind }: Pick<ShownNode, 'kind'>) => nodeKindChoices[kind].label[locale],
    relationOf: ({ relation }: Pick<ShownEdge, 'relation'>) => relations[relation][locale],
    valueOf: ({ name, value, words }: ShownNode['facts'][number]) =>
      words?.[locale] ?? (dateFacts.includes(name) ? date(value) : value),
    evidenceOf: ({ fact, value, words }: ShownFinding['evidence'][number]) => {
      if (value === null) return null
      if (words) return words[locale]
      return fact === null || dateFacts.includes(fact) ? date(value) : value
    },
  }
}
