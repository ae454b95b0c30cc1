import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeTaxPercent, isPaid, originalFeePaise, totalChallans } from '../../contracts/challans/challans.ts'

const rupees = (amount: number, fee: number) => ({ amountPaise: amount * 100, feePaise: fee * 100 })

describe('what paying costs (A79, A80, A82)', () => {
  test.each([
    ['one challan: 1500 + 100 + 18 = 1618', [rupees(1500, 100)], [150_000, 10_000, 1_800, 161_800]],
    ['nothing selected', [], [0, 0, 0, 0]],
    ['no fee, no GST: a fine is never taxed', [rupees(5000, 0)], [500_000, 0, 0, 500_000]],
    ['several: GST once, of all fees', [rupees(500, 100), rupees(2000, 150)], [250_000, 25_000, 4_500, 279_500]],
    ['half a paisa rounds up', [{ amountPaise: 0, feePaise: 25 }], [0, 25, 5, 30]],
    ['rounding once: three fees of 3 paise', [3, 3, 3].map(feePaise => ({ amountPaise: 0, feePaise })), [0, 9, 2, 11]],
  ] as const)('%s', (_, charges, [finesPaise, feesPaise, gstPaise, totalPaise]) => {
    expect(totalChallans(charges)).toEqual({ finesPaise, feesPaise, gstPaise, totalPaise })
  })

  const charge = fc.record({
    amountPaise: fc.integer({ min: 0, max: 1_000_000_000 }),
    feePaise: fc.integer({ min: 0, max: 10_000_000 }),
  })
  const charges = fc.array(charge, { maxLength: 500 })

  test('the total is its parts to the paisa, in whole paise, however the challans are ordered', () => {
    fc.assert(
      fc.property(charges, some => {
        const sums = totalChallans(some)
        expect(sums.totalPaise).toBe(sums.finesPaise + sums.feesPaise + sums.gstPaise)
        expect(Object.values(sums).every(Number.isSafeInteger)).toBe(true)
        expect(totalChallans(some.toReversed())).toEqual(sums)
      }),
    )
  })

  test('GST is 18% of the fees within half a paisa, and fines change it by nothing (A80)', () => {
    fc.assert(
      fc.property(charges, fc.integer({ min: 0, max: 1_000_000 }), (some, more) => {
        const { feesPaise, gstPaise } = totalChallans(some)
        expect(Math.abs(gstPaise - (feesPaise * feeTaxPercent) / 100)).toBeLessThanOrEqual(0.5)
        const dearer = some.map(one => ({ ...one, amountPaise: one.amountPaise + more }))
        expect(totalChallans(dearer).gstPaise).toBe(gstPaise)
      }),
    )
  })

  test('the charged fee counts, not the struck one (A82): its discount changes no sum', () => {
    fc.assert(
      fc.property(charges, fc.integer({ min: 1, max: 99 }), (some, discount) => {
        const struck = some.map(({ feePaise }) => originalFeePaise(feePaise, discount) ?? 0)
        expect(struck.every((fee, index) => fee >= (some[index]?.feePaise ?? 0))).toBe(true)
        expect(totalChallans(some).feesPaise).toBe(some.reduce((sum, { feePaise }) => sum + feePaise, 0))
      }),
    )
  })
})

describe('the struck fee (A81)', () => {
  test.each([
    [10_000, 20, 12_500],
    [10_000, 0, null],
    [10_000, 100, null],
    [10_000, 150, null],
    [10_000, -5, null],
    [10_000, Number.NaN, null],
    [0, 20, 0],
    [9_999, 33, 14_924],
    [100, 99, 10_000],
  ])('%d paise after %d%%', (fee, discount, original) => {
    expect(originalFeePaise(fee, discount)).toBe(original)
  })

  test('taking the discount off again gives the fee, within half a paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 99 }), (fee, discount) => {
        const original = originalFeePaise(fee, discount) as number
        expect(Math.abs(original * (1 - discount / 100) - fee)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

test.each([
  ['Paid', true, true],
  ['PAID', false, true],
  ['paid', false, true],
  ['Pending', false, false],
  ['Paid ', false, false],
  ['', false, false],
])('A76: %j is paid on the console: %s, in the public flow: %s', (status, console, open) => {
  expect([isPaid(status, 'console'), isPaid(status, 'public')]).toEqual([console, open])
})
