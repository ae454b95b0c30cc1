import { describe, expect, test } from 'vitest'
import { formatFacts, valueFormats } from '../../contracts/esign/valueFormats.ts'
import { normalisedValue, valueProblem } from '../../contracts/esign/valueProblem.ts'
import { checkIdentifier, generateIdentifier } from '../../contracts/identifiers/index.ts'
import { randomFrom } from '../support/bank/nodes.ts'

const field = (format: (typeof valueFormats)[number]) => ({
  kind: 'text' as const,
  options: [],
  format,
  least: null,
  most: null,
})

describe.each(valueFormats)('the format %s', format => {
  test('takes what the identifier of its name takes, as typed in any way', () => {
    const random = randomFrom(7)
    for (let count = 0; count < 200; count += 1) {
      const value = generateIdentifier(format, random)
      expect(valueProblem(field(format), value), value).toBeNull()
      expect(normalisedValue(field(format), ` ${value} `)).toBe(format === 'email' ? value.toLowerCase() : value)
    }
  })

  test('takes nothing that the identifier refuses for its form', () => {
    const random = randomFrom(11)
    for (let count = 0; count < 200; count += 1) {
      const value = generateIdentifier(format, random)
      for (const wrong of [value.slice(1, -1), `${value}${value}`, `${value.slice(0, 2)}#${value.slice(3)}`]) {
        if (checkIdentifier(format, wrong).ok) continue
        // An address may hold signs that no person has; it is only read by its form.
        if (format === 'email' && formatFacts.email.pattern.test(wrong)) continue
        expect(valueProblem(field(format), wrong), wrong).toBe(formatFacts[format].problem)
      }
    }
  })
})

test('digits of Devanagari are kept as Latin ones, and judged as such', () => {
  const number = { kind: 'number' as const, options: [], format: null, least: -20, most: 500 }
  expect(normalisedValue(number, ' -१२.५० ')).toBe('-12.50')
  expect(['४९९', '4९9', '-१२.५०'].map(value => valueProblem(number, value))).toEqual([null, null, null])
  expect(valueProblem(number, '५०१')?.en).toContain('at most 500')
  expect(valueProblem(number, '५क')?.en).toBe('Enter a number.')
  expect(normalisedValue(field('pin'), '५६० ००१')).toBe('560001')
  expect(normalisedValue(field('phone'), '+९१ ९८७६५ ४३२१०')).toBe('9876543210')
  // What is written in words stays as it was typed.
  expect(normalisedValue({ kind: 'text', format: null }, 'मकान १२')).toBe('मकान १२')
})
