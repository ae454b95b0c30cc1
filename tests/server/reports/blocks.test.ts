import { describe, expect, test } from 'vitest'
import { formatWholeRupees } from '../../../contracts/platform/money.ts'
import { chartSvg } from '../../../server/reports/blocks/chart.ts'
import { type Block, documentOf } from '../../../server/reports/blocks/document.ts'
import type { Section } from '../../../server/reports/blocks/section.ts'
import { pdfOf } from '../../../server/reports/pdf.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'

const colours = { text: 'black', grid: 'grey', series: ['teal', 'orange'] }
const options = { title: 'A report', author: 'Satyapan', createdAt: new Date('2026-11-25'), footer: 'Not advice' }

const pagesOf = async (sections: readonly Section[], before: readonly Block[] = []) =>
  readPdfPages(await pdfOf(documentOf([...before, { kind: 'sections', sections, empty: 'None on record' }], options)))

const facts = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Label ${at}`, value: 'x' }))
const table = (count: number) => ({
  headings: ['Day', 'Amount'],
  rows: Array.from({ length: count }, (_, at) => [`Row ${at}`, '₹1.00']),
})

describe('a section', () => {
  test('repeats the heads of its table on each page, and keeps a heading with what it heads', async () => {
    for (let filler = 20; filler < 50; filler += 3) {
      const sections: Section[] = [
        { title: 'Filler', facts: facts(filler) },
        { title: 'Part' },
        { title: 'Entry', level: 2 },
        { title: 'Payments', level: 3, table: table(60) },
      ]
      const pages = await pagesOf(sections)
      const lines = pages.map(page => page.lines.map(({ text }) => text).filter(text => text !== 'Notadvice'))
      for (const page of lines) expect(['Part', 'Entry', 'Payments', 'DayAmount']).not.toContain(page.at(-1))
      const withRows = lines.filter(page => page.some(text => text.startsWith('Row')))
      expect(withRows.length).toBeGreaterThan(1)
      for (const page of withRows) expect(page[page.findIndex(text => text.startsWith('Row')) - 1]).toBe('DayAmount')
    }
  })

  test('of a few facts or rows is moved whole', async () => {
    for (let filler = 25; filler < 45; filler += 2) {
      const sections = [
        { title: 'Filler', facts: facts(filler) },
        { title: 'Director', level: 2 as const, inPairs: true, facts: facts(10) },
      ]
      const pages = await pagesOf(sections)
      const page = pages.find(({ text }) => text.includes('Director'))
      expect(page?.text.slice(page.text.indexOf('Director'))).toContain('Label9')
    }
  })

  test('says that a table is empty, shows events in order, and a word that is wider than its column is not cut', async () => {
    const cin = 'U22190WB1988PTC224735'
    const [page] = await pagesOf([
      { title: 'Charges', table: { headings: ['Holder'], rows: [] } },
      {
        title: 'Course',
        events: [
          { when: '1 Jan 2026', title: 'Filed', detail: 'No. 7' },
          { when: '2 Jan 2026', title: 'Heard' },
        ],
      },
      {
        title: 'Wide',
        table: { headings: Array.from({ length: 9 }, (_, at) => `C${at}`), rows: [Array(9).fill(cin)] },
      },
    ])
    const text = page?.text ?? ''
    expect(text).toContain(withoutSpaces('None on record'))
    expect(text.indexOf(withoutSpaces('1 Jan 2026Filed'))).toBeGreaterThan(0)
    expect(text.indexOf('Heard')).toBeGreaterThan(text.indexOf('Filed'))
    expect(text.split('735')).toHaveLength(10)
    for (const { right } of page?.lines ?? []) expect(right).toBeLessThan(595 - 47)
  })
})

describe('a chart', () => {
  const chart = {
    labels: ['Oct 2026', 'Nov 2026', 'दिस॰ 2026'],
    series: [
      { name: 'Credits', values: [4_000_000, 0, 1_000_000] },
      { name: 'Debits', values: [2_000_000, 100_000, 0] },
    ],
    format: formatWholeRupees,
  }
  /** The bars' lowest and highest points. */
  const barsIn = (svg: string, colour: string) =>
    [...svg.matchAll(new RegExp(`<path fill="${colour}" d="M[\\d.]+ ([\\d.]+)V([\\d.]+)`, 'g'))].map(
      ([, low, high]) => Number(low) - Number(high),
    )

  test('has a bar for each value that is not zero, as long as its value', () => {
    const svg = chartSvg(chart, colours)
    const [credits, debits] = [barsIn(svg, 'teal'), barsIn(svg, 'orange')]
    expect(credits).toHaveLength(2)
    expect(debits).toHaveLength(2)
    // The corners of a bar are round: its straight side ends 2 points below its top.
    const [first = 0, second = 0] = credits.map(height => height + 2)
    expect(first / second).toBeCloseTo(4)
    expect((debits[0] ?? 0) + 2).toBeCloseTo(first / 2)
  })

  test('draws nothing outside itself and names no font, whatever the values are', () => {
    for (const values of [[], [0, 0, 0], [1], Array.from({ length: 36 }, (_, at) => at * 10 ** 9)]) {
      const svg = chartSvg(
        { ...chart, labels: values.map(() => 'Nov 2026'), series: [{ name: 'All', values }] },
        colours,
      )
      expect(svg).not.toMatch(/NaN|Infinity|<text|font/)
      for (const [, x, y] of svg.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(491)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(190)
      }
    }
  })

  test('is drawn into a document', async () => {
    const [page] = await pagesOf([
      { title: 'Cash flow', chart },
      { title: 'After', facts: facts(1) },
    ])
    const y = (title: string) => page?.lines.find(({ text }) => text === title)?.y ?? 0
    expect(y('After') - y('Cashflow')).toBeGreaterThan(190)
  })
})
