import type { Locale } from '../../contracts/platform/text.ts'

const names = new Map<Locale, Intl.DisplayNames>()

/** A country's name in the reader's language. What is no two-letter code, such as a country as somebody typed it, stays as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  names.set(locale, known)
  return known.of(code.toUpperCase()) ?? code
}
