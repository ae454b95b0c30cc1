import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchNames } from '../../../server/engines/names/index.ts'

describe('the same name', () => {
  test.each([
    ['Ravi Teja Konda', 'RAVI TEJA KONDA'],
    ['Ravi Teja Konda', 'Konda Ravi Teja'],
    ['Shri Ravi Konda', 'Ravi Konda'],
    ['Dr. Meera Sundaram', 'Smt Meera Sundaram'],
    ['Zenith Components Pvt Ltd', 'Zenith Components Private Limited'],
    ['M/s Zenith Components (P) Ltd.', 'ZENITH COMPONENTS PRIVATE LIMITED'],
    ['Lotus Freight LLP', 'Lotus Freight Limited Liability Partnership'],
    ["D'Souza Maria", 'Maria DSouza'],
    ['José Fernandes', 'Jose Fernandes'],
    ['Rao & Sons', 'Rao and Sons'],
    ['रवि शर्मा', 'Ravi Sharma'],
  ])('%s = %s', (one, other) => {
    expect(matchNames(one, other)).toBe(100)
  })
})

describe('a likely name', () => {
  test.each([
    ['R Konda', 'Ravi Konda', 90, 95],
    ['A.K. Sharma', 'Anil Kumar Sharma', 85, 95],
    ['Ravi Konda', 'Ravi Teja Konda', 75, 85],
    ['Raviteja Konda', 'Ravi Teja Konda', 97, 97],
    ['Lakshmi Narayan', 'Laxmi Narayan', 95, 99],
    ['Choudhury Amit', 'Chaudhuri Amit', 85, 99],
    ['Meera Sundaram', 'Meera Sundarm', 95, 99],
    ['सुनीता यादव', 'Sunita Yadav', 90, 100],
  ])('%s ~ %s', (one, other, least, most) => {
    const score = matchNames(one, other)
    expect(score).toBeGreaterThanOrEqual(least)
    expect(score).toBeLessThanOrEqual(most)
  })
})

describe('another name, below 70', () => {
  test.each([
    ['Ravi Konda', 'Ravi Sharma'],
    ['Ravi', 'Ravi Teja Konda'],
    ['R K', 'Ravi Konda'],
    ['S Konda', 'Ravi Konda'],
    ['Zenith Components Private Limited', 'Lotus Freight Private Limited'],
    ['Meera Sundaram', 'Zenith Components Private Limited'],
    ['...', 'Ravi'],
    ['', 'Ravi'],
  ])('%s ≠ %s', (one, other) => {
    expect(matchNames(one, other)).toBeLessThan(70)
  })
})

test('another legal form lowers the score', () => {
  expect(matchNames('Lotus Freight LLP', 'Lotus Freight Private Limited')).toBe(80)
  expect(matchNames('Lotus Freight', 'Lotus Freight Private Limited')).toBe(100)
})

const word = fc.constantFrom(
  'ravi',
  'teja',
  'konda',
  'r',
  'k',
  'sharma',
  'pvt',
  'ltd',
  'shri',
  'raviteja',
  'रवि',
  'lakshmi',
)
const anyName = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

test('is symmetric and between 0 and 100', () => {
  fc.assert(
    fc.property(anyName, anyName, (one, other) => {
      const score = matchNames(one, other)
      expect(score).toBe(matchNames(other, one))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }),
    { numRuns: 500 },
  )
})

test('a name is itself, in any case and order of its words', () => {
  fc.assert(fc.property(anyName, name => matchNames(name, name) === 100))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), words => {
      expect(matchNames(words.join(' '), [...words].reverse().join(' ').toUpperCase())).toBe(100)
    }),
  )
})
