import type { Product } from '../../../../contracts/products/index.ts'
import type { Locale } from '../../../../contracts/text.ts'
import type { Translate } from '../../../i18n/useTexts.ts'
import type { VerificationRecord } from '../record.ts'
import { findResultField, formatResult, holderName } from '../resultValues.ts'

/** What came out, in a few words: the outcome, or what its absence means; null while nothing is known. */
export function outcomeLabel(
  product: Product,
  { status, outcome, error }: Pick<VerificationRecord, 'status' | 'outcome' | 'error'>,
  text: Translate<'verifications'>,
  locale: Locale,
): string | null {
  if (status === 'not_found' || status === 'source_unavailable') return text(`outcome.${status}`)
  const field = findResultField(product, product.keys.outcome)
  return (field && outcome !== null && formatResult(field, outcome, locale)) || error
}

/** A record's second line on a card: whose it is, else what came out. */
export const recordSummary = (
  product: Product,
  record: VerificationRecord,
  text: Translate<'verifications'>,
  locale: Locale,
): string => holderName(product, record) ?? outcomeLabel(product, record, text, locale) ?? '-'
