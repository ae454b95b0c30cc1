import { type CsvRow, csvRecords, headedRecords } from '../csvRecords.ts'
import { parseDates } from '../dates.ts'
import { emptyEntity, type ListEntity, type ListFile, type ListReading } from '../entity.ts'
import { ListFileError } from '../listFileError.ts'
import { genderOf } from '../tidyEntity.ts'

/** The columns of a list in our own format; only `id` and `name` are needed. */
export const ownColumns = [
  'id',
  'kind',
  'name',
  'aliases',
  'weak_aliases',
  'births',
  'countries',
  'gender',
  'identifiers',
  'positions',
  'tier',
  'programmes',
  'listed_for',
  'links',
  'remarks',
] as const

type Column = (typeof ownColumns)[number]

const listedFor = ['sanctions', 'pep', 'adverse_media'] as const

/**
 * Our own format: a CSV file with a heading, one entry per row, several values in a cell apart by `;`. An identifier is written with its
 * type: `Passport: A1234567`.
 */
export function readOwnCsv(file: ListFile): ListReading {
  async function* entities() {
    for await (const { entity } of ownRows(file)) yield entity()
  }
  return { entities: entities(), publishedOn: () => null }
}

/** The rows of a file one by one. `entity` throws ListFileError for a row that cannot be read; the next one can still be. */
export async function* ownRows(file: ListFile): AsyncGenerator<{ line: number; id: string; entity: () => ListEntity }> {
  for await (const { line, cell } of headedRecords(lowerHeading(csvRecords(await file.open()))))
    yield { line, id: cell('id'), entity: () => entityOf(line, column => cell(column)) }
}

async function* lowerHeading(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  let isFirst = true
  for await (const row of rows) {
    yield isFirst ? { ...row, cells: row.cells.map(cell => cell.toLowerCase().replaceAll(/[\s-]+/g, '_')) } : row
    isFirst = false
  }
}

function entityOf(line: number, cell: (column: Column) => string): ListEntity {
  const many = (column: Column) =>
    cell(column)
      .split(';')
      .map(part => part.trim())
      .filter(Boolean)
  const [id, name] = [cell('id'), cell('name')]
  if (!id) throw new ListFileError('cellMissing', { line, column: 'id' })
  if (!name) throw new ListFileError('cellMissing', { line, column: 'name' })
  const tier = Number(cell('tier'))
  return {
    ...emptyEntity(id, /^(organi[sz]ation|company|entity)$/i.test(cell('kind')) ? 'organisation' : 'person'),
    listedFor: listedFor.find(one => one === cell('listed_for')) ?? null,
    names: [
      { name, quality: 'primary' },
      ...many('aliases').map(alias => ({ name: alias, quality: 'strong' as const })),
      ...many('weak_aliases').map(alias => ({ name: alias, quality: 'weak' as const })),
    ],
    programmes: many('programmes'),
    births: many('births').flatMap(birth => birthsOf(line, birth)),
    countries: many('countries'),
    genders: genderOf(cell('gender')),
    identifiers: many('identifiers').map(identifierOf),
    positions: many('positions'),
    tier: tier === 1 || tier === 2 || tier === 3 ? tier : null,
    links: many('links'),
    remarks: cell('remarks') || null,
  }
}

/** A birth that cannot be read would be a screen that misses somebody, so it is an error. */
function birthsOf(line: number, written: string): string[] {
  const dates = parseDates(written)
  if (dates.length === 0) throw new ListFileError('badDate', { line, value: written.slice(0, 30) })
  return dates
}

function identifierOf(written: string): ListEntity['identifiers'][number] {
  const [type, ...value] = written.split(':')
  return value.length > 0
    ? { type: (type as string).trim(), value: value.join(':').trim(), country: null }
    : { type: 'Document', value: written, country: null }
}
