import { isProductId, productOf } from '../../../contracts/products/index.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** What a scope opens, in words. */
export const useScopeLabel = () => {
  const text = useTexts('apiKeys')
  const locale = useLocale()
  return (scope: string): string => (isProductId(scope) ? productOf(scope).label[locale] : text('scopes.verifications'))
}
