import { genderOf } from '../cleanEntity.ts'
import { csvRecords, headedRecords } from '../csvRecords.ts'
import { datesOrText } from '../dates.ts'
import { type EntryIdentifier, emptyEntity, type ListEntity } from '../entity.ts'
import { type ListReader, requireHeadings } from '../reader.ts'
import { cslKinds } from './cslWords.ts'

/** Those that we read. */
const headings = [
  '_id',
  'source',
  'type',
  'programs',
  'name',
  'title',
  'addresses',
  'vessel_flag',
  'remarks',
  'alt_names',
  'citizenships',
  'dates_of_birth',
  'nationalities',
  'source_information_url',
  'ids',
] as const

/** The columns of no other list. */
const signs = ['source_list_url', 'source_information_url', 'federal_register_notice', 'license_requirement']

/** The Consolidated Screening List of the United States as CSV: one row an entry, several values in a cell apart by `;`. */
export const cslCsv: ListReader = {
  format: 'us-csl-csv',
  recognises({ rows: [first = []] }) {
    if (!signs.some(sign => first.includes(sign))) return false
    requireHeadings('us-csl-csv', first, headings)
    return true
  },
  read([file]) {
    async function* entities() {
      for await (const { cell } of headedRecords(csvRecords(await file.open()))) yield entityOf(cell)
    }
    return { entities: entities(), publishedOn: () => null }
  },
}

const many = (value: string) =>
  value
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)

function entityOf(cell: (heading: (typeof headings)[number]) => string): ListEntity {
  const numbers = many(cell('ids')).map(identifierOf)
  return {
    ...emptyEntity(cell('_id'), cslKinds[cell('type').toLowerCase()] ?? 'other'),
    names: [
      { name: cell('name'), quality: 'primary' },
      ...many(cell('alt_names')).map(name => ({ name, quality: 'strong' as const })),
    ],
    programmes: [...many(cell('programs')), cell('source')],
    births: many(cell('dates_of_birth')).flatMap(datesOrText),
    countries: [
      ...many(cell('nationalities')),
      ...many(cell('citizenships')),
      // `57 Example Street, Moscow, 119180, RU`
      ...many(cell('addresses')).flatMap(address => /,\s*([A-Z]{2})$/.exec(address)?.[1] ?? []),
      cell('vessel_flag'),
    ],
    genders: numbers.filter(({ type }) => type === 'Gender').flatMap(({ value }) => genderOf(value)),
    identifiers: numbers.filter(({ type }) => type !== 'Gender' && type !== 'Website'),
    positions: many(cell('title')),
    links: [cell('source_information_url')],
    remarks: cell('remarks') || null,
  }
}

/** `1027700049486, Registration ID`, or with a country before it: `RU, 1027700049486, Registration ID`. */
function identifierOf(written: string): EntryIdentifier {
  const parts = written.split(',').map(part => part.trim())
  const country = parts.length > 2 && /^[A-Z]{2}$/.test(parts[0] ?? '') ? (parts.shift() ?? null) : null
  const [value = '', ...type] = parts
  return { type: type.join(', ') || 'Document', value, country }
}
