import { genderOf } from '../cleanEntity.ts'
import { datesOrText, parseDates } from '../dates.ts'
import { emptyEntity, type ListEntity } from '../entity.ts'
import type { ListReader } from '../reader.ts'
import { belowOf, textIn, textsBelow, type XmlElement, xmlRecords } from '../xmlRecords.ts'
import { ukKinds, ukNameParts, ukQuality } from './ukWords.ts'

const options = {
  root: 'Designations',
  records: ['DateGenerated', 'Designation'],
  required: {
    format: 'uk-xml',
    children: { Designation: ['UniqueID', 'Names', 'RegimeName', 'IndividualEntityShip'] },
  },
} as const

/** The UK Sanctions List as XML: `Designations` with a `Designation` for each entry. */
export const ukXml: ListReader = {
  format: 'uk-xml',
  recognises: ({ root }) => root === options.root,
  read([file]) {
    let published: string | null = null
    async function* entities() {
      for await (const element of xmlRecords(await file.open(), options))
        if (element.name === 'DateGenerated') published = parseDates(textIn(element))[0] ?? null
        else yield entityOf(element)
    }
    return { entities: entities(), publishedOn: () => published }
  },
}

function entityOf(element: XmlElement): ListEntity {
  const kind = ukKinds[textIn(element, 'IndividualEntityShip').toLowerCase()] ?? 'other'
  const names = belowOf(element, 'Names')
    .flatMap(list => list.children)
    .map(one => ({
      name: ukNameParts.map(part => textIn(one, part)).join(' '),
      quality: ukQuality(textIn(one, 'NameType'), textIn(one, 'AliasStrength')),
    }))
  const primary = names.filter(({ quality }) => quality === 'primary')
  return {
    ...emptyEntity(textIn(element, 'UniqueID'), kind),
    names: [
      ...primary,
      ...names.filter(({ quality }) => quality !== 'primary'),
      ...textsBelow(element, 'NameNonLatinScript').map(name => ({ name, quality: 'strong' as const })),
    ],
    programmes: textsBelow(element, 'RegimeName'),
    births: textsBelow(element, 'DOB').flatMap(datesOrText),
    countries: countries.flatMap(name => textsBelow(element, name)),
    genders: textsBelow(element, 'Gender').flatMap(genderOf),
    identifiers: identifiers.flatMap(([name, type]) =>
      textsBelow(element, name).map(value => ({ type, value, country: null })),
    ),
    positions: textsBelow(element, 'Position'),
    links: textsBelow(element, 'Website'),
    remarks: textIn(element, 'OtherInformation') || null,
  }
}

const countries = ['Nationality', 'AddressCountry', 'CurrentBelievedFlagOfShip']

const identifiers = [
  ['PassportNumber', 'Passport'],
  ['NationalIdentifierNumber', 'National identifier'],
  ['BusinessRegistrationNumber', 'Registration number'],
  ['IMONumber', 'IMO number'],
] as const
