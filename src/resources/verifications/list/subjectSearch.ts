import { createContext, useContext } from 'react'
import type { Product } from '../../../../contracts/products/index.ts'

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
