import { genderOf } from '../cleanEntity.ts'
import { csvRecords, headedRecords } from '../csvRecords.ts'
import { datesOrText, parseDates } from '../dates.ts'
import { emptyEntity } from '../entity.ts'
import { type ListReader, requireHeadings } from '../reader.ts'
import { euKinds } from './euWords.ts'
import { Grouped } from './grouped.ts'

/** Those that we read. */
const headings = [
  'fileGenerationDate',
  'Entity_LogicalId',
  'Entity_EU_ReferenceNumber',
  'Entity_Remark',
  'Entity_SubjectType',
  'Entity_SubjectType_ClassificationCode',
  'Entity_Regulation_Programme',
  'Entity_Regulation_PublicationUrl',
  'NameAlias_LastName',
  'NameAlias_FirstName',
  'NameAlias_MiddleName',
  'NameAlias_WholeName',
  'NameAlias_Gender',
  'NameAlias_Function',
  'Address_CountryIso2Code',
  'BirthDate_BirthDate',
  'BirthDate_Year',
  'Identification_Number',
  'Identification_TypeCode',
  'Identification_TypeDescription',
  'Identification_CountryIso2Code',
  'Citizenship_CountryIso2Code',
] as const

/** The same list as CSV 1.1: one row for each name, birth, citizenship, address or identification of an entry. */
export const euCsv: ListReader = {
  format: 'eu-csv',
  recognises({ rows: [first = []] }) {
    if (!first.includes('Entity_LogicalId') && !first.includes('fileGenerationDate')) return false
    requireHeadings('eu-csv', first, headings)
    return true
  },
  read([file]) {
    let published: string | null = null
    async function* entities() {
      const grouped = new Grouped()
      for await (const { cell } of headedRecords(csvRecords(await file.open(), { delimiter: ';' }))) {
        published ??= parseDates(cell('fileGenerationDate'))[0] ?? null
        const id = cell('Entity_EU_ReferenceNumber') || cell('Entity_LogicalId')
        const kind =
          euKinds[cell('Entity_SubjectType_ClassificationCode')] ?? euKinds[cell('Entity_SubjectType')] ?? 'other'
        addRow(
          grouped.entryOf(id, () => emptyEntity(id, kind)),
          cell,
        )
      }
      yield* grouped.drain()
    }
    return { entities: entities(), publishedOn: () => published }
  },
}

/** Some files have a column for weak aliases too. */
function addRow(entry: ReturnType<typeof emptyEntity>, cell: (heading: string) => string): void {
  const name =
    cell('NameAlias_WholeName') ||
    [cell('NameAlias_FirstName'), cell('NameAlias_MiddleName'), cell('NameAlias_LastName')].join(' ').trim()
  if (name) {
    const isWeak = cell('NameAlias_Strong') === 'false'
    entry.names.push({ name, quality: isWeak ? 'weak' : 'strong' })
  }
  entry.programmes.push(cell('Entity_Regulation_Programme'))
  entry.births.push(...datesOrText(cell('BirthDate_BirthDate') || cell('BirthDate_Year')))
  for (const heading of ['Citizenship_CountryIso2Code', 'Address_CountryIso2Code'])
    entry.countries.push(cell(heading).replace(/^00$/, ''))
  entry.genders.push(...genderOf(cell('NameAlias_Gender')))
  entry.positions.push(cell('NameAlias_Function'))
  entry.links.push(cell('Entity_Regulation_PublicationUrl'))
  entry.remarks ??= cell('Entity_Remark') || null
  const number = cell('Identification_Number')
  if (number)
    entry.identifiers.push({
      type: cell('Identification_TypeDescription') || cell('Identification_TypeCode') || 'Document',
      value: number,
      country: cell('Identification_CountryIso2Code') || null,
    })
}
