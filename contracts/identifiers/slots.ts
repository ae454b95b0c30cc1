import { type Text, text } from '../platform/text.ts'
import { type Finding, type IdentifierMessageCode, identifierMessage } from './finding.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'

/** A position of an identifier: the allowed characters, and the problem to report for any other. */
export interface Slot {
  allowed: string
  problem: IdentifierMessageCode
}

export const lowerCase = letters.toLowerCase()

export const letter: Slot = { allowed: letters, problem: 'letter' }
export const digit: Slot = { allowed: digits, problem: 'digit' }
export const alphanumeric: Slot = { allowed: digits + letters, problem: 'alphanumeric' }
export const oneOf = (allowed: string): Slot => ({ allowed, problem: 'mustBe' })
export const nonZero = oneOf('123456789')

export const times = (count: number, slot: Slot): Slot[] => Array.from({ length: count }, () => slot)

export const generateFromSlots = (layout: readonly Slot[], random: Random): string =>
  layout.map(slot => pick(slot.allowed, random)).join('')

/** The first character that its slot does not allow; `offset` is where the layout begins. */
export function findWrongCharacter(value: string, layout: readonly Slot[], offset = 0): Finding | undefined {
  for (const [i, slot] of layout.entries()) {
    const at = offset + i
    const char = value.charAt(at)
    if (char !== '' && !slot.allowed.includes(char)) return wrongAt(value, at, slot)
  }
  return undefined
}

/** The layout that most characters fit; the first of those that are equal. */
export function closestLayout<const T extends { layout: readonly Slot[] }>(
  value: string,
  forms: readonly [T, ...T[]],
): T {
  const misfits = ({ layout }: T) => value.split('').filter((char, at) => !layout[at]?.allowed.includes(char)).length
  return forms.reduce((best, form) => (misfits(form) < misfits(best) ? form : best))
}

export function wrongAt(value: string, at: number, { problem, allowed }: Slot): Finding {
  const char = String.fromCodePoint(value.codePointAt(at) ?? 0)
  const options = problem === 'mustBe' ? spell(allowed) : allowed.split('').join(', ')
  return {
    ok: false,
    at,
    problem: identifierMessage(problem, { n: at + 1, char, found: describe(char), allowed: options }),
  }
}

function describe(char: string): Text {
  if (letters.includes(char) || lowerCase.includes(char)) return text(`the letter ${char}`, `अक्षर ${char}`)
  if (digits.includes(char)) return text(`the digit ${char}`, `अंक ${char}`)
  if (/[\p{C}\p{Z}\p{M}]/u.test(char)) return text('a hidden character', 'छिपा हुआ कैरेक्टर')
  return text(`“${char}”`, `“${char}”`)
}

/** "zero", "L or U", "2 to 9", "A to P, R to W, Y or Z". */
function spell(allowed: string): Text {
  if (allowed === '0') return text('zero', 'शून्य')
  const runs: string[] = []
  for (const char of allowed) {
    const last = runs.at(-1)
    if (last?.at(-1)?.charCodeAt(0) === char.charCodeAt(0) - 1) runs[runs.length - 1] = last + char
    else runs.push(char)
  }
  const parts = runs.flatMap(run => (run.length < 3 ? run.split('') : [run]))
  const say = (to: string, or: string) => {
    const names = parts.map(part => (part.length === 1 ? part : `${part.charAt(0)} ${to} ${part.at(-1)}`))
    return names.length === 1 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
  }
  return text(say('to', 'or'), say('से', 'या'))
}

/** A source of numbers in [0, 1), as `Math.random` is one. */
export type Random = () => number

export const pick = <T>(from: ArrayLike<T>, random: Random): T => from[Math.floor(random() * from.length)] as T
