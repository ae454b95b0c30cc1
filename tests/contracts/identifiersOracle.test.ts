import fc from 'fast-check'
import { stdnum } from 'stdnum'
import { describe, expect, it } from 'vitest'
import {
  checkIdentifier,
  generateIdentifier,
  gstinNote,
  type IdentifierKind,
} from '../../contracts/identifiers/index.ts'
import { randomFrom, replaced, valid } from './identifiersArbitrary.ts'

const kinds = ['pan', 'aadhaar', 'gstin', 'epic'] as const
type Judged = (typeof kinds)[number]

const oracle = (kind: Judged, value: string) => stdnum.IN?.[kind]?.validate(value)

/** Where we differ on purpose: its GST states stop at 37, it knows ordinary taxpayers only and a holder K, and no rule of UIDAI's forbids palindromes. */
const judged = (kind: Judged, value: string) =>
  !(kind === 'gstin' && (['38', '97', '99'].includes(value.slice(0, 2)) || value.charAt(5) === 'K')) &&
  !(kind === 'gstin' && gstinNote(value) !== undefined) &&
  !(kind === 'pan' && value.charAt(3) === 'K') &&
  !(kind === 'aadhaar' && value === value.split('').toReversed().join(''))

const accepts = (kind: IdentifierKind, value: string) => {
  const checked = checkIdentifier(kind, value)
  return checked.ok && checked.warning === undefined
}

describe.each(kinds)('%s agrees with stdnum', kind => {
  it('on generated values', () => {
    fc.assert(
      fc.property(valid(kind), value => {
        fc.pre(judged(kind, value))
        expect(oracle(kind, value)?.isValid).toBe(true)
      }),
    )
  })

  it('on values with one character changed', () => {
    const char = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''))
    fc.assert(
      fc.property(valid(kind), fc.nat(14), char, (value, at, other) => {
        const changed = replaced(value, at % value.length, other)
        fc.pre(judged(kind, changed))
        expect(accepts(kind, changed)).toBe(oracle(kind, changed)?.isValid)
      }),
      { numRuns: 1000 },
    )
  })
})

it('a GSTIN of state 38, 97 or 99 differs from the oracle in its state only', () => {
  const random = randomFrom(38)
  const all = Array.from({ length: 400 }, () => generateIdentifier('gstin', random))
  const beyond = all.filter(value => ['38', '97', '99'].includes(value.slice(0, 2)))
  expect(beyond.length).toBeGreaterThan(10)
  for (const value of beyond) expect(oracle('gstin', value)?.error?.name).toBe('InvalidComponent')
})
