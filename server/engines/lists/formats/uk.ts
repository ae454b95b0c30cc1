import type { EntryKind } from '../../../../contracts/watchLists.ts'
import { type CsvRow, csvRecords, headedRecords } from '../csvRecords.ts'
import { parseDates } from '../dates.ts'
import { emptyEntity, type ListFile, type ListReading } from '../entity.ts'
import { Grouped } from './grouped.ts'

const kinds: Record<string, EntryKind> = { Individual: 'person', Entity: 'organisation', Ship: 'vessel' }

/**
 * The United Kingdom's consolidated list of financial sanctions targets (`ConList.csv`): a line with its date, a heading, then a row
 * for each name of an entry, told apart by `Group ID`.
 */
export function readUk(file: ListFile): ListReading {
  let published: string | null = null
  async function* body(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
    for await (const row of rows) {
      if (row.cells[0]?.startsWith('Last Updated')) published = parseDates(row.cells[1] ?? '')[0] ?? null
      else yield row
    }
  }
  async function* entities() {
    const grouped = new Grouped()
    // The first line has two cells.
    for await (const { cell } of headedRecords(body(csvRecords(await file.open(), { cells: 1 })))) {
      const id = cell('Group ID')
      addRow(
        grouped.entryOf(id, () => emptyEntity(id, kinds[cell('Group Type')] ?? 'other')),
        cell,
      )
    }
    yield* grouped.drain()
  }
  return { entities: entities(), publishedOn: () => published }
}

const nameParts = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6']

function addRow(entry: ReturnType<typeof emptyEntity>, cell: (heading: string) => string): void {
  const name = nameParts.map(cell).filter(Boolean).join(' ')
  const quality = cell('Alias Quality') === 'Low quality' ? ('weak' as const) : ('strong' as const)
  // The primary name leads, wherever its row stands.
  if (cell('Alias Type') === 'Primary name') entry.names.unshift({ name, quality: 'primary' })
  else entry.names.push({ name, quality })
  entry.names.push({ name: cell('Name Non-Latin Script'), quality: 'strong' })
  entry.programmes.push(cell('Regime'))
  entry.births.push(...parseDates(cell('DOB')))
  for (const heading of ['Nationality', 'Country']) entry.countries.push(...cell(heading).split(/\(\d+\)/))
  entry.positions.push(...cell('Position').split(/\(\d+\)/))
  for (const type of ['Passport', 'National Identification']) {
    const numbers = cell(`${type} Number`)
    for (const value of numbers.split(/\(\d+\)/)) entry.identifiers.push({ type, value, country: null })
  }
  entry.remarks ??= cell('Other Information') || null
}
