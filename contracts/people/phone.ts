import { countryRows } from './phone/countryRows.ts'

export interface Country {
  /** ISO 3166 two-letter code, used for the name (`Intl.DisplayNames`) and the flag. */
  code: string
  /** `+91` */
  dialCode: string
}

/** A number in wire format, without its country code (§7). */
export interface Phone {
  /** `+91` */
  countryCode: string
  /** Digits only. */
  number: string
}

/** The default country (§9). */
export const defaultCountry: Country = { code: 'IN', dialCode: '+91' }

export const countries: readonly Country[] = countryRows.map(([code, dial]) => ({ code, dialCode: `+${dial}` }))

const rules = Map.groupBy(countryRows, ([, dial]) => `+${dial}`)

/** The maximum number of digits in a field: 10 in India, 14 elsewhere (§5). */
export const maxDigits = (dialCode: string): number => (dialCode === defaultCountry.dialCode ? 10 : 14)

/** Whether it is a mobile number of one of the countries with this dial code (A108). */
export const isValidPhone = ({ countryCode, number }: Phone): boolean =>
  /^\d+$/.test(number) &&
  (rules.get(countryCode) ?? []).some(
    ([, , first, lengths]) => first.includes(number.charAt(0)) && lengths.includes(number.length),
  )

/**
 * Parses a number with a separate country code, or one that includes it, `+919876543210`. Spaces, hyphens and brackets are
 * dropped. Null if it is no mobile number.
 */
export function parsePhone(written: string, countryCode = defaultCountry.dialCode): Phone | null {
  const compact = written.replaceAll(/[\s()-]/g, '')
  const phone = compact.startsWith('+') ? splitDialCode(compact) : { countryCode, number: compact }
  return phone && isValidPhone(phone) ? phone : null
}

/** No dial code is a prefix of another. */
function splitDialCode(whole: string): Phone | null {
  for (const length of [2, 3, 4])
    if (rules.has(whole.slice(0, length))) return { countryCode: whole.slice(0, length), number: whole.slice(length) }
  return null
}

/** E.164, `+919876543210`. */
export const toE164 = ({ countryCode, number }: Phone): string => countryCode + number
