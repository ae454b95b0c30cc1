import { type Phone, readPhone } from '../../../../contracts/phone.ts'
import type { Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { say } from '../../../platform/translate.ts'

/** The number that a call means. Throws `bad_request` with the specification's words (§5). */
export function phoneOf({ locale }: Scope, written: string, countryCode?: string): Phone {
  const phone = readPhone(written, countryCode)
  if (!phone) throw new Problem('bad_request', say(locale, 'waysIn.phoneInvalid'))
  return phone
}
