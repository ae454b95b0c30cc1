import { genderOf } from '../cleanEntity.ts'
import { datesOrText } from '../dates.ts'
import { emptyEntity, type ListEntity } from '../entity.ts'
import type { ListReader } from '../reader.ts'
import { childrenOf, textIn, textsIn, type XmlElement, xmlRecords } from '../xmlRecords.ts'

const options = {
  root: 'CONSOLIDATED_LIST',
  records: ['INDIVIDUAL', 'ENTITY'],
  required: {
    format: 'un',
    children: {
      INDIVIDUAL: ['REFERENCE_NUMBER', 'FIRST_NAME', 'UN_LIST_TYPE'],
      ENTITY: ['REFERENCE_NUMBER', 'FIRST_NAME', 'UN_LIST_TYPE'],
    },
  },
} as const

/** The United Nations Security Council's consolidated list, XML: `CONSOLIDATED_LIST` with `INDIVIDUAL` and `ENTITY`. */
export const un: ListReader = {
  format: 'un',
  recognises: ({ root }) => root === options.root,
  read([file]) {
    let published: string | null = null
    const onRoot = ({ dateGenerated }: Record<string, string>) => {
      published = dateGenerated?.slice(0, 10) ?? null
    }
    async function* entities() {
      for await (const element of xmlRecords(await file.open(), { ...options, onRoot })) yield entityOf(element)
    }
    return { entities: entities(), publishedOn: () => published }
  },
}

const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']

function entityOf(element: XmlElement): ListEntity {
  const isPerson = element.name === 'INDIVIDUAL'
  const prefix = isPerson ? 'INDIVIDUAL' : 'ENTITY'
  const reference = textIn(element, 'REFERENCE_NUMBER')
  const main = nameParts.map(part => textIn(element, part)).join(' ')
  const original = textIn(element, 'NAME_ORIGINAL_SCRIPT')
  const documents = childrenOf(element, 'INDIVIDUAL_DOCUMENT')
  return {
    ...emptyEntity(reference || textIn(element, 'DATAID'), isPerson ? 'person' : 'organisation'),
    names: [
      { name: main, quality: 'primary' },
      ...(original ? [{ name: original, quality: 'strong' as const }] : []),
      ...childrenOf(element, `${prefix}_ALIAS`).map(alias => ({
        name: textIn(alias, 'ALIAS_NAME'),
        quality: textIn(alias, 'QUALITY') === 'Low' ? ('weak' as const) : ('strong' as const),
      })),
    ],
    programmes: textsIn(element, 'UN_LIST_TYPE'),
    births: childrenOf(element, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap(birthsOf),
    countries: [...textsIn(element, 'NATIONALITY', 'VALUE'), ...textsIn(element, `${prefix}_ADDRESS`, 'COUNTRY')],
    genders: genderOf(textIn(element, 'GENDER')),
    identifiers: documents.map(document => ({
      type: textIn(document, 'TYPE_OF_DOCUMENT') || 'Document',
      value: textIn(document, 'NUMBER'),
      country: textIn(document, 'ISSUING_COUNTRY') || textIn(document, 'COUNTRY_OF_ISSUE') || null,
    })),
    positions: textsIn(element, 'DESIGNATION', 'VALUE'),
    remarks: textIn(element, 'COMMENTS1') || null,
  }
}

function birthsOf(birth: XmlElement): string[] {
  const [from, to] = [textIn(birth, 'FROM_YEAR'), textIn(birth, 'TO_YEAR')]
  if (from && to) return datesOrText(`${from} to ${to}`)
  return datesOrText(textIn(birth, 'DATE') || textIn(birth, 'YEAR'))
}
