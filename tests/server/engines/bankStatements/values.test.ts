import { describe, expect, test } from 'vitest'
import { looksLikeAmount, parseAmount } from '../../../../server/engines/bankStatements/values/amounts.ts'
import { dateAt, dayOrderOf, parseDate } from '../../../../server/engines/bankStatements/values/dates.ts'

describe('amounts', () => {
  test.each<[string, number, 'debit' | 'credit' | null]>([
    ['1,23,456.78', 12_345_678, null],
    ['123,456.78', 12_345_678, null],
    ['123456.7', 12_345_670, null],
    ['.50', 50, null],
    ['₹ 1,200.00', 120_000, null],
    ['Rs. 1,200.00 Cr', 120_000, 'credit'],
    ['1,200.00Dr.', 120_000, 'debit'],
    ['1,200.00(Dr)', 120_000, 'debit'],
    ['(1,200.00)', 120_000, 'debit'],
    ['-1,200.00', 120_000, 'debit'],
    ['1,200.00-', 120_000, 'debit'],
    ['+1,200.00', 120_000, 'credit'],
    ['−1,200.00', 120_000, 'debit'],
    ['१,२००.५०', 120_050, null],
    ['1,200.00 जमा', 120_000, 'credit'],
  ])('%s', (text, paise, side) => {
    expect(parseAmount(text)).toEqual({ paise, side })
  })

  test.each(['', '-', 'abc', '1,2,3.00', '12.345', '4OO.00', '12/04/2024', '99999999999999999.00'])('not %s', text => {
    expect(parseAmount(text)).toBeNull()
  })

  test('are told from numbers and years by their decimals or groups', () => {
    expect(['1,200', '12.00', '2024', '000123', '12.5'].map(looksLikeAmount)).toEqual([true, true, false, false, false])
  })
})

describe('dates', () => {
  test.each([
    ['05/04/2024', '2024-04-05'],
    ['05-04-24', '2024-04-05'],
    ['5.4.2024', '2024-04-05'],
    ['05 Apr 2024', '2024-04-05'],
    ['05-APR-24', '2024-04-05'],
    ['05Apr2024', '2024-04-05'],
    ['5th April, 2024', '2024-04-05'],
    ['Apr 05, 2024', '2024-04-05'],
    ['2024-04-05', '2024-04-05'],
    ['05042024', '2024-04-05'],
    ['05/04/2024 13:45:10', '2024-04-05'],
    ['०५/०४/२०२४', '2024-04-05'],
    ['05 अप्रैल 2024', '2024-04-05'],
    ['29/02/2024', '2024-02-29'],
  ])('%s', (text, day) => {
    expect(parseDate(text)).toBe(day)
  })

  test.each(['31/02/2024', '29/02/2023', '5/13/2024', '05 Marriage 2024', '12345', 'Total', '00/04/2024'])(
    'not %s',
    text => {
      expect(parseDate(text)).toBeNull()
    },
  )

  test('of numbers only take their order from those that can have one only', () => {
    expect(dayOrderOf(['04/05/2024', '04/28/2024'])).toBe('monthFirst')
    expect(dateAt('04/05/2024 more', 'monthFirst')).toEqual({ day: '2024-04-05', length: 10 })
    expect(dayOrderOf(['04/05/2024'])).toBe('dayFirst')
  })
})
