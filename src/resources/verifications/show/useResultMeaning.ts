import type { Product } from '../../../../contracts/products/index.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { outcomeLabel } from '../list/recordSummary.ts'
import type { VerificationRecord } from '../record.ts'
import { holderName } from '../resultValues.ts'

/** One line that says what an answer, or its absence, means. */
export function useResultMeaning(product: Product, record: VerificationRecord): string {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { status } = record
  if (status === 'not_found' || status === 'source_unavailable') return text(`meaning.${status}`)
  const said = [holderName(product, record), outcomeLabel(product, record, text, locale)].filter(Boolean)
  return said.length > 0 ? said.join(', ') : text('meaning.other')
}
