import { text } from '../../platform/text.ts'
import { addressProblem, beforeAt, findWrongAddress, localPart, maskAddress } from '../addresses.ts'
import { type Finding, findingWithWarning, validFinding } from '../finding.ts'
import type { Kind } from '../kind.ts'
import { pick } from '../slots.ts'
import { compactAddress } from '../typed.ts'

const name = text('An e-mail address', 'ईमेल पता')
/** RFC 5321: at most 254 characters, 64 of them before the @. */
const longest = 254

function check(value: string): Finding {
  const wrong = findWrongAddress(value, name, longest, /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u)
  if (wrong) return wrong
  const at = value.indexOf('@')
  if (at > 64) return addressProblem('longLocalPart', 64)
  const dots = /^\.|\.\.|\.(?=@)|(?<=@)\.|\.$/.exec(value)
  if (dots) return addressProblem('dot', dots.index)
  const domain = value.slice(at + 1)
  const odd = /[^\p{L}\p{M}\p{N}.-]|(?<=^|\.)-|-(?=\.|$)/u.exec(domain)
  if (odd) return addressProblem('domainCharacter', at + 1 + odd.index)
  if (!/\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/u.test(domain)) return addressProblem('topDomain', value.length - 1)
  return /[^\x21-\x7e]/.test(value) ? findingWithWarning('notAscii') : validFinding()
}

/** RFC 5321 and 5322, without quoted names, comments and bare addresses of machines, which people do not have. */
export const email: Kind = {
  name,
  longest,
  compact: compactAddress,
  check,
  mask: maskAddress,
  generate: random => `${localPart(random)}@${pick(['example.com', 'mail.example.in', 'example.co.in'], random)}`,
  length: null,
  cells: false,
  typing: 'address',
  localChecks: ['format'],
  sample: 'asha.rao000@example.com',
  sandboxPlace: beforeAt,
}
