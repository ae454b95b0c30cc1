import { products as en } from '../../../contracts/messages/en/products.ts'
import { products as hi } from '../../../contracts/messages/hi/products.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

/** What the catalogue says. */
export const useProductsText = () => usePlainTexts({ en, hi })
