import { type Text, text } from '../platform/text.ts'
import type { EnvelopeDraft } from './draft.ts'
import { isTyped } from './fieldKinds.ts'

/* A template is sent to many with one row for each envelope. These are its columns: who gets it, and what stands in it beforehand. */

export const recipientParts = ['name', 'email', 'phone'] as const
export type RecipientPart = (typeof recipientParts)[number]

interface Target {
  title: object
  recipient: { place: number; part: RecipientPart }
  /** The places of the fields in the draft: those of a recipient with the same label have the same value. */
  fields: { places: number[]; label: string }
}

export type BulkColumn = {
  [Of in keyof Target]: { of: Of; header: Text } & Target[Of]
}[keyof Target]

/** The name of a column's value in the rows of the API, and of its problems. */
export const columnKey = (column: BulkColumn): string => {
  if (column.of === 'title') return 'title'
  return column.of === 'recipient' ? `recipients.${column.place}.${column.part}` : `values.${column.header.en}`
}

/** Headers are compared without case, spaces and punctuation. */
export const headerKey = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || header.trim()

/** The columns of a template, each with a header of its own in both languages. */
export function bulkColumnsOf(draft: EnvelopeDraft): BulkColumn[] {
  const columns: BulkColumn[] = draft.recipients.flatMap((_, place) =>
    recipientParts.map(part => ({
      of: 'recipient' as const,
      place,
      part,
      header: recipientHeader(part, draft.recipients.length > 1 ? place + 1 : null),
    })),
  )
  const title = { of: 'title', header: text('Document title', 'दस्तावेज़ का शीर्षक') } as const
  const taken = new Set([...columns, title].flatMap(({ header }) => [headerKey(header.en), headerKey(header.hi)]))
  for (const { label, owner, places } of labelledFields(draft)) {
    const number = draft.recipients.findIndex(({ id }) => id === owner) + 1
    const header = [
      text(label, label),
      text(`Recipient ${number}: ${label}`, `व्यक्ति ${number}: ${label}`),
      text(`Field ${(places[0] ?? 0) + 1}: ${label}`, `फ़ील्ड ${(places[0] ?? 0) + 1}: ${label}`),
    ].find(({ en, hi }) => !taken.has(headerKey(en)) && !taken.has(headerKey(hi)))
    if (!header) continue
    taken.add(headerKey(header.en)).add(headerKey(header.hi))
    columns.push({ of: 'fields', header, label, places })
  }
  return [...columns, title]
}

function recipientHeader(part: RecipientPart, number: number | null): Text {
  const words = { name: text('Name', 'नाम'), email: text('E-mail', 'ईमेल'), phone: text('Phone', 'फ़ोन') }[part]
  return number === null
    ? words
    : text(`Recipient ${number} ${words.en.toLowerCase()}`, `व्यक्ति ${number} का ${words.hi}`)
}

/** Fields that can be filled in beforehand, by their recipient and label. A label of two recipients comes with both names. */
function labelledFields({ fields }: EnvelopeDraft) {
  const groups = new Map<string, { label: string; owner: string; places: number[] }>()
  fields.forEach(({ kind, label, recipient }, place) => {
    if (!isTyped(kind) || label === '') return
    const key = JSON.stringify([recipient, kind, headerKey(label)])
    const group = groups.get(key) ?? { label, owner: recipient, places: [] }
    group.places.push(place)
    groups.set(key, group)
  })
  return [...groups.values()]
}
