import { text } from '../../platform/text.ts'
import { addressProblem, beforeAt, findWrongAddress, localPart, maskAddress } from '../addresses.ts'
import { type Finding, findingWithWarning, validFinding } from '../finding.ts'
import type { Kind } from '../kind.ts'
import { pick } from '../slots.ts'
import { compactAddress } from '../typed.ts'

const name = text('A UPI ID', 'UPI ID')
const longest = 255

function check(value: string): Finding {
  const wrong = findWrongAddress(value, name, longest, /[a-z\d._-]/)
  if (wrong) return wrong
  const at = value.indexOf('@')
  const handle = value.slice(at + 1)
  // NPCI also routes accounts (123@HDFC0000001.ifsc.npci), phones and Aadhaar numbers by an address of its own.
  if (/^(?:[a-z]{4}0[a-z\d]{6}\.ifsc|[a-z\d]+\.mmid|aadhaar|mobile)\.npci$/.test(handle)) return validFinding()
  const dot = handle.search(/[._-]/)
  if (dot >= 0) return addressProblem('handle', at + 1 + dot)
  return /^[a-z]{2,}$/.test(handle) ? validFinding() : findingWithWarning('unusualHandle', { part: `@${handle}` })
}

/** NPCI's virtual payment address: letters, digits, dots, hyphens and underscores, an @, and the handle of the app or bank. */
export const vpa: Kind = {
  name,
  longest,
  compact: compactAddress,
  check,
  mask: maskAddress,
  generate: random => `${localPart(random)}@${pick(['okhdfcbank', 'oksbi', 'ybl', 'paytm', 'upi'], random)}`,
  length: null,
  cells: false,
  typing: 'address',
  localChecks: ['format'],
  sample: 'asha000@oksbi',
  sandboxPlace: beforeAt,
}
