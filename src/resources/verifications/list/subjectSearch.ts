import { createContext, useContext } from 'react'
import { checkIdentifier } from '../../../../contracts/identifiers.ts'
import type { Product } from '../../../../contracts/products/index.ts'

interface SubjectSearch {
  value: string
  set: (value: string) => void
}

/** A whole identifier that is searched for: kept out of the address and the stored list state, which personal data never enters. */
export const SubjectSearchContext = createContext<SubjectSearch>({ value: '', set: () => {} })

export const useSubjectSearch = () => useContext(SubjectSearchContext)

export function isSubject(product: Product, typed: string): boolean {
  const kind = product.inputFields.find(({ source }) => source === product.keys.subject)?.identifier
  return kind !== undefined && checkIdentifier(kind, typed).ok
}
