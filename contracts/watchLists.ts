import type { Choice } from './resources/field.ts'
import { text } from './text.ts'

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
  sanctions: { label: text('Sanctions', 'प्रतिबंध'), tone: 'danger' },
  pep: { label: text('Politically exposed', 'राजनीतिक पद'), tone: 'warning' },
  adverse_media: { label: text('Adverse media', 'नकारात्मक खबरें'), tone: 'info' },
  own: { label: text('Own list', 'अपनी लिस्ट'), tone: 'neutral' },
}

export const listFormatChoices: Record<ListFormat, Choice> = {
  ofac: { label: text('OFAC CSV', 'OFAC CSV') },
  un: { label: text('UN consolidated XML', 'UN की संयुक्त XML') },
  'eu-xml': { label: text('EU consolidated XML', 'EU की संयुक्त XML') },
  'eu-csv': { label: text('EU consolidated CSV', 'EU की संयुक्त CSV') },
  uk: { label: text('UK consolidated CSV', 'UK की संयुक्त CSV') },
  'open-sanctions': { label: text('OpenSanctions JSON', 'OpenSanctions JSON') },
  'own-csv': { label: text('CSV with a heading', 'शीर्षक वाली CSV') },
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

/** A list as a whole: whether it is searched, and how its last import went. */
export const listStates = ['empty', 'ready', 'importing', 'failed'] as const

export type ListState = (typeof listStates)[number]

export const listStateChoices: Record<ListState, Choice> = {
  empty: { label: text('Not imported', 'इम्पोर्ट नहीं हुई') },
  ready: { label: text('Searched', 'खोजी जाती है'), tone: 'success' },
  importing: { label: text('Importing', 'इम्पोर्ट जारी'), tone: 'info' },
  failed: { label: text('Last import failed', 'पिछला इम्पोर्ट नहीं हुआ'), tone: 'danger' },
}

export const listVersionStateChoices: Record<ListVersionState, Choice> = {
  importing: { label: text('Importing', 'इम्पोर्ट जारी'), tone: 'info' },
  current: { label: text('Current', 'मौजूदा'), tone: 'success' },
  former: { label: text('Former', 'पुराना') },
  failed: { label: text('Failed', 'नहीं हुआ'), tone: 'danger' },
  rolledBack: { label: text('Rolled back', 'वापस लिया'), tone: 'warning' },
}

/** What a version did to the entries of the one before it. */
export const entryChanges = ['added', 'changed', 'removed'] as const

export type EntryChange = (typeof entryChanges)[number]
