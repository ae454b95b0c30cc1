import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsProblem, quoteTopUp, taxOn, toMinorUnits, topUp, withTax } from '../../contracts/money/topUp.ts'

const problemOf = (amount: number, currency: 'INR' | 'USD' = 'INR', rate?: number) => {
  const result = quoteTopUp(amount, currency, rate)
  return result.ok ? null : result.problem
}

test.each([
  [1_999.99, 'tooLittle'],
  [0, 'tooLittle'],
  [-2_000, 'tooLittle'],
  [2_000, null],
  [2_000.01, null],
  [423_728, null],
  [423_728.81, null],
  [423_728.82, 'tooMuch'],
  [423_729, 'tooMuch'],
  [1e12, 'tooMuch'],
  [2_000.005, 'noAmount'],
  [Number.NaN, 'noAmount'],
  [Number.POSITIVE_INFINITY, 'noAmount'],
  [1e300, 'noAmount'],
])('a base of ₹%d is judged %s (A65)', (amount, problem) => expect(problemOf(amount)).toBe(problem))

test('the highest whole base is 423728 (A65)', () => {
  expect(topUp.highestRupees).toBe(423_728)
  expect(boundsProblem(topUp.highestRupees * 100)).toBeNull()
  expect(boundsProblem((topUp.highestRupees + 1) * 100)).toBe('tooMuch')
})

describe('dollars are judged by their rupees at the shown rate (A66)', () => {
  test.each([
    [23.19, 0.0116, 'tooLittle'],
    [23.2, 0.0116, null],
    [19.99, 0.01, 'tooLittle'],
    [20, 0.01, null],
    [4_237.28, 0.01, null],
    [4_237.29, 0.01, 'tooMuch'],
    [20, undefined, 'noRate'],
    [20, 0, 'noRate'],
  ])('$%d at %s: %s', (amount, rate, problem) => expect(problemOf(amount, 'USD', rate)).toBe(problem))
})

test('the card is charged base + 18 %, the wallet is credited the base (A67)', () => {
  expect(quoteTopUp(2_000, 'INR')).toEqual({
    ok: true,
    sum: { base: 200_000, tax: 36_000, total: 236_000, creditPaise: 200_000 },
  })
  expect(quoteTopUp(30, 'USD', 0.0125)).toEqual({
    ok: true,
    sum: { base: 3_000, tax: 540, total: 3_540, creditPaise: 240_000 },
  })
})

test('tax is rounded once, half up, whatever the amount', () => {
  expect([taxOn(3), taxOn(25), taxOn(75)]).toEqual([1, 5, 14])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_000 }), base => {
      const { tax, total } = withTax(base)
      expect(Number.isInteger(tax)).toBe(true)
      expect(total).toBe(base + tax)
      expect(Math.abs(tax * 100 - base * topUp.taxPercent)).toBeLessThanOrEqual(50)
      expect(tax).toBe(Number((BigInt(base) * 18n + 50n) / 100n))
    }),
  )
})

test('no base within the bounds charges more than 500000', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), base => {
      const problem = boundsProblem(base)
      expect(problem === 'tooLittle').toBe(base < topUp.leastPaise)
      expect(problem === 'tooMuch').toBe(withTax(base).total > topUp.mostPaise)
    }),
  )
})

test('every amount of two decimals is read exactly, and nothing finer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), minor => {
      expect(toMinorUnits(Number((minor / 100).toFixed(2)))).toBe(minor)
      expect(toMinorUnits(Number(`${(minor / 100).toFixed(2)}5`))).toBeNull()
    }),
  )
})
