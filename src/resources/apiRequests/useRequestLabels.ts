import type { ApiRequest } from '../../../contracts/resources/apiRequest.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'

/** Labels for the product and the key of a request. */
export function useRequestLabels() {
  const text = useTexts('usage')
  const label = useProductLabel()
  return {
    product: (id: string | null) => (id === null ? text('read') : label(id)),
    key: (key: Pick<NonNullable<ApiRequest['key']>, 'name'> | null) => key?.name || text('noKey'),
  }
}
