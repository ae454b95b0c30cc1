import { byGroup, entryOf, productIds } from '../../../../contracts/checks/catalogue.ts'
import { useLocale } from '../../../i18n/locale.ts'

const groups = byGroup(productIds.map(entryOf).filter(({ bulk }) => bulk))

/** The products that take files, in the order of the catalogue, with their names in the current language. */
export const useBulkProducts = () => {
  const locale = useLocale()
  return groups.flatMap(({ label: group, products }) =>
    products.map(({ id, label }) => ({ id, name: label[locale], group: group[locale] })),
  )
}
