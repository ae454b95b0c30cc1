import { useListContext } from 'ra-core'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import {
  changed,
  type FilterName,
  type Filters,
  filterNames,
  filterWords,
  isSet,
  optionsOf,
  without,
} from './filters.ts'
import { useSubjectSearch } from './subjectSearch.ts'

/** The list's filters in words, and how to change them. */
export function useFilters() {
  const text = useTexts('verifications')
  const shared = useTexts('components')
  const locale = useLocale()
  const product = useProduct()
  const { filterValues, setFilters, data } = useListContext<VerificationRecord>()
  const subject = useSubjectSearch()
  const filters: Filters = filterValues

  const optionsFor = (name: FilterName) => {
    if (name !== 'requestedBy') return optionsOf(name, product, text, status => shared(`status.${status}`), locale)
    const people = new Set([...(filters.requestedBy ?? []), ...(data ?? []).map(({ requestedBy }) => requestedBy)])
    return [...people].map(person => ({ value: person, label: person }))
  }
  return {
    filters,
    optionsFor,
    wordsFor: (name: FilterName) => filterWords(filters, name, optionsFor(name), text, locale),
    set: (more: Partial<Filters>) => setFilters(changed(filters, more)),
    clear: (name: FilterName) => setFilters(without(filters, name)),
    clearAll: () => {
      subject.set('')
      setFilters({})
    },
    countSet: filterNames.filter(name => isSet(filters, name)).length,
  }
}
