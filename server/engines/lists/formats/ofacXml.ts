import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'
import { genderOf } from '../cleanEntity.ts'
import { datesOrText, parseAmericanDate } from '../dates.ts'
import { type EntryName, emptyEntity, type ListEntity } from '../entity.ts'
import type { ListReader } from '../reader.ts'
import { childrenOf, textIn, textsIn, type XmlElement, xmlRecords } from '../xmlRecords.ts'
import { siteOf } from './ofacRemarks.ts'

const options = {
  root: 'sdnList',
  // Thus misspelt by the publisher.
  records: ['publshInformation', 'sdnEntry'],
  required: {
    format: 'ofac-xml',
    children: { publshInformation: ['Publish_Date'], sdnEntry: ['uid', 'lastName', 'sdnType'] },
  },
} as const

const kinds: Record<string, EntryKind> = {
  Individual: 'person',
  Entity: 'organisation',
  Vessel: 'vessel',
  Aircraft: 'aircraft',
}

/** The lists of the United States' Office of Foreign Assets Control as XML: `sdn.xml` and `cons_*.xml`, both with the root `sdnList`. */
export const ofacXml: ListReader = {
  format: 'ofac-xml',
  recognises: ({ root }) => root === options.root,
  read([file]) {
    let published: string | null = null
    async function* entities() {
      for await (const element of xmlRecords(await file.open(), options))
        if (element.name === 'publshInformation') published = parseAmericanDate(textIn(element, 'Publish_Date'))
        else yield entityOf(element)
    }
    return { entities: entities(), publishedOn: () => published }
  },
}

/** As the CSV writes it: `EXAMPLE, Farid`. */
const nameOf = (element: XmlElement) =>
  [textIn(element, 'lastName'), textIn(element, 'firstName')].filter(Boolean).join(', ')

/** The children of a list, such as the `aka` of `akaList`. */
const itemsOf = (element: XmlElement, list: string) => childrenOf(element, list).flatMap(({ children }) => children)

function entityOf(element: XmlElement): ListEntity {
  const ids = itemsOf(element, 'idList').map(one => ({
    type: textIn(one, 'idType'),
    value: textIn(one, 'idNumber'),
    country: textIn(one, 'idCountry') || null,
  }))
  const ofType = (type: string) => ids.filter(one => one.type === type).map(({ value }) => value)
  return {
    ...emptyEntity(textIn(element, 'uid'), kinds[textIn(element, 'sdnType')] ?? 'other'),
    names: [{ name: nameOf(element), quality: 'primary' }, ...itemsOf(element, 'akaList').map(aliasOf)],
    programmes: textsIn(element, 'programList', 'program'),
    births: textsIn(element, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth').flatMap(datesOrText),
    countries: [
      ...textsIn(element, 'nationalityList', 'nationality', 'country'),
      ...textsIn(element, 'citizenshipList', 'citizenship', 'country'),
      ...textsIn(element, 'addressList', 'address', 'country'),
      ...textsIn(element, 'vesselInfo', 'vesselFlag'),
    ],
    genders: ofType('Gender').flatMap(genderOf),
    identifiers: ids.filter(({ type }) => type !== 'Gender' && type !== 'Website'),
    positions: textsIn(element, 'title'),
    links: ofType('Website').map(siteOf),
    remarks: textIn(element, 'remarks') || null,
  }
}

const aliasOf = (alias: XmlElement): EntryName => ({
  name: nameOf(alias),
  quality: textIn(alias, 'category') === 'weak' ? 'weak' : 'strong',
})
