import { isProductId, productOf } from '../../../contracts/products/index.ts'
import { useLocale } from '../../i18n/locale.ts'

/** A product's name; the ID if this build does not know the product. */
export const useProductLabel = () => {
  const locale = useLocale()
  return (id: string): string => (isProductId(id) ? productOf(id).label[locale] : id)
}
