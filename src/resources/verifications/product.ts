import { useResourceContext } from 'ra-core'
import { createContext, use } from 'react'
import { listPrices } from '../../../contracts/calls/prices.ts'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import type { ProductId } from '../../../contracts/checks/catalogue.ts'
import { type PriceItemId, priceItemFor, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'
import { type LazyPage, lazyPage } from '../../components/plain/lazyPage.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { withTexts } from '../../i18n/bundles.ts'
import { decapitalize } from '../../i18n/decapitalize.ts'
import { useLocale } from '../../i18n/locale.ts'
import { loadProduct } from './declarations.ts'
import type { InitialForm } from './form/useInitialForm.ts'
import type { VerificationRecord } from './record.ts'

interface ProductScreens {
  verify?: LazyPage
  show?: LazyPage
  /** In place of the generated form for one check. */
  form?: LazyPage<{ product: Product; start: InitialForm }>
  /** More pages of the product, linked from its form. */
  links?: LazyPage
  /** What the user can do while the check waits for a person. */
  wait?: LazyPage<{ record: VerificationRecord }>
}

const statement = withTexts(() => import('./statement/pages.tsx'), {
  first: ['app', 'console', 'shared', 'statements'],
})

const faces = withTexts(() => import('./faces/pages.tsx'), { first: ['app', 'console', 'shared', 'faces'] })

/** Custom screens of some products. The others are generated from their declaration. */
export const productScreens: Partial<Record<ProductId, ProductScreens>> = {
  'aadhaar-otp': { wait: lazyPage(() => import('./aadhaar/ConfirmCode.tsx')) },
  'aml-screen': {
    show: lazyPage(() => import('./aml/AmlShow.tsx')),
    links: lazyPage(() => import('./aml/AmlLinks.tsx')),
  },
  'face-match': { show: lazyPage(async () => ({ default: (await faces()).MatchShow })) },
  'face-liveness': {
    verify: lazyPage(async () => ({ default: (await faces()).LivenessPage })),
    show: lazyPage(async () => ({ default: (await faces()).LivenessShow })),
  },
  'face-search': {
    form: lazyPage(async () => ({ default: (await faces()).SearchForm })),
    show: lazyPage(async () => ({ default: (await faces()).SearchShow })),
    links: lazyPage(async () => ({ default: (await faces()).SearchLinks })),
  },
  'bank-statement': {
    show: lazyPage(async () => ({ default: (await statement()).StatementShow })),
    links: lazyPage(async () => ({ default: (await statement()).StatementLinks })),
  },
  'court-case-check': {
    verify: lazyPage(() => import('./court/CourtCheckPage.tsx')),
    show: lazyPage(() => import('./court/CourtReport.tsx')),
  },
  'ocr-document': {
    form: lazyPage(
      withTexts(() => import('./documents/DocumentForm.tsx'), { first: ['app', 'console', 'shared', 'documents'] }),
    ),
    show: lazyPage(
      withTexts(() => import('./documents/DocumentShow.tsx'), { first: ['app', 'console', 'shared', 'documents'] }),
    ),
    links: lazyPage(
      withTexts(() => import('./documents/DocumentLinks.tsx'), { first: ['app', 'console', 'shared', 'documents'] }),
    ),
  },
}

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
  return { pricePaise: priceOf(priceItemFor(product.id as ProductId, input)), sourceState: own?.sourceState }
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
