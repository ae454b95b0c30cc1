import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import type { ProofChannel } from '../../contracts/onboarding/links.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import type { Scope } from '../platform/context.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

/** An address that a code is sent to. */
export interface Address {
  channel: 'email' | 'sms'
  /** An e-mail address in lower case, or a phone number as `+919876543210`. */
  to: string
}

export const maskedAddress = ({ channel, to }: Address): string =>
  maskIdentifier(channel === 'sms' ? 'phone' : 'email', to)

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Reads an address as somebody typed it. Throws `bad_request` for one of another kind than the flow takes. */
export function readAddress(scope: Pick<Scope, 'locale'>, proof: ProofChannel, typed: string): Address {
  const value = typed.trim()
  if (proof !== 'phone' && EMAIL.test(value)) return { channel: 'email', to: value.toLowerCase() }
  const phone = proof === 'email' ? null : readTypedPhone(value)
  if (phone) return { channel: 'sms', to: toE164(phone) }
  const message = translate(scope.locale, `onboarding.address.${proof}`)
  throw new Problem('bad_request', message, [{ field: 'address', message }])
}
