import { expect, test } from 'vitest'
import { readLetters, readMarks } from '../../../../server/engines/bankStatements/values/marks.ts'

test.each([
  ['1,23,456.78', '123456.78'],
  ['123,456.78', '123456.78'],
  ['1.23,456.78', '123456.78'],
  ['1,23,456,78', '123456.78'],
  ['1,23456.78', '123456.78'],
  ['456,78', '456.78'],
  ['-1,234.00', '-1234.00'],
  ['1.234.00(Dr)', '1234.00(Dr)'],
  ['₹1,234,00Cr.', '₹1234.00Cr.'],
])('%s has one reading: %s', (text, read) => expect(readMarks(text)).toBe(read))

test.each([
  // Groups of one, two and four figures lack or have too many.
  '1,2345.67',
  '1,23,45.67',
  '12,3,456.78',
  // Thousands, or an amount that has lost a figure?
  '1,234',
  '1.234',
  '12345,67',
  '01.04.24',
  '01.04.2024',
  '12.50 paid',
  'abc',
  '?1,2.3',
])('%s stays as it was read', text => expect(readMarks(text)).toBe(text))

test.each([
  ['0PENING', 'OPENING'],
  ['R0AD/J0SHI-8524896892', 'ROAD/JOSHI-8524896892'],
  ['Acc0unt', 'Account'],
])('%s is a word: %s', (text, read) => expect(readLetters(text)).toBe(read))

test.each(['SBIN0001234', 'N0412', 'A0B', 'KKBK00', '10,000.00', 'B0'])('%s is none', text =>
  expect(readLetters(text)).toBe(text),
)
