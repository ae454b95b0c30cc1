import { describe, expect, test } from 'vitest'
import type { ResultTable } from '../../../../contracts/products/index.ts'
import { maskRecord } from '../../../../server/checks/verifications/masking.ts'
import { cellText, resultText, tableText } from '../../../../server/checks/verifications/resultText.ts'

const label = { en: 'A label', hi: 'लेबल' }
const employments: ResultTable = {
  source: 'employments',
  label: { en: 'Employments', hi: 'नौकरियाँ' },
  kind: 'table',
  columns: [
    { source: 'employer', label: { en: 'Employer', hi: 'कंपनी' } },
    { source: 'memberId', label: { en: 'Member ID', hi: 'मेंबर ID' }, mask: 'tail' },
    { source: 'leftOn', label: { en: 'Left on', hi: 'कब छोड़ा' }, kind: 'date' },
  ],
}
const rows = [
  { employer: 'Acme', memberId: 'MHBAN00012345', leftOn: '2024-03-31' },
  { employer: 'Zenith', memberId: null, leftOn: null },
]

test('the marked columns of a table are masked in every row, and null stays null', () => {
  expect(maskRecord([employments], { employments: rows }, { shownIn: 'page' })).toEqual({
    employments: [{ ...rows[0], memberId: '••••••2345' }, rows[1]],
  })
})

test('a result from before its table existed has no rows', () => {
  expect(maskRecord([employments], { employments: null }, { shownIn: 'page' })).toEqual({ employments: [] })
  expect(tableText(employments, undefined, 'en').rows).toEqual([])
})

test('a table in words, and in one cell of a file', () => {
  expect(tableText(employments, rows, 'en')).toEqual({
    headings: ['Employer', 'Member ID', 'Left on'],
    rows: [
      ['Acme', 'MHBAN00012345', '31 Mar 2024'],
      ['Zenith', '-', '-'],
    ],
  })
  expect(cellText(employments, rows, 'en')).toBe(
    'Employer: Acme, Member ID: MHBAN00012345, Left on: 31 Mar 2024; Employer: Zenith, Member ID: -, Left on: -',
  )
})

describe('a single value in words', () => {
  test.each([
    ['money', 1_50_000, 'en', '₹1,500.00'],
    ['yesNo', true, 'en', 'Yes'],
    ['yesNo', false, 'hi', 'नहीं'],
    ['percent', 87, 'en', '87%'],
    ['count', 0, 'en', '0'],
    ['picture', 'data:image/png;base64,AAAA', 'en', 'Available on screen'],
    ['text', '', 'en', '-'],
    ['date', null, 'en', '-'],
  ] as const)('%s: %j in %s is %s', (kind, value, locale, words) => {
    expect(resultText({ source: 'a', label, kind }, value, locale)).toBe(words)
  })

  test('a choice by its label, and an unknown one as it is', () => {
    const field = {
      source: 'a',
      label,
      kind: 'choice',
      choices: { active: { label: { en: 'Active', hi: 'एक्टिव' } } },
    } as const
    expect(resultText(field, 'active', 'hi')).toBe('एक्टिव')
    expect(resultText(field, 'dormant', 'hi')).toBe('dormant')
  })
})
