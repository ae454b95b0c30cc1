import { createHash } from 'node:crypto'
import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'
import { genderOf } from '../cleanEntity.ts'
import { type CsvRow, csvRecords, headedRecords } from '../csvRecords.ts'
import { parseDates } from '../dates.ts'
import { emptyEntity, type ListEntity, type ListFile } from '../entity.ts'
import { readHead } from '../fileHead.ts'
import { ListFileError } from '../listFileError.ts'
import type { ListReader } from '../reader.ts'

/** The columns of a list in our own format; only `name` is needed. */
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

/** Other words for a column. */
const synonyms: Record<string, Column> = {
  type: 'kind',
  full_name: 'name',
  alias: 'aliases',
  aka: 'aliases',
  birth: 'births',
  dob: 'births',
  date_of_birth: 'births',
  country: 'countries',
  nationality: 'countries',
  sex: 'gender',
  identifier: 'identifiers',
  position: 'positions',
  program: 'programmes',
  programme: 'programmes',
  link: 'links',
  remark: 'remarks',
  notes: 'remarks',
}

const listedFor = ['sanctions', 'pep', 'adverse_media'] as const

const kinds: Record<string, EntryKind> = {
  '': 'other',
  other: 'other',
  person: 'person',
  individual: 'person',
  organisation: 'organisation',
  organization: 'organisation',
  company: 'organisation',
  entity: 'organisation',
  vessel: 'vessel',
  ship: 'vessel',
  aircraft: 'aircraft',
  airplane: 'aircraft',
}

const columnOf = (heading: string): string => {
  const word = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return synonyms[word] ?? word
}

/**
 * Our own format: a CSV file with a heading, one entry per row, its cells apart by `,`, `;` or tabs and several values in a cell apart by
 * `;` or `|`. An identifier is written with its type: `Passport: A1234567`. Columns that we do not know are refused: what they
 * say of an entry, such as that it is a company, would be lost.
 */
export const ownCsv: ListReader = {
  format: 'own-csv',
  recognises({ rows: [first = []] }) {
    const found = first.map(columnOf)
    if (!found.includes('name')) return false
    const unknown = first.filter(heading => !(ownColumns as readonly string[]).includes(columnOf(heading)))
    if (unknown.length > 0)
      throw new ListFileError('unknownColumns', {
        columns: unknown.join(', ').slice(0, 200),
        known: ownColumns.join(', '),
      })
    const twice = found.find((column, at) => found.indexOf(column) !== at)
    if (twice) throw new ListFileError('columnTwice', { column: twice })
    return true
  },
  read([file]) {
    async function* entities() {
      for await (const { entity } of ownRows(file)) yield entity()
    }
    return { entities: entities(), publishedOn: () => null }
  },
}

/** The rows of a file one by one. `entity` throws ListFileError for a row that cannot be read; the next one can still be. */
export async function* ownRows(file: ListFile): AsyncGenerator<{ line: number; id: string; entity: () => ListEntity }> {
  const { delimiter } = await readHead(file)
  for await (const { line, cell, cells } of headedRecords(plainHeading(csvRecords(await file.open(), { delimiter })))) {
    const id = cell('id') || contentId(cells)
    yield { line, id, entity: () => entityOf(line, id, column => cell(column)) }
  }
}

const OF_CONTENT = 'row-'

/** Whether an id was made from the row's content. */
export const isOfContent = (id: string): boolean => id.startsWith(OF_CONTENT)

/** The same for the same row in every version, wherever it stands. */
const contentId = (cells: readonly string[]) =>
  `${OF_CONTENT}${createHash('sha256').update(JSON.stringify(cells)).digest('base64url').slice(0, 20)}`

async function* plainHeading(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  let isFirst = true
  for await (const row of rows) {
    yield isFirst ? { ...row, cells: row.cells.map(columnOf) } : row
    isFirst = false
  }
}

function entityOf(line: number, id: string, cell: (column: Column) => string): ListEntity {
  const many = (column: Column) =>
    cell(column)
      .split(/[;|]/)
      .map(part => part.trim())
      .filter(Boolean)
  const name = cell('name')
  if (!name) throw new ListFileError('cellMissing', { line, column: 'name' })
  const kind = kinds[cell('kind').toLowerCase()]
  if (!kind) throw new ListFileError('unknownOwnKind', { line, kinds: 'person, organisation, vessel, aircraft' })
  const tier = Number(cell('tier'))
  return {
    ...emptyEntity(id, kind),
    listedFor: listedFor.find(one => one === cell('listed_for').toLowerCase()) ?? null,
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
