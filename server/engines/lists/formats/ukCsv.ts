import { genderOf } from '../cleanEntity.ts'
import { csvRecords, headedRecords } from '../csvRecords.ts'
import { datesOrText, parseDates } from '../dates.ts'
import { type EntryName, emptyEntity, type ListEntity, type ListFile } from '../entity.ts'
import { readHead } from '../fileHead.ts'
import { type ListReader, requireHeadings } from '../reader.ts'
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
    const isDated = dateIn(first) !== undefined
    if (!isDated && !['Unique ID', 'OFSI Group ID'].every(heading => first.includes(heading))) return false
    requireHeadings('uk-csv', isDated ? second : first, headings)
    return true
  },
  read([file]) {
    let published: string | null = null
    async function* entities() {
      const { rows } = await readHead(file)
      const date = dateIn(rows[0] ?? [])
      published = date === undefined ? null : (parseDates(date)[0] ?? null)
      yield* entriesOf(file, date === undefined ? 1 : 2)
    }
    return { entities: entities(), publishedOn: () => published }
  },
}

/** `Report Date: 13-Feb-2026`, perhaps in two cells; undefined for another row. */
function dateIn([first = '', second = '']: readonly string[]): string | undefined {
  const date = /^Report Date:?\s*(.*)$/.exec(first)?.[1]
  return date === '' ? second : date
}

type Cell = (heading: (typeof headings)[number]) => string

async function* entriesOf(file: ListFile, fromLine: number) {
  const grouped = new Grouped()
  for await (const { cell } of headedRecords(csvRecords(await file.open(), { fromLine }))) {
    const id = cell('Unique ID')
    addRow(
      grouped.entryOf(id, () => emptyEntity(id, ukKinds[cell('Designation Type').toLowerCase()] ?? 'other')),
      cell,
    )
  }
  yield* grouped.drain()
}

/** Several values stand in a cell as `(1) … (2) …`. */
const many = (value: string) =>
  value
    .split(/\(\d+\)/)
    .map(part => part.trim())
    .filter(Boolean)

/** An entry has a row for each of its names and addresses, so that most of a row has been read before. */
function add(known: string[], values: readonly string[]): void {
  for (const value of values) if (!known.includes(value)) known.push(value)
}

function addRow(entry: ListEntity, cell: Cell): void {
  const name = ukNameParts
    .map(part => cell(part.replace('Name', 'Name ') as 'Name 1'))
    .filter(Boolean)
    .join(' ')
  addName(entry, name, ukQuality(cell('Name type'), cell('Alias strength')))
  addName(entry, cell('Name non-latin script'), 'strong')
  add(entry.programmes, many(cell('Regime Name')))
  add(entry.births, many(cell('D.O.B')).flatMap(datesOrText))
  for (const heading of ['Nationality(/ies)', 'Address Country', 'Current believed flag of ship'] as const)
    add(entry.countries, many(cell(heading)))
  if (entry.genders.length === 0) entry.genders.push(...genderOf(cell('Gender')))
  add(entry.positions, many(cell('Position')))
  add(entry.links, many(cell('Website')))
  for (const [heading, type] of identifiers)
    for (const value of many(cell(heading)))
      if (!entry.identifiers.some(known => known.type === type && known.value === value))
        entry.identifiers.push({ type, value, country: null })
  entry.remarks ??= cell('Other Information') || null
}

/** The primary name leads, wherever its row stands. */
function addName({ names }: ListEntity, name: string, quality: EntryName['quality']): void {
  if (!name || names.some(known => known.name === name && known.quality === quality)) return
  if (quality === 'primary') names.unshift({ name, quality })
  else names.push({ name, quality })
}

const identifiers = [
  ['Passport number', 'Passport'],
  ['National Identifier number', 'National identifier'],
  ['Business registration number (s)', 'Registration number'],
  ['IMO number', 'IMO number'],
] as const
