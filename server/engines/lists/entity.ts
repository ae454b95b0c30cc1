import type { Readable } from 'node:stream'
import type { EntryKind, ListKind } from '../../../contracts/screening/watchLists.ts'

/** A name of an entry. `weak` is an alias that the list itself calls low quality: it hits too many. */
export interface EntryName {
  name: string
  quality: 'primary' | 'strong' | 'weak'
}

export interface EntryIdentifier {
  /** In the list's own words, such as `Passport`. */
  type: string
  value: string
  /** ISO 3166 alpha-2. */
  country: string | null
}

/** One person, organisation, ship or aircraft as a list describes it. Values that a list does not have are empty. */
export interface ListEntity {
  /** The list's own id, stable from version to version. */
  sourceId: string
  kind: EntryKind
  /** What the entry itself says about why it is listed; null leaves it to the list. */
  listedFor: ListKind | null
  /** At least one; the first is the main one. */
  names: EntryName[]
  programmes: string[]
  /** ISO dates, whole or in part: `1964`, `1964-10`, `1964-10-08`. Before `readList` has cleaned the entry, also what a list writes and we cannot read. */
  births: string[]
  /** ISO 3166 alpha-2 where the list's word is a country's, otherwise the word. */
  countries: string[]
  genders: ('male' | 'female')[]
  identifiers: EntryIdentifier[]
  positions: string[]
  /** Of a politically exposed person: 1 national, 2 regional, 3 local or a relative; null if the list does not say. */
  tier: 1 | 2 | 3 | null
  links: string[]
  remarks: string | null
}

/** A file that can be read from its start, more than once. */
export interface ListFile {
  name: string
  open(): Readable | Promise<Readable>
}

/** The entries of one or more files that belong together. The rest is known once the entries have been read. */
export interface ListReading {
  entities: AsyncIterable<ListEntity>
  /** ISO date, if the file says it. */
  publishedOn(): string | null
  /** How much of the file is not searched: records that are no entries, by the file's own word for them. */
  leftOut?(): Record<string, number>
}

export const emptyEntity = (sourceId: string, kind: EntryKind): ListEntity => ({
  sourceId,
  kind,
  listedFor: null,
  names: [],
  programmes: [],
  births: [],
  countries: [],
  genders: [],
  identifiers: [],
  positions: [],
  tier: null,
  links: [],
  remarks: null,
})
