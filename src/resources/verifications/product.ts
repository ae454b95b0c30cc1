import { useResourceContext } from 'ra-core'
import { type ComponentType, createContext, type LazyExoticComponent, use } from 'react'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import { type Product, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { decapitalize } from '../../i18n/decapitalize.ts'
import { useLocale } from '../../i18n/locale.ts'

type Screen = LazyExoticComponent<ComponentType>

/** Products that need more than their declaration says bring their own screens; the others are drawn from it. */
export const productScreens: Partial<Record<ProductId, { verify?: Screen; show?: Screen }>> = {}

/** The product of a page's part that lists another resource, its files. */
export const ProductContext = createContext<Product | null>(null)

/** The product of the page: its resource is named after it. */
export const useProduct = (): Product => {
  const resource = useResourceContext()
  return use(ProductContext) ?? productOf(resource as ProductId)
}

/** This customer's price in paise, and the source's state; the declared price until the answer is there. */
export function useProductFacts(product: Product) {
  const { data } = useCallQuery(listProducts, {})
  const own = data?.find(({ id }) => id === product.id)
  return { pricePaise: own?.pricePaise ?? product.pricePaise, sourceState: own?.sourceState }
}

/** The product's words in the reader's language; `subject` names what is checked, within a sentence: "PAN". */
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
