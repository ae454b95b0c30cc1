import { type CsvRow, csvRecords, headedRecords } from '../csvRecords.ts'
import { parseDates } from '../dates.ts'
import { emptyEntity, type ListEntity, type ListFile } from '../entity.ts'
import { type ListReader, requireHeadings } from '../reader.ts'
import { genderOf } from '../tidyEntity.ts'
import { Grouped } from './grouped.ts'
import { ukKinds, ukNameParts, ukQuality } from './ukWords.ts'

/** Those that we read. */
const headings = [
  'Unique ID',
  ...ukNameParts.map(part => part.replace('Name', 'Name ')),
  'Name type',
  'Alias strength',
  'Name non-latin script',
  'Regime Name',
  'Designation Type',
  'Other Information',
  'Address Country',
  'Website',
  'D.O.B',
  'Nationality(/ies)',
  'National Identifier number',
  'Passport number',
  'Position',
  'Gender',
  'Business registration number (s)',
  'IMO number',
  'Current believed flag of ship',
] as const

/**
 * The UK Sanctions List as CSV: a line with the report's date, a heading, then a row for each name and address of an entry, told apart
 * by `Unique ID` (https://www.gov.uk/guidance/format-guide-for-the-uk-sanctions-list). It is the UK's only list since 28 January 2026.
 */
export const ukCsv: ListReader = {
  format: 'uk-csv',
  recognises({ rows: [first = [], second = []] }) {
    const isDated = first[0]?.startsWith('Report Date') ?? false
    if (!isDated && !['Unique ID', 'OFSI Group ID'].every(heading => first.includes(heading))) return false
    requireHeadings('uk-csv', isDated ? second : first, headings)
    return true
  },
  read([file]) {
    let published: string | null = null
    async function* body(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
      for await (const row of rows) {
        const date = /^Report Date:?\s*(.*)$/.exec(row.cells[0] ?? '')
        if (date) published = parseDates(date[1] || (row.cells[1] ?? ''))[0] ?? null
        else yield row
      }
    }
    return { entities: entriesOf(file, body), publishedOn: () => published }
  },
}

type Cell = (heading: (typeof headings)[number]) => string

async function* entriesOf(file: ListFile, body: (rows: AsyncIterable<CsvRow>) => AsyncIterable<CsvRow>) {
  const grouped = new Grouped()
  // The first line has a single cell.
  for await (const { cell } of headedRecords(body(csvRecords(await file.open(), { cells: 1 })))) {
    const id = cell('Unique ID')
    addRow(
      grouped.entryOf(id, () => emptyEntity(id, ukKinds[cell('Designation Type').toLowerCase()] ?? 'other')),
      cell,
    )
  }
  yield* grouped.drain()
}

/** Several values stand in a cell as `(1) … (2) …`. */
const many = (value: string) => value.split(/\(\d+\)/)

function addRow(entry: ListEntity, cell: Cell): void {
  const name = ukNameParts.map(part => cell(part.replace('Name', 'Name ') as 'Name 1')).join(' ')
  const quality = ukQuality(cell('Name type'), cell('Alias strength'))
  // The primary name leads, wherever its row stands.
  if (quality === 'primary') entry.names.unshift({ name, quality })
  else entry.names.push({ name, quality })
  entry.names.push({ name: cell('Name non-latin script'), quality: 'strong' })
  entry.programmes.push(cell('Regime Name'))
  entry.births.push(...many(cell('D.O.B')).flatMap(parseDates))
  for (const heading of ['Nationality(/ies)', 'Address Country', 'Current believed flag of ship'] as const)
    entry.countries.push(...many(cell(heading)))
  entry.genders.push(...genderOf(cell('Gender')))
  entry.positions.push(...many(cell('Position')))
  entry.links.push(cell('Website'))
  for (const [heading, type] of identifiers)
    for (const value of many(cell(heading))) entry.identifiers.push({ type, value, country: null })
  entry.remarks ??= cell('Other Information') || null
}

const identifiers = [
  ['Passport number', 'Passport'],
  ['National Identifier number', 'National identifier'],
  ['Business registration number (s)', 'Registration number'],
  ['IMO number', 'IMO number'],
] as const
