import { useState } from 'react'
import { byGroup } from '../../contracts/checks/catalogue.ts'
import type { Text } from '../../contracts/platform/text.ts'
import { type ProductGroup, productGroups } from '../../contracts/products/groups.ts'

interface Grouped {
  id: string
  label: Text
  group: ProductGroup
}

/**
 * A search among products: every typed word must occur in the id, a name in either language, the group's name or in `more`, which
 * says what else a product is found by.
 */
export function useProductSearch<Of extends Grouped>(products: readonly Of[], more?: (product: Of) => readonly Text[]) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = products.filter(product => {
    const texts = [product.label, productGroups[product.group].label, ...(more?.(product) ?? [])]
    const own = [product.id, ...texts.flatMap(({ en, hi }) => [en, hi])].join(' ').toLowerCase()
    return words.every(word => own.includes(word))
  })
  return { search, setSearch, found, groups: byGroup(found) }
}
