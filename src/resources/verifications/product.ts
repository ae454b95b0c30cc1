import { useResourceContext } from 'ra-core'
import { createContext, use } from 'react'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import { type Product, type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { LazyPage } from '../../components/plain/lazyPage.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { decapitalize } from '../../i18n/decapitalize.ts'
import { useLocale } from '../../i18n/locale.ts'

/** Custom screens of some products. The others are generated from their declaration. */
export const productScreens: Partial<Record<ProductId, { verify?: LazyPage; show?: LazyPage }>> = {}

/** The product, where the page lists another resource (the product's files). */
export const ProductContext = createContext<Product | null>(null)

/** The page's product; the resource is named after it. */
export const useProduct = (): Product => {
  const resource = useResourceContext()
  return use(ProductContext) ?? productOf(resource as ProductId)
}

/** The customer's price in paise and the source's status. Returns the declared price until the reply arrives. */
export function useProductFacts(product: Product) {
  const { data } = useCallQuery(listProducts, {})
  const own = data?.find(({ id }) => id === product.id)
  return { pricePaise: own?.pricePaise ?? product.pricePaise, sourceState: own?.sourceState }
}

/** A product's names in the current language. `subject` is used within sentences: "PAN". */
export function useProductNames(product: Product) {
  const locale = useLocale()
  const subject = product.inputFields.find(({ source }) => source === product.keys.subject)
  return {
    title: (product.title ?? product.label)[locale],
    label: product.label[locale],
    subject: decapitalize(subject?.label[locale] ?? product.label[locale]),
    source: product.sourceLabel[locale],
  }
}
