import { isProductId, productOf } from '../../../contracts/products/index.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useKeyText } from './texts.ts'

/** What a scope opens, in words. */
export const useScopeLabel = () => {
  const text = useKeyText()
  const locale = useLocale()
  return (scope: string): string => (isProductId(scope) ? productOf(scope).label[locale] : text('scopes.verifications'))
}
