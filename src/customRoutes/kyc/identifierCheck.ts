import { checkIdentifier, type IdentifierCheck, normaliseIdentifier } from '../../../contracts/identifiers.ts'
import type { Locale } from '../../../contracts/text.ts'
import { kycSamples } from './kycSamples.ts'

export type KycIdentifier = 'pan' | 'aadhaar' | 'gstin' | 'cin' | 'din'

/**
 * The check while somebody types: a beginning is wrong only where one of its own characters is, found by filling it up from a right
 * one of the same kind. Undefined: nothing can be said yet.
 */
export function checkPartialIdentifier(
  kind: KycIdentifier,
  value: string,
  locale: Locale,
): IdentifierCheck | undefined {
  const typed = normaliseIdentifier(kind, value)
  const sample = kycSamples[kind]
  if (typed === '') return undefined
  if (typed.length >= sample.length) return checkIdentifier(kind, typed, locale)
  const filled = checkIdentifier(kind, typed + sample.slice(typed.length), locale)
  return !filled.ok && filled.at !== undefined && filled.at < typed.length ? filled : undefined
}
