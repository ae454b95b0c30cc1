import type { Text } from '../platform/text.ts'
import { type Finding, identifierMessage, wrongLength } from './finding.ts'
import { SANDBOX_DIGITS } from './kind.ts'
import { maskAll } from './mask.ts'
import { generateFromSlots, lowerCase, oneOf, type Random, times, wrongAt } from './slots.ts'

/** RFC 5321: at most 254 characters. NPCI allows 255. */
const LONGEST = 255

const small = oneOf(lowerCase)

/** Hides what stands before the @, except its first character. */
export const maskAddress = (value: string): string => {
  const at = value.indexOf('@')
  if (at < 1 || value.length > LONGEST) return maskAll(value)
  return value.charAt(0) + '•'.repeat(at - 1) + value.slice(at)
}

export const addressProblem = (code: Parameters<typeof identifierMessage>[0], at: number): Finding => ({
  ok: false,
  at,
  problem: identifierMessage(code, { n: at + 1 }),
})

/** The checks of both addresses: length, one @ with something on each side, and the characters before it. */
export function findWrongAddress(value: string, name: Text, longest: number, local: RegExp): Finding | undefined {
  if (value.length > longest) return wrongLength(name, value, `5–${longest}`)
  const wrong = value.split('').findIndex(char => char !== '@' && !local.test(char))
  if (wrong >= 0) return wrongAt(value, wrong, { allowed: '', problem: 'addressCharacter' })
  const at = value.indexOf('@')
  if (at < 0) return { ok: false, problem: identifierMessage('noAt', { name }) }
  const second = value.indexOf('@', at + 1)
  if (second >= 0) return addressProblem('secondAt', second)
  if (at === 0) return addressProblem('beforeAt', 0)
  return at === value.length - 1 ? addressProblem('afterAt', at) : undefined
}

/** The three characters before the @. */
export const beforeAt = (address: string): number => Math.max(0, address.indexOf('@') - SANDBOX_DIGITS)

export const localPart = (random: Random): string =>
  generateFromSlots([...times(3, small), ...times(3, oneOf(`${lowerCase}0123456789`))], random)
