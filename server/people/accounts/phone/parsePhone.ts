import { type Phone, parsePhone } from '../../../../contracts/phone.ts'
import type { Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'

/** The number that a call means. Throws `bad_request` with the specification's words (§5). */
export function parsePhoneOrThrow({ locale }: Scope, written: string, countryCode?: string): Phone {
  const phone = parsePhone(written, countryCode)
  if (!phone) throw new Problem('bad_request', translate(locale, 'waysIn.phoneInvalid'))
  return phone
}
