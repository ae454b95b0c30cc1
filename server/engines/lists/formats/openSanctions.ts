import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'
import { genderOf } from '../cleanEntity.ts'
import { datesOrText } from '../dates.ts'
import { emptyEntity, type ListEntity, type ListFile } from '../entity.ts'
import { ListFileError } from '../listFileError.ts'
import { LeftOut, type ListReader } from '../reader.ts'
import { textLines } from '../text.ts'
import { ftmCountry, ftmKinds, listedForTopics } from './ftmWords.ts'

interface FtmEntity {
  id: string
  caption?: string
  schema: string
  properties: Record<string, (string | FtmEntity)[] | undefined>
  last_change?: string | null
}

/**
 * OpenSanctions' `targets.nested.json` and entities of Follow the Money, `entities.ftm.json`: one entity in JSON per line. In the second,
 * the programmes stand in lines of their own, so it is read twice.
 */
export const openSanctions: ListReader = {
  format: 'open-sanctions',
  recognises: ({ text }) => text.startsWith('{') && /"schema"\s*:/.test(text) && /"properties"\s*:/.test(text),
  read([file]) {
    let newest: string | null = null
    const leftOut = new LeftOut()
    async function* entities() {
      const programmes = await programmesByEntity(file)
      for await (const entity of ftmEntities(file)) {
        const kind = ftmKinds[entity.schema]
        if (!kind) {
          leftOut.add(entity.schema)
          continue
        }
        const changed = entity.last_change?.slice(0, 10)
        if (changed && (newest === null || changed > newest)) newest = changed
        yield entityOf(entity, kind, programmes.get(entity.id) ?? [])
      }
    }
    return { entities: entities(), publishedOn: () => newest, leftOut: () => leftOut.counts() }
  },
}

async function* ftmEntities(file: ListFile): AsyncGenerator<FtmEntity> {
  for await (const { line, text } of textLines(await file.open())) yield parseLine(line, text)
}

function parseLine(line: number, text: string): FtmEntity {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ListFileError('brokenJson', { line })
  }
  const { id, schema, properties } = (value ?? {}) as Partial<FtmEntity>
  if (typeof id !== 'string' || typeof schema !== 'string' || typeof properties !== 'object' || properties === null)
    throw new ListFileError('noEntity', { line })
  return value as FtmEntity
}

async function programmesByEntity(file: ListFile): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  // A few hundred programmes, each on thousands of lines: one copy of each is kept.
  const copies = new Map<string, string>()
  const copyOf = (text: string) => copies.get(text) ?? copies.set(text, text).get(text) ?? text
  for await (const { line, text } of textLines(await file.open())) {
    // Most lines are no sanctions; parsing them twice would take half of the time.
    if (!text.includes('"schema"') || !/"schema":\s*"Sanction"/.test(text)) continue
    const sanction = parseLine(line, text)
    if (sanction.schema !== 'Sanction') continue
    for (const id of texts(sanction, 'entity'))
      found.set(id, [...new Set([...(found.get(id) ?? []), ...programmesOf(sanction).map(copyOf)])])
  }
  return found
}

const programmesOf = (sanction: FtmEntity) => {
  const programmes = texts(sanction, 'program')
  return programmes.length > 0 ? programmes : texts(sanction, 'authority')
}

const valuesOf = ({ properties }: FtmEntity, ...names: string[]) =>
  names.flatMap(name => (Array.isArray(properties[name]) ? properties[name] : []))

const texts = (entity: FtmEntity, ...names: string[]): string[] =>
  valuesOf(entity, ...names).filter(value => typeof value === 'string')

const nested = (entity: FtmEntity, ...names: string[]): FtmEntity[] =>
  valuesOf(entity, ...names).filter(
    (value): value is FtmEntity => typeof value === 'object' && value !== null && typeof value.properties === 'object',
  )

const identifiers = {
  passportNumber: 'Passport',
  idNumber: 'Identity number',
  taxNumber: 'Tax number',
  registrationNumber: 'Registration number',
  innCode: 'INN',
  ogrnCode: 'OGRN',
  leiCode: 'LEI',
  imoNumber: 'IMO number',
} as const

function entityOf(entity: FtmEntity, kind: EntryKind, programmes: string[]): ListEntity {
  const topics = texts(entity, 'topics')
  const main = entity.caption ?? texts(entity, 'name')[0] ?? ''
  const strong = texts(entity, 'name', 'alias', 'previousName', 'abbreviation')
  return {
    ...emptyEntity(entity.id, kind),
    listedFor: listedForTopics(topics),
    names: [
      { name: main, quality: 'primary' },
      ...strong.map(name => ({ name, quality: 'strong' as const })),
      ...texts(entity, 'weakAlias').map(name => ({ name, quality: 'weak' as const })),
    ],
    programmes: [...programmes, ...nested(entity, 'sanctions').flatMap(programmesOf)],
    births: texts(entity, 'birthDate', 'incorporationDate').flatMap(datesOrText),
    countries: texts(entity, 'nationality', 'citizenship', 'country', 'jurisdiction', 'flag').map(ftmCountry),
    genders: texts(entity, 'gender').flatMap(genderOf),
    identifiers: Object.entries(identifiers).flatMap(([name, type]) =>
      texts(entity, name).map(value => ({ type, value, country: null })),
    ),
    positions: texts(entity, 'position'),
    // A relative or close associate; the tier of an office is not in these files.
    tier: topics.includes('role.rca') && !topics.includes('role.pep') ? 3 : null,
    links: texts(entity, 'sourceUrl', 'website'),
    remarks: texts(entity, 'notes')[0] ?? null,
  }
}
