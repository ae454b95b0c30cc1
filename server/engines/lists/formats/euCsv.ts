import type { EntryKind } from '../../../../contracts/watchLists.ts'
import { csvRecords, headedRecords } from '../csvRecords.ts'
import { parseDates } from '../dates.ts'
import { emptyEntity, type ListFile, type ListReading } from '../entity.ts'
import { genderOf } from '../tidyEntity.ts'
import { Grouped } from './grouped.ts'

const kinds: Record<string, EntryKind> = { P: 'person', E: 'organisation' }

/** The same list as CSV 1.1: one row for each name, birth, citizenship, address or identification of an entry. */
export function readEuCsv(file: ListFile): ListReading {
  let published: string | null = null
  async function* entities() {
    const grouped = new Grouped()
    for await (const { cell } of headedRecords(csvRecords(await file.open(), { delimiter: ';' }))) {
      published ??= parseDates(cell('fileGenerationDate'))[0] ?? null
      const id = cell('Entity_EU_ReferenceNumber') || cell('Entity_LogicalId')
      const kind = kinds[cell('Entity_SubjectType_ClassificationCode') || cell('Entity_SubjectType')] ?? 'other'
      addRow(
        grouped.entryOf(id, () => emptyEntity(id, kind)),
        cell,
      )
    }
    yield* grouped.drain()
  }
  return { entities: entities(), publishedOn: () => published }
}

function addRow(entry: ReturnType<typeof emptyEntity>, cell: (heading: string) => string): void {
  const name =
    cell('NameAlias_WholeName') ||
    [cell('NameAlias_FirstName'), cell('NameAlias_MiddleName'), cell('NameAlias_LastName')].join(' ').trim()
  if (name) {
    const isWeak = cell('NameAlias_Strong') === 'false'
    entry.names.push({ name, quality: isWeak ? 'weak' : 'strong' })
  }
  entry.programmes.push(cell('Entity_Regulation_Programme'))
  entry.births.push(...parseDates(cell('BirthDate_BirthDate') || cell('BirthDate_Year')))
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
