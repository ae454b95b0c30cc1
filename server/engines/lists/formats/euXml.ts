import { genderOf } from '../cleanEntity.ts'
import { datesOrText } from '../dates.ts'
import { emptyEntity, type ListEntity } from '../entity.ts'
import type { ListReader } from '../reader.ts'
import { childrenOf, textIn, type XmlElement, xmlRecords } from '../xmlRecords.ts'
import { euKinds } from './euWords.ts'

const options = {
  root: 'export',
  records: ['sanctionEntity'],
  required: { format: 'eu-xml', children: { sanctionEntity: ['subjectType', 'nameAlias', 'regulation'] } },
} as const

/** The European Union's consolidated list of financial sanctions, XML (full, schema 1.1): `export` with `sanctionEntity`. */
export const euXml: ListReader = {
  format: 'eu-xml',
  recognises: ({ root }) => root === options.root,
  read([file]) {
    let published: string | null = null
    const onRoot = ({ generationDate }: Record<string, string>) => {
      published = generationDate?.slice(0, 10) ?? null
    }
    async function* entities() {
      for await (const element of xmlRecords(await file.open(), { ...options, onRoot })) yield entityOf(element)
    }
    return { entities: entities(), publishedOn: () => published }
  },
}

function entityOf(element: XmlElement): ListEntity {
  const { attributes } = element
  const subject = childrenOf(element, 'subjectType')[0]?.attributes
  const aliases = childrenOf(element, 'nameAlias')
  const known = (name: string) => (name === 'UNKNOWN' ? '' : name)
  return {
    ...emptyEntity(
      attributes.euReferenceNumber || attributes.logicalId || '',
      euKinds[subject?.classificationCode ?? ''] ?? euKinds[subject?.code ?? ''] ?? 'other',
    ),
    names: aliases.map(({ attributes: alias }, at) => ({
      name: alias.wholeName || [alias.firstName, alias.middleName, alias.lastName].join(' '),
      quality: at === 0 ? 'primary' : alias.strong === 'false' ? 'weak' : 'strong',
    })),
    programmes: childrenOf(element, 'regulation').map(({ attributes: { programme } }) => programme ?? ''),
    births: childrenOf(element, 'birthdate').flatMap(({ attributes: { birthdate, year } }) =>
      datesOrText(birthdate || year || ''),
    ),
    countries: ['citizenship', 'address'].flatMap(name =>
      childrenOf(element, name).map(one => known(one.attributes.countryIso2Code ?? '').replace(/^00$/, '')),
    ),
    genders: aliases.flatMap(({ attributes: { gender } }) => genderOf(gender ?? '')),
    identifiers: childrenOf(element, 'identification').map(({ attributes: one }) => ({
      type: one.identificationTypeDescription || one.identificationTypeCode || 'Document',
      value: one.number || one.latinNumber || '',
      country: known(one.countryIso2Code ?? '') || null,
    })),
    positions: aliases.map(({ attributes: alias }) => alias.function ?? ''),
    links: childrenOf(element, 'regulation').flatMap(regulation =>
      [...childrenOf(regulation, 'publicationUrl')].map(url => textIn(url)),
    ),
    remarks: textIn(element, 'remark') || null,
  }
}
