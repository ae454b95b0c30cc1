import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { withId } from '../../../contracts/paths.ts'
import { isProductId, productOf } from '../../../contracts/products/index.ts'
import { useLocale } from '../../i18n/locale.ts'
import { outcomeLabel } from '../../resources/verifications/results.ts'

export type RecentVerification = Dashboard['recent'][number] & {
  /** The product's name, what came out in words, and the detail page. */
  name: string
  result: string
  to: string
}

/** The latest verifications in words. One of a product that is no longer offered is left out: it has no page. */
export const useRecentVerifications = (recent: Dashboard['recent']): RecentVerification[] => {
  const locale = useLocale()
  return recent.flatMap(row => {
    if (!isProductId(row.product)) return []
    const product = productOf(row.product)
    return {
      ...row,
      name: (product.title ?? product.label)[locale],
      result: outcomeLabel(product, { ...row, error: null }, locale) ?? '-',
      to: withId(product.paths.detail, row.id),
    }
  })
}
