import { textWidth, unbrokenParts } from '../mixedScript.ts'
import type { Fact, Section } from './section.ts'
import { faint, PADDING, PAGE, type Style, type Table, write } from './style.ts'

const LABEL = 150
const FONT = 8.5
/** In characters: a date or an amount, which is not broken into two lines. */
const SHORT = 14
/** Enough rows to know how wide a column is. */
const MEASURED_ROWS = 60

const VALUE = PAGE - LABEL - 2 * PADDING

export const factsTable = (facts: readonly Fact[]): Table => ({
  widths: [LABEL, VALUE],
  body: facts.map(({ label, value }) => [write(label, { color: faint }), write(value, fitting(value))]),
})

/** For words of more characters than this the width is measured. */
const LONG = 40

/** A digest is drawn smaller, so that it stands in one line. */
function fitting(value: string): Style {
  const long = value.split(/\s+/).filter(word => word.length > LONG)
  return long.some(word => textWidth(word, { fontSize: 10 }) > VALUE) ? { fontSize: 9 } : {}
}

const PAIR_LABEL = 84
const PAIR_VALUE = (PAGE - 2 * PAIR_LABEL - 4 * PADDING) / 2

/** Two facts in a row. */
export function pairsTable(facts: readonly Fact[]): Table {
  const cells = (fact: Fact | undefined) => [
    write(fact?.label ?? '', { color: faint, fontSize: 9 }),
    write(fact?.value ?? '', { fontSize: 9 }),
  ]
  const rows = Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) => facts.slice(2 * at, 2 * at + 2))
  return {
    dontBreakRows: true,
    widths: [PAIR_LABEL, PAIR_VALUE, PAIR_LABEL, PAIR_VALUE],
    body: rows.map(([one, other]) => [...cells(one), ...cells(other)]),
  }
}

/** The headings are repeated on every page. */
export function rowsTable({ headings, rows }: NonNullable<Section['table']>): Table {
  const widths = columnWidths([headings, ...rows.slice(0, MEASURED_ROWS)])
  const line = (cells: readonly string[], style: Style) => cells.map(text => write(text, { fontSize: FONT, ...style }))
  return {
    headerRows: 1,
    dontBreakRows: true,
    widths,
    body: [line(headings, { color: faint }), ...rows.map(cells => line(cells, {}))],
  }
}

/** Every column gets its longest word; what is left goes to those that would use it. */
function columnWidths(lines: readonly (readonly string[])[]): number[] {
  const [headings = []] = lines
  const room = PAGE - headings.length * PADDING
  const measure = (text: string) => textWidth(text, { fontSize: FONT }) + 1
  const columns = headings.map((_, column) => {
    const texts = lines.map(cells => cells[column] ?? '')
    const least = Math.max(...texts.flatMap(text => (text.length > SHORT ? unbrokenParts(text) : text)).map(measure))
    return { least, most: Math.max(least, ...texts.map(measure)) }
  })
  const sum = (of: 'least' | 'most') => columns.reduce((total, column) => total + column[of], 0)
  const [least, most] = [sum('least'), sum('most')]
  if (least >= room) return columns.map(column => (column.least * room) / least)
  if (most <= room) return columns.map(column => column.most + (room - most) / columns.length)
  const share = (room - least) / (most - least)
  return columns.map(column => column.least + (column.most - column.least) * share)
}
