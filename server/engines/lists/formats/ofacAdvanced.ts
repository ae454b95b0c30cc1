import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'
import { genderOf } from '../cleanEntity.ts'
import { datesOrText } from '../dates.ts'
import { type EntryIdentifier, type EntryName, emptyEntity, type ListEntity, type ListFile } from '../entity.ts'
import type { ListReader } from '../reader.ts'
import { belowOf, childrenOf, textIn, type XmlElement, xmlRecords } from '../xmlRecords.ts'
import { siteOf } from './ofacRemarks.ts'

const ROOT = 'Sanctions'

const required = {
  format: 'ofac-advanced',
  children: {
    ReferenceValueSets: ['PartySubTypeValues', 'PartyTypeValues', 'FeatureTypeValues', 'CountryValues'],
    DistinctParty: ['Profile'],
  },
} as const

/** What the parties refer to. The programmes of the entries stand after the parties, so the file is read twice. */
interface References {
  /** The label of a reference value, by its element's name and ID. */
  label: (element: string, id: string | undefined) => string
  /** The element itself. */
  value: (element: string, id: string | undefined) => XmlElement | undefined
  /** The country's name by the location's ID. */
  locations: Map<string, string>
  documents: Map<string, EntryIdentifier[]>
  /** By the profile's ID. */
  programmes: Map<string, Set<string>>
  published: string | null
}

/** OFAC's lists in the advanced standard (UN 1267/1988 data model): `sdn_advanced.xml` and `cons_advanced.xml`. */
export const ofacAdvanced: ListReader = {
  format: 'ofac-advanced',
  recognises: ({ root }) => root === ROOT,
  read([file]) {
    let published: string | null = null
    async function* entities() {
      const references = await readReferences(file)
      published = references.published
      for await (const party of xmlRecords(await file.open(), { root: ROOT, records: ['DistinctParty'], required }))
        yield entityOf(party, references)
    }
    return { entities: entities(), publishedOn: () => published }
  },
}

async function readReferences(file: ListFile): Promise<References> {
  const values = new Map<string, XmlElement>()
  const value = (element: string, id: string | undefined) => values.get(`${element} ${id}`)
  const label = (element: string, id: string | undefined) => value(element, id)?.text.trim() ?? ''
  const found: References = {
    label,
    value,
    locations: new Map(),
    documents: new Map(),
    programmes: new Map(),
    published: null,
  }
  const records = ['DateOfIssue', 'ReferenceValueSets', 'Location', 'IDRegDocument', 'SanctionsEntry']
  for await (const element of xmlRecords(await file.open(), { root: ROOT, records, required })) {
    if (element.name === 'DateOfIssue') found.published ??= dateOf(element)
    else if (element.name === 'ReferenceValueSets')
      for (const one of element.children.flatMap(({ children }) => children))
        values.set(`${one.name} ${one.attributes.ID}`, one)
    else addReference(found, element)
  }
  return found
}

function addReference({ label, locations, documents, programmes }: References, element: XmlElement): void {
  const { ID = '', IdentityID = '', ProfileID = '' } = element.attributes
  if (element.name === 'Location') {
    const country = label('Country', belowOf(element, 'LocationCountry')[0]?.attributes.CountryID)
    if (country) locations.set(ID, country)
  } else if (element.name === 'IDRegDocument') {
    const document = {
      type: label('IDRegDocType', element.attributes.IDRegDocTypeID) || 'Document',
      value: textIn(element, 'IDRegistrationNo'),
      country: label('Country', element.attributes['IssuedBy-CountryID']) || null,
    }
    documents.set(IdentityID, [...(documents.get(IdentityID) ?? []), document])
  } else {
    const known = programmes.get(ProfileID) ?? new Set()
    for (const measure of childrenOf(element, 'SanctionsMeasure'))
      if (label('SanctionsType', measure.attributes.SanctionsTypeID) === 'Program')
        known.add(textIn(measure, 'Comment'))
    programmes.set(ProfileID, known)
  }
}

