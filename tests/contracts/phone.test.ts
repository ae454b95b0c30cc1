import examples from 'libphonenumber-js/examples.mobile.json'
import { describe, expect, test } from 'vitest'
import { countryRows } from '../../contracts/people/phone/countryRows.ts'
import { countries, isValidPhone, maxDigits, parsePhone, toE164 } from '../../contracts/people/phone.ts'
import { deriveCountries, firstDigits } from '../../scripts/phoneCountries.ts'

const all: Record<string, string> = examples

test('A108: the table is what the script derives from the metadata', () => {
  expect(countryRows).toEqual(deriveCountries())
  expect(countries.length).toBeGreaterThan(235)
})

test.each(countries.filter(({ code }) => all[code]))("$code $dialCode takes its country's example", country => {
  expect(isValidPhone({ countryCode: country.dialCode, number: all[country.code] ?? '' })).toBe(true)
})

describe('specification §5', () => {
  test.each([
    ['9876543210', '+91', true],
    ['6000000000', '+91', true],
    ['5876543210', '+91', false],
    ['987654321', '+91', false],
    ['98765432101', '+91', false],
    ['2025550123', '+1', true],
    ['1025550123', '+1', false],
    ['712345678', '+44', true],
    ['7123456789', '+44', true],
    ['612345678', '+44', false],
    ['71234567890', '+44', false],
    ['123456789012345', '+49', false],
    ['9876543210', '+999', false],
    ['98765x3210', '+91', false],
    ['', '+91', false],
    ['९८७६५४३२१०', '+91', false],
  ])('%s of %s: %s', (number, countryCode, good) => {
    expect(parsePhone(number, countryCode) !== null).toBe(good)
  })

  test('10 digits in India, 14 elsewhere', () => {
    expect([maxDigits('+91'), maxDigits('+44')]).toEqual([10, 14])
    expect(countryRows.flatMap(([, , , lengths]) => lengths).every(length => length <= 14)).toBe(true)
  })
})

test('a number may name its country itself', () => {
  expect(parsePhone('+91 98765-43210')).toEqual({ countryCode: '+91', number: '9876543210' })
  expect(parsePhone('+447123456789', '+91')).toEqual({ countryCode: '+44', number: '7123456789' })
  expect(parsePhone('+0123')).toBeNull()
  expect(toE164({ countryCode: '+44', number: '7123456789' })).toBe('+447123456789')
})

test.each([
  ['[6-9]\\d{9}', '6789'],
  ['7(?:4|5)\\d', '7'],
  ['0?[12]|(?:3|45?)6', '01234'],
  ['(?:1|2){0,2}9', '129'],
])('the first digits of %s are %s', (pattern, digits) => {
  expect(firstDigits(pattern)).toBe(digits)
})
