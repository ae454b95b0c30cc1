import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import { defaultCountry, type Phone, parsePhone } from '../../../contracts/people/phone.ts'

/** A phone number as somebody wrote it: with or without +91, 0 or 00, in groups or not. Null if it is no mobile number. */
export function readTypedPhone(typed: string): Phone | null {
  const indian = checkIdentifier('phone', typed)
  if (indian.ok) return { countryCode: defaultCountry.dialCode, number: indian.value }
  return parsePhone(typed.replaceAll(/[.\s]/g, '').replace(/^00/, '+'))
}
