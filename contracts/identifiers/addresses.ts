import { type Text, text } from '../text.ts'
import { type Finding, findingWithWarning, identifierMessage, validFinding, wrongLength } from './finding.ts'
import { compactAddress, type Kind } from './kind.ts'
import { maskAll } from './mask.ts'
import { generateFromSlots, lowerCase, oneOf, pick, type Random, times, wrongAt } from './slots.ts'

const small = oneOf(lowerCase)
const lettersOrDigits = `${lowerCase}0123456789`

/** Hides what stands before the @, except its first character. */
export const maskAddress = (value: string): string => {
  const at = value.indexOf('@')
  if (at < 1 || value.length > vpaLongest) return maskAll(value)
  return value.charAt(0) + '•'.repeat(at - 1) + value.slice(at)
}

const problem = (code: Parameters<typeof identifierMessage>[0], at: number): Finding => ({
  ok: false,
  at,
  problem: identifierMessage(code, { n: at + 1 }),
})

/** The checks of both addresses: length, one @ with something on each side, and the characters before it. */
function checkParts(value: string, name: Text, longest: number, local: RegExp): Finding | undefined {
  if (value.length > longest) return wrongLength(name, value, `5–${longest}`)
  const wrong = value.split('').findIndex(char => char !== '@' && !local.test(char))
  if (wrong >= 0) return wrongAt(value, wrong, { allowed: '', problem: 'addressCharacter' })
  const at = value.indexOf('@')
  if (at < 0) return { ok: false, problem: identifierMessage('noAt', { name }) }
  const second = value.indexOf('@', at + 1)
  if (second >= 0) return problem('secondAt', second)
  if (at === 0) return problem('beforeAt', 0)
  return at === value.length - 1 ? problem('afterAt', at) : undefined
}

const emailName = text('An e-mail address', 'ईमेल पता')
/** RFC 5321: at most 254 characters, 64 of them before the @. */
const emailLongest = 254

function checkEmail(value: string): Finding {
  const wrong = checkParts(value, emailName, emailLongest, /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u)
  if (wrong) return wrong
  const at = value.indexOf('@')
  if (at > 64) return problem('longLocalPart', 64)
  const dots = /^\.|\.\.|\.(?=@)|(?<=@)\.|\.$/.exec(value)
  if (dots) return problem('dot', dots.index)
  const domain = value.slice(at + 1)
  const odd = /[^\p{L}\p{M}\p{N}.-]|(?<=^|\.)-|-(?=\.|$)/u.exec(domain)
  if (odd) return problem('domainCharacter', at + 1 + odd.index)
  if (!/\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/u.test(domain)) return problem('topDomain', value.length - 1)
  return /[^\x21-\x7e]/.test(value) ? findingWithWarning('notAscii') : validFinding()
}

/** RFC 5321 and 5322, without quoted names, comments and bare addresses of machines, which people do not have. */
export const email: Kind = {
  name: emailName,
  longest: emailLongest,
  compact: compactAddress,
  check: checkEmail,
  mask: maskAddress,
  generate: random => `${localPart(random)}@${pick(['example.com', 'mail.example.in', 'example.co.in'], random)}`,
}

const vpaName = text('A UPI ID', 'UPI ID')
const vpaLongest = 255

function checkVpa(value: string): Finding {
  const wrong = checkParts(value, vpaName, vpaLongest, /[a-z\d._-]/)
  if (wrong) return wrong
  const at = value.indexOf('@')
  const handle = value.slice(at + 1)
  // NPCI also routes accounts (123@HDFC0000001.ifsc.npci), phones and Aadhaar numbers by an address of its own.
  if (/^(?:[a-z]{4}0[a-z\d]{6}\.ifsc|[a-z\d]+\.mmid|aadhaar|mobile)\.npci$/.test(handle)) return validFinding()
  const dot = handle.search(/[._-]/)
  if (dot >= 0) return problem('handle', at + 1 + dot)
  return /^[a-z]{2,}$/.test(handle) ? validFinding() : findingWithWarning('unusualHandle', { part: `@${handle}` })
}

/** NPCI's virtual payment address: letters, digits, dots, hyphens and underscores, an @, and the handle of the app or bank. */
export const vpa: Kind = {
  name: vpaName,
  longest: vpaLongest,
  compact: compactAddress,
  check: checkVpa,
  mask: maskAddress,
  generate: random => `${localPart(random)}@${pick(['okhdfcbank', 'oksbi', 'ybl', 'paytm', 'upi'], random)}`,
}

const localPart = (random: Random) =>
  generateFromSlots([...times(3, small), ...times(3, oneOf(lettersOrDigits))], random)