function entityOf(party: XmlElement, references: References): ListEntity {
  const profile = childrenOf(party, 'Profile')[0]
  const identities = profile ? childrenOf(profile, 'Identity') : []
  const features = profile ? childrenOf(profile, 'Feature') : []
  const featuresOf = (...labels: string[]) =>
    features.filter(one => labels.includes(references.label('FeatureType', one.attributes.FeatureTypeID)))
  const textsOf = (...labels: string[]) =>
    featuresOf(...labels).flatMap(feature =>
      belowOf(feature, 'VersionDetail').map(
        detail => textIn(detail) || references.label('DetailReference', detail.attributes.DetailReferenceID),
      ),
    )
  const countriesOf = (...labels: string[]) =>
    featuresOf(...labels)
      .flatMap(feature => belowOf(feature, 'VersionLocation'))
      .map(({ attributes }) => references.locations.get(attributes.LocationID ?? '') ?? '')
  const names = identities.flatMap(identity => namesOf(identity, references))
  return {
    ...emptyEntity(party.attributes.FixedRef ?? '', kindOf(profile, references)),
    names: [...names.filter(({ quality }) => quality === 'primary'), ...names.filter(one => one.quality !== 'primary')],
    programmes: [...(references.programmes.get(profile?.attributes.ID ?? '') ?? [])],
    births: featuresOf('Birthdate').flatMap(feature => belowOf(feature, 'DatePeriod').flatMap(birthsOf)),
    countries: countriesOf('Nationality Country', 'Citizenship Country', 'Location'),
    genders: textsOf('Gender').flatMap(genderOf),
    identifiers: [
      ...identities.flatMap(({ attributes }) => references.documents.get(attributes.ID ?? '') ?? []),
      ...textsOf('SWIFT/BIC').map(value => ({ type: 'SWIFT/BIC', value, country: null })),
    ],
    positions: textsOf('Title'),
    links: textsOf('Website').map(siteOf),
    remarks: textIn(party, 'Comment') || null,
  }
}

const subtypes: Record<string, EntryKind> = { Vessel: 'vessel', Aircraft: 'aircraft' }
const types: Record<string, EntryKind> = { Individual: 'person', Entity: 'organisation' }

/** The type of persons and entities stands behind their subtype, which is called unknown. */
function kindOf(profile: XmlElement | undefined, { label, value }: References): EntryKind {
  const subtype = value('PartySubType', profile?.attributes.PartySubTypeID)
  const type = label('PartyType', subtype?.attributes.PartyTypeID)
  return subtypes[subtype?.text.trim() ?? ''] ?? types[type] ?? 'other'
}

/** A name stands once in each script, in parts whose group says which is the family name. */
function namesOf(identity: XmlElement, { label }: References): EntryName[] {
  const groups = new Map(
    belowOf(identity, 'NamePartGroup').map(({ attributes: { ID, NamePartTypeID } }) => [
      ID,
      label('NamePartType', NamePartTypeID),
    ]),
  )
  return childrenOf(identity, 'Alias').flatMap(alias => {
    const { Primary, LowQuality } = alias.attributes
    const quality = Primary === 'true' ? 'primary' : LowQuality === 'true' ? 'weak' : 'strong'
    return childrenOf(alias, 'DocumentedName').map((documented, at) => {
      const parts = belowOf(documented, 'NamePartValue')
      const isFamily = ({ attributes }: XmlElement) => groups.get(attributes.NamePartGroupID) === 'Last Name'
      const join = (some: XmlElement[]) => some.map(one => textIn(one)).join(' ')
      const given = join(parts.filter(part => !isFamily(part)))
      const name = [join(parts.filter(isFamily)), given].filter(Boolean).join(', ')
      return { name, quality: quality === 'primary' && at > 0 ? ('strong' as const) : quality }
    })
  })
}

const numbersOf = (date: XmlElement | undefined) => ({
  year: Number(date ? textIn(date, 'Year') : 0),
  month: Number(date ? textIn(date, 'Month') : 0),
  day: Number(date ? textIn(date, 'Day') : 0),
})

const isoOf = ({ year, month, day }: ReturnType<typeof numbersOf>) =>
  [String(year), month, day].map(part => String(part).padStart(2, '0')).join('-')

function dateOf(element: XmlElement): string | null {
  const date = numbersOf(element)
  return date.year > 0 && date.month > 0 && date.day > 0 ? isoOf(date) : null
}

/** A period from its first to its last day: a day, a month, a year or a range of years. */
function birthsOf(period: XmlElement): string[] {
  const [start] = childrenOf(period, 'Start')
  const [end] = childrenOf(period, 'End')
  const first = numbersOf(start && childrenOf(start, 'From')[0])
  const last = numbersOf((end ?? start) && childrenOf((end ?? start) as XmlElement, 'To')[0])
  if (first.year === 0) return []
  if (last.year === 0 || isoOf(first) === isoOf(last)) return [isoOf(first)]
  if (first.year !== last.year) return datesOrText(`${first.year} to ${last.year}`)
  return [first.month === last.month ? isoOf(first).slice(0, 7) : String(first.year)]
}
