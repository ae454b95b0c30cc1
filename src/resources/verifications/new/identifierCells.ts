import { checkIdentifier, type IdentifierCheck, type IdentifierKind } from '../../../../contracts/identifiers.ts'
import type { Locale } from '../../../../contracts/text.ts'

/** Kinds of one length only: their field is drawn as cells. */
export const cellCounts: Partial<Record<IdentifierKind, number>> = {
  pan: 10,
  aadhaar: 12,
  gstin: 15,
  din: 8,
  ifsc: 11,
  uan: 12,
  pin: 6,
  phone: 10,
}

export const digitsOnly: ReadonlySet<IdentifierKind> = new Set(['aadhaar', 'din', 'uan', 'pin', 'phone'])

/**
 * The check while somebody types: a beginning is wrong only where one of its own characters is, found by filling it up from a right
 * `sample` of the same kind. Undefined: nothing can be said yet.
 */
export function checkPartialIdentifier(
  kind: IdentifierKind,
  value: string,
  sample: string,
  locale: Locale,
): IdentifierCheck | undefined {
  const length = cellCounts[kind]
  if (length === undefined || value.length >= length) return checkIdentifier(kind, value, locale)
  if (sample.length !== length) return undefined
  const filled = checkIdentifier(kind, value + sample.slice(value.length), locale)
  return !filled.ok && filled.at !== undefined && filled.at < value.length ? filled : undefined
}
