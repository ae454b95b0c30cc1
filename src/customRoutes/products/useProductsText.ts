import { useTranslate } from 'ra-core'
import type { products } from '../../../contracts/messages/en/products.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'

/** What the catalogue says. */
export const useProductsText = () => {
  const translate = useTranslate()
  return (key: TextKey<typeof products>, values?: Record<string, unknown>) => translate(`products.${key}`, values)
}
