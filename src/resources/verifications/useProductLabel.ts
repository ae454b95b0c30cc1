import { isPriceItemId, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import { useLocale } from '../../i18n/locale.ts'

/** The name of a product or of an entry of the price list; the ID if this build does not know it. */
export const useProductLabel = () => {
  const locale = useLocale()
  return (id: string): string => (isPriceItemId(id) ? priceItemOf(id).label[locale] : id)
}
