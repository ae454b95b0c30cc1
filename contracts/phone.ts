import { countryRows } from './phone/countryRows.ts'

export interface Country {
  /** ISO 3166, two letters: its name comes from `Intl.DisplayNames`, its flag by this code. */
  code: string
  /** `+91` */
  dialCode: string
}

/** A number as the wire has it: without its country's code (specification §7). */
export interface Phone {
  /** `+91` */
  countryCode: string
  /** Digits only. */
  number: string
}

/** Specification §9. */
export const defaultCountry: Country = { code: 'IN', dialCode: '+91' }

export const countries: readonly Country[] = countryRows.map(([code, dial]) => ({ code, dialCode: `+${dial}` }))

const rules = Map.groupBy(countryRows, ([, dial]) => `+${dial}`)

/** The most digits that a field takes: 10 in India, 14 elsewhere (specification §5). */
export const maxDigits = (dialCode: string): number => (dialCode === defaultCountry.dialCode ? 10 : 14)

/** Whether this is a mobile number of one of the countries behind the dial code (A108). */
export const isValidPhone = ({ countryCode, number }: Phone): boolean =>
  /^\d+$/.test(number) &&
  (rules.get(countryCode) ?? []).some(
    ([, , first, lengths]) => first.includes(number.charAt(0)) && lengths.includes(number.length),
  )

/**
 * Reads a number with the country that goes with it, or one that names its country itself, `+919876543210`. Spaces, hyphens and
 * brackets are dropped. Null when it is no mobile number.
 */
export function parsePhone(written: string, countryCode = defaultCountry.dialCode): Phone | null {
  const compact = written.replaceAll(/[\s()-]/g, '')
  const phone = compact.startsWith('+') ? splitDialCode(compact) : { countryCode, number: compact }
  return phone && isValidPhone(phone) ? phone : null
}

/** No dial code begins with another. */
function splitDialCode(whole: string): Phone | null {
  for (const length of [2, 3, 4])
    if (rules.has(whole.slice(0, length))) return { countryCode: whole.slice(0, length), number: whole.slice(length) }
  return null
}

/** E.164, `+919876543210`. */
export const toE164 = ({ countryCode, number }: Phone): string => countryCode + number
