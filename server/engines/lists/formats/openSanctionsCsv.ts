import { parse } from 'csv-parse/sync'
import { csvRecords, headedRecords } from '../csvRecords.ts'
import { datesOrText } from '../dates.ts'
import { emptyEntity, type ListEntity } from '../entity.ts'
import { LeftOut, type ListReader, requireHeadings } from '../reader.ts'
import { ftmCountry, ftmKinds } from './ftmWords.ts'

/** Those that we read. */
const headings = [
  'id',
  'schema',
  'name',
  'aliases',
  'birth_date',
  'countries',
  'identifiers',
  'sanctions',
  'dataset',
  'last_change',
] as const

/** The columns of no other list; any of them shows whose file it is, whichever others are missing. */
const signs = ['schema', 'birth_date', 'program_ids', 'first_seen', 'last_seen', 'last_change']

type Cell = (heading: (typeof headings)[number] | 'program_ids') => string

/**
 * OpenSanctions' `targets.simple.csv`: every cell in quotation marks, several values in a cell apart by `;` and quoted like cells
 * themselves. It does not say why somebody is listed, nor of which kind a number is.
 */
export const openSanctionsCsv: ListReader = {
  format: 'open-sanctions-csv',
  recognises({ rows: [first = []] }) {
    const found = first.map(heading => heading.toLowerCase())
    if (signs.filter(sign => found.includes(sign)).length < 2 && !found.includes('schema')) return false
    requireHeadings('open-sanctions-csv', first, headings)
    return true
  },
  read([file]) {
    let newest: string | null = null
    const leftOut = new LeftOut()
    async function* entities() {
      for await (const { cell } of headedRecords(csvRecords(await file.open()))) {
        const changed = cell('last_change').slice(0, 10)
        if (changed && (newest === null || changed > newest)) newest = changed
        const entity = entityOf(cell)
        if (entity) yield entity
        else leftOut.add(cell('schema'))
      }
    }
    return { entities: entities(), publishedOn: () => newest, leftOut: () => leftOut.counts() }
  },
}

function entityOf(cell: Cell): ListEntity | null {
  const kind = ftmKinds[cell('schema')]
  if (!kind) return null
  const programmes = many(cell('program_ids'))
  return {
    ...emptyEntity(cell('id'), kind),
    names: [
      { name: cell('name'), quality: 'primary' },
      ...many(cell('aliases')).map(name => ({ name, quality: 'strong' as const })),
    ],
    programmes: programmes.length > 0 ? programmes : many(cell('sanctions')),
    births: many(cell('birth_date')).flatMap(datesOrText),
    countries: many(cell('countries')).map(ftmCountry),
    identifiers: many(cell('identifiers')).map(value => ({ type: 'Document', value, country: null })),
    remarks: cell('dataset') || null,
  }
}

function many(value: string): string[] {
  if (!value.includes(';') && !value.includes('"')) return value ? [value] : []
  const [values = []]: string[][] = parse(value, { delimiter: ';', relax_quotes: true, relax_column_count: true })
  return values.map(one => one.trim()).filter(Boolean)
}
