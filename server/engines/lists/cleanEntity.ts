import { createHash } from 'node:crypto'
import { countryCode } from '../../../contracts/platform/countryCodes.ts'
import { isReadDate } from './dates.ts'
import type { ListEntity } from './entity.ts'

/** Far beyond what a published list has; more would only slow the search. */
const MAX_NAMES = 500
const MAX_VALUES = 200
const MAX_CHARACTERS = 400

const spaces = /\s+/g

const collapseSpaces = (text: string) => text.replaceAll(spaces, ' ').trim()

function distinct(values: string[]): string[] {
  const found = new Set<string>()
  for (const value of values) {
    const text = collapseSpaces(value)
    if (text && text.length <= MAX_CHARACTERS && found.size < MAX_VALUES) found.add(text)
  }
  return [...found]
}

/** Spaces collapsed, repeated and overlong values and unread births dropped, countries as codes; null if no name is left. */
export function cleanEntity(entity: ListEntity): ListEntity | null {
  const names = new Map<string, ListEntity['names'][number]>()
  for (const { name, quality } of entity.names) {
    const text = collapseSpaces(name)
    if (text && text.length <= MAX_CHARACTERS && !names.has(text) && names.size < MAX_NAMES)
      names.set(text, { name: text, quality })
  }
  const [main, ...others] = names.values()
  if (!main) return null
  return {
    ...entity,
    sourceId: collapseSpaces(entity.sourceId),
    names: [{ ...main, quality: 'primary' }, ...others],
    programmes: distinct(entity.programmes),
    births: distinct(entity.births.filter(isReadDate)),
    countries: distinct(entity.countries.map(country => countryCode(country) ?? '')),
    genders: [...new Set(entity.genders)],
    identifiers: cleanIdentifiers(entity),
    positions: distinct(entity.positions),
    links: distinct(entity.links).filter(link => /^https?:\/\//.test(link)),
    remarks: entity.remarks && collapseSpaces(entity.remarks).slice(0, 2_000),
  }
}

function cleanIdentifiers({ identifiers }: ListEntity): ListEntity['identifiers'] {
  const found = new Map<string, ListEntity['identifiers'][number]>()
  for (const { type, value, country } of identifiers) {
    const text = collapseSpaces(value).slice(0, MAX_CHARACTERS)
    if (text && found.size < MAX_VALUES)
      found.set(`${type} ${text}`, {
        type: collapseSpaces(type).slice(0, 80),
        value: text,
        country: country && countryCode(country),
      })
  }
  return [...found.values()]
}

/** The same for two entries exactly when everything that is kept of them is the same. */
export const contentHash = (entity: ListEntity): string =>
  createHash('sha256').update(JSON.stringify(entity)).digest('base64url').slice(0, 22)

/** A gender in a list's words. */
export function genderOf(written: string): ListEntity['genders'] {
  const word = written.trim().toLowerCase()
  if (word === 'm' || word === 'male') return ['male']
  return word === 'f' || word === 'female' ? ['female'] : []
}
