import { useListContext } from 'ra-core'
import { createContext, useContext } from 'react'
import type { Product } from '../../../../contracts/products/index.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import { changed, type FilterName, type Filters, filterWords, optionsOf, without } from './filters.ts'

interface SubjectSearch {
  value: string
  set: (value: string) => void
}

/** A whole identifier that is searched for: kept out of the address and the stored list state, which personal data never enters. */
export const SubjectSearchContext = createContext<SubjectSearch>({ value: '', set: () => {} })

export const useSubjectSearch = () => useContext(SubjectSearchContext)

/** The identifiers' rules load with the first search. */
export async function isSubject(product: Product, typed: string): Promise<boolean> {
  const kind = product.inputFields.find(({ source }) => source === product.keys.subject)?.identifier
  if (!kind) return false
  const { checkIdentifier } = await import('../../../../contracts/identifiers.ts')
  return checkIdentifier(kind, typed).ok
}

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
  }
}
