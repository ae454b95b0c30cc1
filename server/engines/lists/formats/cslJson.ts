import { genderOf } from '../cleanEntity.ts'
import { datesOrText } from '../dates.ts'
import { emptyEntity, type ListEntity } from '../entity.ts'
import { jsonObjects } from '../jsonObjects.ts'
import { ListFileError } from '../listFileError.ts'
import type { ListReader } from '../reader.ts'
import { cslKinds } from './cslWords.ts'

type Values = Record<string, unknown>

const required = ['id', 'source', 'name', 'alt_names', 'type']

/** The same list as JSON: one document with all entries in `results`. */
export const cslJson: ListReader = {
  format: 'us-csl-json',
  recognises: ({ text }) => text.startsWith('{') && /"results"\s*:\s*\[/.test(text) && !text.includes('"DATA_SOURCE"'),
  read([file]) {
    async function* entities() {
      let isFirst = true
      for await (const record of jsonObjects(await file.open(), 'results')) {
        const missing = required.filter(name => !(name in record))
        if (isFirst && missing.length > 0)
          throw new ListFileError('headingsMissing', { format: 'us-csl-json', missing: missing.join(', ') })
        isFirst = false
        yield entityOf(record)
      }
    }
    return { entities: entities(), publishedOn: () => null }
  },
}

const text = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

const list = (values: Values, name: string): unknown[] => {
  const value = values[name]
  return Array.isArray(value) ? value : []
}

const texts = (values: Values, name: string): string[] => list(values, name).filter(one => typeof one === 'string')

const objects = (values: Values, name: string): Values[] =>
  list(values, name).filter((one): one is Values => typeof one === 'object' && one !== null)

function entityOf(record: Values): ListEntity {
  const ids = objects(record, 'ids').map(one => ({
    type: text(one, 'type') || 'Document',
    value: text(one, 'number'),
    country: text(one, 'country') || null,
  }))
  return {
    ...emptyEntity(text(record, 'id'), cslKinds[text(record, 'type').toLowerCase()] ?? 'other'),
    names: [
      { name: text(record, 'name'), quality: 'primary' },
      ...texts(record, 'alt_names').map(name => ({ name, quality: 'strong' as const })),
    ],
    programmes: [...texts(record, 'programs'), text(record, 'source')],
    births: texts(record, 'dates_of_birth').flatMap(datesOrText),
    countries: [
      ...texts(record, 'nationalities'),
      ...texts(record, 'citizenships'),
      ...objects(record, 'addresses').map(address => text(address, 'country')),
      text(record, 'vessel_flag'),
    ],
    genders: ids.filter(({ type }) => type === 'Gender').flatMap(({ value }) => genderOf(value)),
    identifiers: ids.filter(({ type }) => type !== 'Gender' && type !== 'Website'),
    positions: [text(record, 'title')],
    links: [text(record, 'source_information_url')],
    remarks: text(record, 'remarks') || null,
  }
}
