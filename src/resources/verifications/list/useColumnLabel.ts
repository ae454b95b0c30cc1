import type { Product } from '../../../../contracts/products/index.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProductNames } from '../product.ts'
import type { Column } from './columns.ts'

export function useColumnLabel(product: Product): (column: Column) => string {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { subject } = useProductNames(product)
  return column => {
    if (column.kind === 'subject') return subject
    return column.kind === 'own' ? text(`column.${column.name}`) : column.field.label[locale]
  }
}
