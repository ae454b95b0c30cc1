import { type Choice, choice } from './resources/field.ts'

/** Why somebody stands on a list, the gravest first. */
export const listKinds = ['sanctions', 'pep', 'adverse_media', 'own'] as const

export type ListKind = (typeof listKinds)[number]

/** What an entry of a list is. Only people and organisations are screened; ships and aircraft are kept for their owners' sake. */
export const entryKinds = ['person', 'organisation', 'vessel', 'aircraft', 'other'] as const

export type EntryKind = (typeof entryKinds)[number]

/** The formats of list files, recognised by their content. */
export const listFormats = ['ofac', 'un', 'eu-xml', 'eu-csv', 'uk', 'open-sanctions', 'own-csv'] as const

export type ListFormat = (typeof listFormats)[number]

/** A version is searched only while it is `current`. */
export const listVersionStates = ['importing', 'current', 'former', 'failed', 'rolledBack'] as const

export type ListVersionState = (typeof listVersionStates)[number]

export const listKindChoices: Record<ListKind, Choice> = {
  sanctions: choice('Sanctions', 'प्रतिबंध', 'danger'),
  pep: choice('Politically exposed', 'राजनीतिक पद', 'warning'),
  adverse_media: choice('Adverse media', 'नकारात्मक खबरें', 'info'),
  own: choice('Own list', 'अपनी लिस्ट', 'neutral'),
}

export const listFormatChoices: Record<ListFormat, Choice> = {
  ofac: choice('OFAC CSV', 'OFAC CSV'),
  un: choice('UN consolidated XML', 'UN की संयुक्त XML'),
  'eu-xml': choice('EU consolidated XML', 'EU की संयुक्त XML'),
  'eu-csv': choice('EU consolidated CSV', 'EU की संयुक्त CSV'),
  uk: choice('UK consolidated CSV', 'UK की संयुक्त CSV'),
  'open-sanctions': choice('OpenSanctions JSON', 'OpenSanctions JSON'),
  'own-csv': choice('CSV with a heading', 'शीर्षक वाली CSV'),
}

/** The list that a format belongs to, if nobody names another. */
export const usualLists: Partial<Record<ListFormat, { name: string; kind: ListKind }>> = {
  ofac: { name: 'OFAC SDN', kind: 'sanctions' },
  un: { name: 'UN Security Council', kind: 'sanctions' },
  'eu-xml': { name: 'EU financial sanctions', kind: 'sanctions' },
  'eu-csv': { name: 'EU financial sanctions', kind: 'sanctions' },
  uk: { name: 'UK financial sanctions', kind: 'sanctions' },
  'open-sanctions': { name: 'OpenSanctions', kind: 'sanctions' },
}
