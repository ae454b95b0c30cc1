import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'
import { genderOf } from '../cleanEntity.ts'
import { datesOrText } from '../dates.ts'
import { type EntryIdentifier, type EntryName, emptyEntity, type ListEntity } from '../entity.ts'
import { ListFileError } from '../listFileError.ts'
import { LeftOut, type ListReader } from '../reader.ts'
import { textLines } from '../text.ts'
import { listedForTopics } from './ftmWords.ts'

type Values = Record<string, unknown>

const kinds: Record<string, EntryKind> = {
  PERSON: 'person',
  ORGANIZATION: 'organisation',
  VESSEL: 'vessel',
  AIRCRAFT: 'aircraft',
  // The record does not say.
  '': 'other',
}

/**
 * Records in Senzing's entity specification, one in JSON per line, such as OpenSanctions' `senzing.json`
 * (https://www.senzing.com/docs/entity_specification/). Their features stand in the record itself or in lists of any name.
 */
export const senzing: ListReader = {
  format: 'senzing',
  recognises: ({ text }) => text.startsWith('{') && /"DATA_SOURCE"\s*:/.test(text) && /"RECORD_ID"\s*:/.test(text),
  read([file]) {
    let newest: string | null = null
    const leftOut = new LeftOut()
    async function* entities() {
      for await (const { line, text } of textLines(await file.open())) {
        const record = parseLine(line, text)
        const changed = textOf(record, 'LAST_CHANGE').slice(0, 10)
        if (changed && (newest === null || changed > newest)) newest = changed
        const type = textOf(record, 'RECORD_TYPE').toUpperCase()
        const kind = kinds[type]
        if (kind) yield entityOf(record, kind)
        else leftOut.add(type)
      }
    }
    return { entities: entities(), publishedOn: () => newest, leftOut: () => leftOut.counts() }
  },
}

function parseLine(line: number, text: string): Values {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ListFileError('brokenJson', { line })
  }
  const { DATA_SOURCE, RECORD_ID } = (value ?? {}) as Values
  if (typeof DATA_SOURCE !== 'string' || (typeof RECORD_ID !== 'string' && typeof RECORD_ID !== 'number'))
    throw new ListFileError('noRecord', { line })
  return value as Values
}

const textOf = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The record itself and every object in its lists. */
const featuresOf = (record: Values): Values[] => [
  record,
  ...Object.values(record).flatMap(value =>
    Array.isArray(value) ? value.filter((one): one is Values => typeof one === 'object' && one !== null) : [],
  ),
]

function entityOf(record: Values, kind: EntryKind): ListEntity {
  const features = featuresOf(record)
  const texts = (...names: string[]) =>
    features.flatMap(feature => names.map(name => textOf(feature, name))).filter(Boolean)
  const names = features.flatMap(namesOf)
  return {
    ...emptyEntity(textOf(record, 'RECORD_ID'), kind),
    listedFor: listedForTopics(texts('TOPIC')),
    names: [...names.filter(({ quality }) => quality === 'primary'), ...names.filter(one => one.quality !== 'primary')],
    programmes: texts('PROGRAM', 'PROGRAM_ID'),
    births: texts('DATE_OF_BIRTH', 'REGISTRATION_DATE').flatMap(datesOrText),
    countries: texts('NATIONALITY', 'CITIZENSHIP', 'COUNTRY_OF_ASSOCIATION', 'REGISTRATION_COUNTRY'),
    genders: texts('GENDER').flatMap(genderOf),
    identifiers: features.flatMap(identifiersOf),
    positions: texts('POSITION', 'JOB_TITLE'),
    links: texts('SOURCE_URL', 'WEBSITE_ADDRESS', 'URL'),
    remarks: texts('REMARKS', 'NOTES')[0] ?? null,
  }
}

function namesOf(feature: Values): EntryName[] {
  const parts = ['NAME_FIRST', 'NAME_MIDDLE', 'NAME_LAST'].map(part => textOf(feature, part)).filter(Boolean)
  const name = textOf(feature, 'NAME_FULL') || textOf(feature, 'NAME_ORG') || parts.join(' ')
  if (!name) return []
  const type = textOf(feature, 'NAME_TYPE')
  return [{ name, quality: type === '' || type === 'PRIMARY' ? 'primary' : 'strong' }]
}

/** `PASSPORT_NUMBER` with its `PASSPORT_COUNTRY`, and numbers whose type stands in a field of its own. */
function identifiersOf(feature: Values): EntryIdentifier[] {
  return identifiers.flatMap(([name, type]) => {
    const value = textOf(feature, `${name}_NUMBER`)
    const country = textOf(feature, `${name}_COUNTRY`) || null
    // The record names itself too.
    const own = textOf(feature, `${name}_TYPE`)
    return value && own !== 'OPEN_SANCTIONS' ? [{ type: own || type, value, country }] : []
  })
}

const identifiers = [
  ['PASSPORT', 'Passport'],
  ['NATIONAL_ID', 'Identity number'],
  ['TAX_ID', 'Tax number'],
  ['OTHER_ID', 'Document'],
  ['SSN', 'Social security number'],
  ['LEI', 'LEI'],
  ['DUNS', 'DUNS'],
  ['IMO', 'IMO number'],
  ['MMSI', 'MMSI'],
] as const
