import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withTax } from '../../contracts/money/topUp.ts'
import { taxOfPart } from '../../contracts/platform/creditedPart.ts'

test('the tax of a part is in proportion, rounded half up', () => {
  const whole = { basePaise: 200_005, taxPaise: 36_001 }
  expect(taxOfPart(whole, whole, 100_000)).toBe(18_000)
  expect(taxOfPart(whole, whole, 1)).toBe(0)
  expect(taxOfPart(whole, whole, 3)).toBe(1)
  expect(taxOfPart(whole, whole, 200_005)).toBe(36_001)
})

test.each([0, -1, 200_006])('no part of %d paise', basePaise => {
  const whole = { basePaise: 200_005, taxPaise: 36_001 }
  expect(taxOfPart(whole, whole, basePaise)).toBeNull()
})

test('the parts of an invoice add up to it, however it is divided, and never to more', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, amounts => {
      const { base, tax } = withTax(amounts.reduce((sum, one) => sum + one, 0))
      const left = { basePaise: base, taxPaise: tax }
      for (const amount of amounts) {
        const taxPaise = taxOfPart({ basePaise: base, taxPaise: tax }, left, amount)
        expect(taxPaise).not.toBeNull()
        left.basePaise -= amount
        left.taxPaise -= taxPaise ?? 0
        expect(left.taxPaise).toBeGreaterThanOrEqual(0)
      }
      expect(left).toEqual({ basePaise: 0, taxPaise: 0 })
    }),
    { seed: 2026 },
  )
})
