import type { Choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'

/** Why somebody stands on a list, the gravest first. */
export const listKinds = ['sanctions', 'pep', 'adverse_media', 'own'] as const

export type ListKind = (typeof listKinds)[number]

/** What an entry of a list is. Only people and organisations are screened; ships and aircraft are kept for their owners' sake. */
export const entryKinds = ['person', 'organisation', 'vessel', 'aircraft', 'other'] as const

export type EntryKind = (typeof entryKinds)[number]

export const entryKindChoices: Record<EntryKind, Choice> = {
  person: { label: text('People', 'व्यक्ति') },
  organisation: { label: text('Organisations', 'संगठन') },
  vessel: { label: text('Vessels', 'जहाज़') },
  aircraft: { label: text('Aircraft', 'विमान') },
  other: { label: text('Kind not stated', 'प्रकार नहीं बताया') },
}

/** The formats of list files, recognised by their content. `uk` is the former list of the UK, which is imported no more. */
export const listFormats = [
  'ofac',
  'ofac-xml',
  'ofac-advanced',
  'un',
  'eu-xml',
  'eu-csv',
  'uk',
  'uk-csv',
  'uk-xml',
  'us-csl-csv',
  'us-csl-json',
  'open-sanctions',
  'open-sanctions-csv',
  'senzing',
  'own-csv',
] as const

export type ListFormat = (typeof listFormats)[number]

/** A version is searched only while it is `current`. */
export const listVersionStates = ['importing', 'current', 'former', 'failed', 'rolledBack'] as const

export type ListVersionState = (typeof listVersionStates)[number]

/**
 * Where a list comes from: made up for the sandbox, published by an authority or a collector of lists, or kept by the customer or by
 * staff in our own format.
 */
export const listOrigins = ['sample', 'published', 'own'] as const

export type ListOrigin = (typeof listOrigins)[number]

export const listOriginChoices: Record<ListOrigin, Choice> = {
  sample: { label: text('Sample, made-up entries', 'नमूना, बनावटी एंट्रियाँ'), tone: 'warning' },
  published: { label: text('Published', 'प्रकाशित') },
  own: { label: text('Own', 'अपनी') },
}

export const listKindChoices: Record<ListKind, Choice> = {
  sanctions: { label: text('Sanctions', 'प्रतिबंध'), tone: 'danger' },
  pep: { label: text('Politically exposed', 'राजनीतिक पद'), tone: 'warning' },
  adverse_media: { label: text('Adverse media', 'नकारात्मक खबरें'), tone: 'info' },
  own: { label: text('Own list', 'अपनी लिस्ट'), tone: 'neutral' },
}

export const listFormatChoices: Record<ListFormat, Choice> = {
  ofac: { label: text('OFAC CSV', 'OFAC CSV') },
  'ofac-xml': { label: text('OFAC XML', 'OFAC XML') },
  'ofac-advanced': { label: text('OFAC advanced XML', 'OFAC एडवांस्ड XML') },
  un: { label: text('UN consolidated XML', 'UN की संयुक्त XML') },
  'eu-xml': { label: text('EU consolidated XML', 'EU की संयुक्त XML') },
  'eu-csv': { label: text('EU consolidated CSV', 'EU की संयुक्त CSV') },
  uk: { label: text('UK consolidated CSV (closed)', 'UK की संयुक्त CSV (बंद)') },
  'uk-csv': { label: text('UK Sanctions List CSV', 'UK प्रतिबंध लिस्ट CSV') },
  'uk-xml': { label: text('UK Sanctions List XML', 'UK प्रतिबंध लिस्ट XML') },
  'us-csl-csv': { label: text('US Consolidated Screening List CSV', 'US की संयुक्त जाँच लिस्ट CSV') },
  'us-csl-json': { label: text('US Consolidated Screening List JSON', 'US की संयुक्त जाँच लिस्ट JSON') },
  'open-sanctions': { label: text('OpenSanctions JSON', 'OpenSanctions JSON') },
  'open-sanctions-csv': { label: text('OpenSanctions CSV', 'OpenSanctions CSV') },
  senzing: { label: text('Senzing JSON', 'Senzing JSON') },
  'own-csv': { label: text('CSV with a heading', 'शीर्षक वाली CSV') },
}

const ofacList = { name: 'OFAC SDN', kind: 'sanctions' } as const
const euList = { name: 'EU financial sanctions', kind: 'sanctions' } as const
const ukList = { name: 'UK Sanctions List', kind: 'sanctions' } as const
const cslList = { name: 'US Consolidated Screening List', kind: 'sanctions' } as const
const openSanctionsList = { name: 'OpenSanctions', kind: 'sanctions' } as const

/** The other list of OFAC, whose files are of the same formats and called `cons_…`. */
const otherOfacList = { name: 'OFAC Consolidated (non-SDN)', kind: 'sanctions' } as const

/** The list that a file of a format belongs to, if nobody names another. */
export const usualListOf = (format: ListFormat, fileName: string): { name: string; kind: ListKind } | undefined =>
  usualLists[format] === ofacList && /^cons/i.test(fileName) ? otherOfacList : usualLists[format]

/** The list that a format belongs to, if nobody names another. Senzing's records and our own format belong to none. */
const usualLists: Partial<Record<ListFormat, { name: string; kind: ListKind }>> = {
  ofac: ofacList,
  'ofac-xml': ofacList,
  'ofac-advanced': ofacList,
  un: { name: 'UN Security Council', kind: 'sanctions' },
  'eu-xml': euList,
  'eu-csv': euList,
  'uk-csv': ukList,
  'uk-xml': ukList,
  'us-csl-csv': cslList,
  'us-csl-json': cslList,
  'open-sanctions': openSanctionsList,
  'open-sanctions-csv': openSanctionsList,
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
