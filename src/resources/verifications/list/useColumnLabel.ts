import type { Product } from '../../../../contracts/products/index.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useProductNames } from '../product.ts'
import { useVerificationText } from '../texts.ts'
import type { Column } from './columns.ts'

export function useColumnLabel(product: Product): (column: Column) => string {
  const text = useVerificationText()
  const locale = useLocale()
  const { subject } = useProductNames(product)
  return column => {
    if (column.kind === 'subject') return subject
    return column.kind === 'own' ? text(`column.${column.name}`) : column.field.label[locale]
  }
}
