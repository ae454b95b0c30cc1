import { useProduct } from '../product.ts'
import { isSubject, useSubjectSearch } from './subjectSearch.ts'
import { useFilters } from './useFilters.ts'

/** What is searched for, and how to search for something else: a whole identifier stays in memory, all else in the address. */
export function useListSearch() {
  const product = useProduct()
  const { filters, set } = useFilters()
  const subject = useSubjectSearch()
  const asked = subject.value || (filters.q ?? '')
  const ask = async (typed: string) => {
    if (typed === asked) return
    const personal = await isSubject(product, typed)
    subject.set(personal ? typed : '')
    if (!personal || filters.q) set({ q: personal ? '' : typed })
  }
  return { asked, ask }
}
