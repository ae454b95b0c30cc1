import { describe, expect, test } from 'vitest'
import { agreed, isNumber, settled } from '../../../../server/engines/bankStatements/files/agreeing.ts'

const read = (...texts: string[]) => texts.map(text => ({ text, from: 0, to: 1 }))

describe('readings of one number', () => {
  test.each([
    ['agree on it', ['1234.50', '1234.50'], '1234.50'],
    ['agree though the first one lost a figure', ['12?4.50', '1234.50', '1234.50'], '1234.50'],
    ['agree on a suffix that one of them read', ['1234.50', '1234.50Cr'], '1234.50Cr'],
    ['agree on a sign that one of them read', ['1234.50', '-1234.50'], '-1234.50'],
    ['agree on the figures, and one read the whole suffix', ['1234.50r', '1234.50r', '1234.50Cr'], '1234.50Cr'],
    ['agree on a blank cell', ['0.0', '0.0'], '0.0'],
    ['agree on a date', ['08/04/24', '03/04/24', '03/04/24'], '03/04/24'],
    ['agree on a date with the month first', ['04/30/24', '04/30/24'], '04/30/24'],
    ['differ', ['1234.50', '1284.50'], null],
    ['differ in the sign', ['-1234.50', '+1234.50'], null],
    ['differ in the suffix', ['1234.50Cr', '1234.50Dr'], null],
    ['lost the same figure', ['12?4.50', '12?4.50'], null],
    ['lost the last figure', ['1234.5', '1234.5'], null],
    ['agree on an ISO date', ['2024-04-03', '2024-04-03'], '2024-04-03'],
    ['saw a dash for the point', ['1,234-50', '1,234-50'], null],
    ['lost the point', ['1.23450', '1.23450'], null],
    ['lost the first letter of the suffix', ['1234.50r', '1234.50r'], null],
    ['are on no calendar', ['84/04/24', '84/04/24'], null],
  ])('%s', (_name, texts, expected) => {
    expect(agreed(read(...texts))?.text ?? null).toBe(expected)
  })
})

describe('a number after its last reading', () => {
  test.each([
    ['that two readings agree on is what they say', ['1284.50', '1234.50', '1234.50'], '1234.50'],
    ['that differs each time is unreadable', ['1284.50', '1234.50', '1204.50'], '?284.50'],
    ['that never differs is what it is, even with one decimal', ['1234.5', '1234.5', '1234.5'], '1234.5'],
    ['that was read but twice stays', ['1284.50', '1234.50'], '1284.50'],
    ['that has a hole keeps it', ['12?4.50', '1234.50', '1284.50'], '12?4.50'],
    ['is the one day that is on the calendar', ['89/04/24', '09/04/24', '99/04/24'], '09/04/24'],
    ['is no day if two are on the calendar', ['08/04/24', '09/04/24', '99/04/24'], '?8/04/24'],
  ])('%s', (_name, texts, expected) => {
    expect(settled(read(...texts)).text).toBe(expected)
  })
})

test.each([
  ['01/04/2024', true],
  ['1,234.50', true],
  ['1234.50 Cr', true],
  ['(1234.50)', true],
  ['₹12?4.50', true],
  ['0000012345', false],
  ['UPI/DR/12', false],
  ['12.50paid', false],
  ['-', false],
])('%j is worth a second reading: %s', (text, expected) => {
  expect(isNumber(text)).toBe(expected)
})
