import { useResourceContext } from 'ra-core'
import { createContext, use } from 'react'
import { listPrices } from '../../../contracts/calls/prices.ts'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import type { ProductId } from '../../../contracts/checks/catalogue.ts'
import { type PriceItemId, priceItemFor, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { decapitalize } from '../../i18n/decapitalize.ts'
import { useLocale } from '../../i18n/locale.ts'
import { loadProduct } from './declarations.ts'

/** The product, where the page lists another resource (the product's files). */
export const ProductContext = createContext<Product | null>(null)

/** The page's product; the resource is named after it. */
export const useProduct = (): Product => {
  const resource = useResourceContext()
  // Unlike other hooks, `use` may be called conditionally.
  return use(ProductContext) ?? use(loadProduct(resource as ProductId))
}

type Priced = Pick<Product, 'id' | 'pricePaise' | 'prices'>

/**
 * The customer's price in paise of an answer for this input, and the source's status. Returns the declared price until the reply
 * arrives.
 */
export function useProductFacts(product: Priced, input: Record<string, unknown> = {}) {
  const { data } = useCallQuery(listProducts, {})
  const own = data?.find(({ id }) => id === product.id)
  const priceOf = usePrices(product, own?.pricePaise)
  return {
    pricePaise: priceOf(priceItemFor(product.id as ProductId, input)),
    sourceState: own?.sourceState,
    off: own?.off ?? null,
    notice: own?.notice ?? null,
  }
}

/** The customer's price of each of the product's entries in the price list. `plainPaise` is that of its plain answer, if known. */
export function usePrices(product: Priced, plainPaise?: number): (item: PriceItemId) => number {
  const { data } = useCallQuery(listPrices, {}, { enabled: product.prices !== undefined })
  return item => {
    const own = item === product.id ? plainPaise : undefined
    return own ?? data?.find(one => one.product === item)?.pricePaise ?? priceItemOf(item).pricePaise
  }
}

/** A product's names in the current language. `subject` is used within sentences: "PAN". */
export function useProductNames(product: Product) {
  const locale = useLocale()
  const { subjectLabel = subjectFieldOf(product, {}).label } = product
  return {
    title: (product.title ?? product.label)[locale],
    label: product.label[locale],
    subject: decapitalize(subjectLabel[locale]),
    source: product.sourceLabel[locale],
  }
}
